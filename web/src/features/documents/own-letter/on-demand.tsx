import type { Icon } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
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
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open || !part.current) return;
    return keepInView(part.current);
  }, [open]);
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

/** Scrolls to an element as its content arrives, until the person does something else. */
function keepInView(element: HTMLElement): () => void {
  const ended = new AbortController();
  const arriving = new MutationObserver(() => element.scrollIntoView?.({ block: 'nearest' }));
  arriving.observe(element, { childList: true, subtree: true });
  ended.signal.addEventListener('abort', () => arriving.disconnect());
  for (const act of ['wheel', 'pointerdown', 'keydown']) addEventListener(act, () => ended.abort(), { capture: true, signal: ended.signal });
  return () => ended.abort();
}
