import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useEscape } from './dialogs/use-escape';
import ui from './styles/ui.module.css';

interface FlyoutProps {
  /** Draws the button that opens the panel. */
  button: (control: { 'aria-expanded': boolean; 'aria-controls': string | undefined; onClick: () => void }) => ReactNode;
  /** The panel's accessible name. */
  label: string;
  className?: string | undefined;
  /** Draws the panel; `close` closes it and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
}

/** Tells the panel where it begins, so that it ends with the window. */
const takeRoom = (panel: HTMLElement | null) => panel?.style.setProperty('--flyout-top', `${Math.ceil(panel.getBoundingClientRect().top)}px`);

/** A panel under a header button. It closes with Escape, a press elsewhere, and when it loses the focus. */
export function Flyout({ button, label, className = '', children }: FlyoutProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  useEscape(open, close);
  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus leaves the button and the panel
    <div
      ref={place}
      className={ui.flyoutPlace}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      {button({ 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: () => setOpen(!open) })}
      {open && (
        <section ref={takeRoom} id={id} className={clsx(ui.flyout, className)} aria-label={label}>
          {children(close)}
        </section>
      )}
    </div>
  );
}
