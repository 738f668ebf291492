import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Form, type FormAct, FormFailure } from '../forms/form';
import ui from '../styles/ui.module.css';
import { DialogFrame } from './dialog-frame';
import { DialogFoot } from './dialog-parts';

interface AskingDialogProps {
  title: string;
  /** The consequences. */
  text?: string;
  /** The maximum width in pixels. */
  width?: number;
  act: FormAct;
  /** The label of the action. */
  submit: string;
  /** Something is still missing. */
  blocked?: boolean;
  /** The title gets the focus first; otherwise a field of the children must. */
  focusTitle?: boolean;
  onSubmit: () => unknown;
  onClose: () => void;
  /** Shown in the foot, left of the buttons. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Asks for the few values needed before an action. It may be inside another form. */
export function AskingDialog(props: AskingDialogProps) {
  const { title, text, width = 500, act, submit, blocked = false, focusTitle = false, onSubmit, onClose, aside, children } = props;
  return (
    <DialogFrame title={title} width={width} onClose={onClose}>
      <Form act={act} className={ui.drawerForm} failureInside onSubmit={() => !blocked && onSubmit()}>
        <div className={ui.drawerBody}>
          <h2 className={clsx(ui.h3, ui.strong)} tabIndex={-1} data-autofocus={focusTitle || undefined}>
            {title}
          </h2>
          {text && <p className={clsx(ui.soft, ui.sm)}>{text}</p>}
          <FormFailure text={act.failure} />
          {children}
        </div>
        <DialogFoot submit={submit} busy={act.busy} disabled={blocked} onClose={onClose}>
          {aside}
        </DialogFoot>
      </Form>
    </DialogFrame>
  );
}
