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
  /** If something else in the dialog gets the focus first. */
  quiet?: boolean;
}

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
  /** The label of the action. */
  submit: string;
  busy: boolean;
  disabled?: boolean;
  /** The action; by default it submits the surrounding form. */
  onSubmit?: () => void;
  onClose: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** The buttons of a dialog: the action, cancel and, on the left, further actions. */
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
  /** A refusal as a whole; problems of a field are shown at the field. */
  failure: string;
  onSubmit: () => unknown;
  /** The buttons. */
  foot: ReactNode;
  /** Disables the fields. */
  frozen?: boolean;
  bodyClassName?: string | undefined;
  children: ReactNode;
}

/** A form in a dialog or drawer: refusal, fields, buttons. */
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
