import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useText } from '../../../platform/i18n';
import { keyText } from '../../../platform/keys';
import { Button } from '../../../ui/button';
import { Form, type FormAct } from '../../../ui/forms/form';
import { useSubmitKey } from '../../../ui/forms/use-submit-key';
import ui from '../../../ui/styles/ui.module.css';
import styles from './act.module.css';
import { useLocked } from './until-shown';

interface ActFormProps {
  label: string;
  /** The tabs of the modes and the last failure. */
  head: ReactNode;
  /** The effect, next to the button. */
  effect: string;
  button: { text: string; icon: ReactNode; tone?: 'filled' | 'ghost' | 'warn' };
  /** What the pane does (`usePaneAct`); its failure is shown in the head. */
  act: FormAct;
  /** It is done on the page itself, which must have been drawn. */
  onPage?: boolean;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** The form of a pane: its fields, and a bar with the one button that does it; Ctrl+Enter presses the button from anywhere in the letter. */
export function ActForm({ label, head, effect, button, act, onPage = false, onSubmit, children }: ActFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { t } = useText();
  const isLocked = useLocked({ onPage });
  useSubmitKey(form);
  return (
    <Form ref={form} act={act} label={label} className={ui.actPane} failureInside onSubmit={() => onSubmit()}>
      <div className={ui.actColumn}>
        {head}
        <div className={styles.actBody} data-fields>
          {children}
        </div>
      </div>
      <footer className={ui.actbar}>
        <span className={clsx(ui.sm, ui.muted, ui.grow, ui.clip2)} role="status">
          {isLocked ? t('documents.notShownYet') : effect}
        </span>
        <Button type="submit" size="lg" tone={button.tone ?? 'filled'} icon={button.icon} shortcut={keyText('submit')} busy={act.busy} disabled={isLocked}>
          {button.text}
        </Button>
      </footer>
    </Form>
  );
}

/** A pane that only shows something. */
export function ActView({ label, head, children }: Pick<ActFormProps, 'label' | 'head'> & { children?: ReactNode }) {
  return (
    <section className={ui.actPane} aria-label={label}>
      <div className={ui.actColumn}>
        {head}
        <div className={styles.actBody}>{children}</div>
      </div>
    </section>
  );
}
