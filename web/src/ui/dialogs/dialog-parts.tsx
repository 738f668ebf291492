import { IconX } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { useText } from '../../platform/i18n';
import { keyText } from '../../platform/keys';
import { Button, IconButton } from '../button';
import { Form, type FormAct, FormFailure } from '../forms/form';
import type { Kept } from '../forms/use-draft';
import ui from '../styles/ui.module.css';
import { useBackLabel } from './back-label';
import { useLeave, useWatched } from './unsaved';

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
  onClose: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** The buttons of a dialog's form: the action, cancel and, on the left, further actions. */
export function DialogFoot({ submit, busy, disabled = false, onClose, children }: DialogFootProps) {
  const back = useBackLabel(submit);
  const leave = useLeave();
  return (
    <div className={ui.drawerFoot}>
      {children}
      <span className={ui.grow} />
      <Button tone="ghost" onClick={() => leave(onClose)}>
        {back}
      </Button>
      <Button type="submit" busy={busy} disabled={disabled} shortcut={keyText('submit')}>
        {submit}
      </Button>
    </div>
  );
}

interface DialogFormProps {
  act: FormAct;
  onSubmit: () => unknown;
  /** The buttons. */
  foot: ReactNode;
  /** Disables the fields. */
  frozen?: boolean;
  bodyClassName?: string | undefined;
  /** What the form would save. Once it differs from the start, its drawer asks before it closes. */
  values?: unknown;
  /** What the values are compared with; those at first by default. */
  start?: unknown;
  /** The person gives up the changes. */
  onDrop?: () => void;
  /** The same of input that survives a reload (`useDraft`); it is forgotten once it is saved or given up. */
  kept?: Pick<Kept<object>, 'draft' | 'start' | 'clear'>;
  children: ReactNode;
}

/** A form in a dialog or drawer: refusal, fields, buttons. */
export function DialogForm({ act, onSubmit, foot, frozen = false, bodyClassName = '', values, start, onDrop, kept, children }: DialogFormProps) {
  useWatched(values ?? kept?.draft, { start: start ?? kept?.start, onDrop: onDrop ?? kept?.clear });
  const { hearDone } = act;
  const clear = kept?.clear;
  useEffect(() => (clear ? hearDone?.(clear) : undefined), [hearDone, clear]);
  const Body = frozen ? 'fieldset' : 'div';
  return (
    <Form act={act} className={ui.drawerForm} failureInside onSubmit={() => onSubmit()}>
      <Body className={clsx(ui.drawerBody, bodyClassName)} {...(frozen && { disabled: true })}>
        <FormFailure text={act.failure} />
        {children}
      </Body>
      {foot}
    </Form>
  );
}
