import { clsx } from 'clsx';
import ui from './styles/ui.module.css';
/** A bone in the shape of what is coming. Appears only after 150 ms, so that a quick answer does not flicker. */
export function Bone({ width, height = 14 }: { width: number | string; height?: number }) {
  return <div className={clsx(ui.bone, ui.shownLate)} aria-hidden style={{ width, height }} />;
}

/** A page of rows that is coming, in its place: its heading and a card with rows. */
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
