import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { FormEvent, ReactNode } from 'react';
import { useText } from '../../platform/i18n';
import { Button, IconButton } from '../button';
import { Note } from '../note';
import ui from '../styles/ui.module.css';

interface DialogHeadProps {
  title: string;
  note?: ReactNode;
  /** Without it the dialog can only be left by its other buttons. */
  onClose?: () => void;
  /** Where something else in the dialog gets the focus first. */
  quiet?: boolean;
}

/** The title of a dialog, and the cross that closes it. */
export function DialogHead({ title, note, onClose, quiet = false }: DialogHeadProps) {
  const { t } = useText();
  return (
    <header className={ui.dialogHead}>
      <div className={ui.grow}>
        <h2 className={clsx(ui.h3, ui.strong)} tabIndex={-1} data-autofocus={quiet ? undefined : true}>
          {title}
        </h2>
        {note && <p className={clsx(ui.xs, ui.muted, ui.num)}>{note}</p>}
      </div>
      {onClose && (
        <IconButton label={t('common.close')} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      )}
    </header>
  );
}

interface DialogFootProps {
  /** What does it, in a word. */
  submit: string;
  busy: boolean;
  disabled?: boolean;
  /** What the button does; without it, it sends the form around it. */
  onSubmit?: () => void;
  onClose: () => void;
  /** What else can be done. */
  children?: ReactNode;
}

/** The buttons below a dialog: the one that does it, the one that gives up, and at the left what else can be done. */
export function DialogFoot({ submit, busy, disabled = false, onSubmit, onClose, children }: DialogFootProps) {
  const { t } = useText();
  return (
    <div className={ui.drawerFoot}>
      {children}
      <span className={ui.grow} />
      <Button tone="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button type={onSubmit ? 'button' : 'submit'} busy={busy} disabled={disabled} onClick={onSubmit}>
        {submit}
      </Button>
    </div>
  );
}

interface DialogFormProps {
  /** What was refused as a whole; faults of a field stand at the field. */
  failure: string;
  onSubmit: () => unknown;
  /** The buttons below. */
  foot: ReactNode;
  /** Shows the fields only. */
  frozen?: boolean;
  bodyClassName?: string | undefined;
  children: ReactNode;
}

/** A form in a dialog or drawer: what was refused, its fields, its buttons. */
export function DialogForm({ failure, onSubmit, foot, frozen = false, bodyClassName = '', children }: DialogFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  const Body = frozen ? 'fieldset' : 'div';
  return (
    <form className={ui.drawerForm} noValidate onSubmit={send}>
      <Body className={clsx(ui.drawerBody, bodyClassName)} {...(frozen && { disabled: true })}>
        {failure && <Note tone="red">{failure}</Note>}
        {children}
      </Body>
      {foot}
    </form>
  );
}
