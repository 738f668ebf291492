import { IconFlask } from '@tabler/icons-react';
import { clsx } from 'clsx';
import ui from './styles/ui.module.css';
import styles from './test-strip.module.css';

/** The striped strip over every page of a test system, so that nobody takes its letters for real ones. */
export function TestStrip({ text }: { text: string }) {
  return (
    <aside className={clsx(ui.screenOnly, styles.root)} aria-label={text}>
      <IconFlask size={18} stroke={1.8} aria-hidden />
      {text}
    </aside>
  );
}
