import { clsx } from 'clsx';
import ui from './styles/ui.module.css';
/** A placeholder in the shape of the content. Appears after 150 ms, so that quick answers do not flicker. */
export function Bone({ width, height = 14 }: { width: number | string; height?: number }) {
  return <div className={clsx(ui.bone, ui.shownLate)} aria-hidden style={{ width, height }} />;
}

/** The placeholder of a list page: a heading and a card with rows. */
export function ListBones() {
  return (
    <div className={ui.listBones} aria-hidden>
      <Bone width={260} height={28} />
      <div className={ui.card}>
        {[72, 58, 80, 64, 70, 52, 76].map((width) => (
          <Bone key={width} width={`${width}%`} height={18} />
        ))}
      </div>
    </div>
  );
}
