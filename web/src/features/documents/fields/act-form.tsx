import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button';

interface ActFormProps {
  /** The name of the mode. */
  label: string;
  /** The tabs of the modes and what went wrong before. */
  head: ReactNode;
  /** What will come of it, beside the button. */
  effect: string;
  button: { text: string; icon: ReactNode; tone?: 'filled' | 'warn' };
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The form of a pane: its fields, and a bar with the one button that does it; Ctrl+Enter presses the button. */
export function ActForm({ label, head, effect, button, busy, onSubmit, children }: ActFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !event.ctrlKey) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  return (
    <form ref={form} className="doc-act" noValidate aria-label={label} onSubmit={submit} onKeyDown={sendByKey}>
      <div className="doc-act-column">
        {head}
        <div className="act-body">{children}</div>
      </div>
      <footer className="actbar">
        <span className="sm muted grow clip">{effect}</span>
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
    <section className="doc-act" aria-label={label}>
      <div className="doc-act-column">
        {head}
        <div className="act-body">{children}</div>
      </div>
    </section>
  );
}
