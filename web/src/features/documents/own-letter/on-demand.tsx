import type { Icon } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useState } from 'react';
import { useIntoView } from '../../../ui/forms/use-into-view';
import ui from '../../../ui/styles/ui.module.css';
import styles from './own-letter.module.css';

interface OnDemandProps {
  label: string;
  Icon: Icon;
  children: ReactNode;
}

/** A part at the end of the story that is fetched when asked for. It is scrolled into view, since it opens below what is seen. */
export function OnDemand({ label, Icon, children }: OnDemandProps) {
  const [open, setOpen] = useState(false);
  const part = useIntoView<HTMLElement>(open);
  return (
    <section ref={part} className={styles.part}>
      <button type="button" className={clsx(ui.btn, ui.quiet, ui.sm, styles.versions)} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon size={18} stroke={1.7} aria-hidden />
        {label}
      </button>
      {open && <Suspense>{children}</Suspense>}
    </section>
  );
}
