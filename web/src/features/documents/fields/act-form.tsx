import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button';
import ui from '../../../ui/styles/ui.module.css';
import { useSubmitKey } from '../../../ui/use-submit-key';
import styles from './act.module.css';

interface ActFormProps {
  label: string;
  /** The tabs of the modes and the last failure. */
  head: ReactNode;
  /** The effect, next to the button. */
  effect: string;
  button: { text: string; icon: ReactNode; tone?: 'filled' | 'warn' };
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a pane: its fields, and a bar with the one button that does it; Ctrl+Enter presses the button from anywhere in the letter. */
export function ActForm({ label, head, effect, button, busy, onSubmit, children }: ActFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  useSubmitKey(form);
  return (
    <form ref={form} className={ui.actPane} noValidate aria-label={label} onSubmit={submit}>
      <div className={ui.actColumn}>
        {head}
        <div className={styles.actBody} data-fields>
          {children}
        </div>
      </div>
      <footer className={ui.actbar}>
        <span className={clsx(ui.sm, ui.muted, ui.grow, ui.clip)}>{effect}</span>
        <Button type="submit" size="lg" tone={button.tone ?? 'filled'} icon={button.icon} shortcut="Ctrl ↵" busy={busy}>
          {button.text}
        </Button>
      </footer>
    </form>
  );
}

/** A pane that only shows something. */
export function ActView({ label, head, children }: Pick<ActFormProps, 'label' | 'head' | 'children'>) {
  return (
    <section className={ui.actPane} aria-label={label}>
      <div className={ui.actColumn}>
        {head}
        <div className={styles.actBody}>{children}</div>
      </div>
    </section>
  );
}
