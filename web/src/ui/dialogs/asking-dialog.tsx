import { clsx } from 'clsx';
import type { FormEvent, ReactNode } from 'react';
import { Note } from '../note';
import ui from '../styles/ui.module.css';
import { DialogFrame } from './dialog-frame';
import { DialogFoot } from './dialog-parts';

interface AskingDialogProps {
  title: string;
  /** The consequences. */
  text?: string;
  /** The maximum width in pixels. */
  width?: number;
  act: { busy: boolean; failure: string };
  /** The label of the action. */
  submit: string;
  /** Something is still missing. */
  blocked?: boolean;
  /** The title gets the focus first; otherwise a field of the children must. */
  focusTitle?: boolean;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for the few values needed before an action. It may be inside another form. */
export function AskingDialog({ title, text, width = 500, act, submit, blocked = false, focusTitle = false, onSubmit, onClose, children }: AskingDialogProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!blocked) void onSubmit();
  };
  return (
    <DialogFrame title={title} width={width} onClose={onClose}>
      <form noValidate className={ui.drawerForm} onSubmit={send}>
        <div className={ui.drawerBody}>
          <h2 className={clsx(ui.h3, ui.strong)} tabIndex={-1} data-autofocus={focusTitle || undefined}>
            {title}
          </h2>
          {text && <p className={clsx(ui.soft, ui.sm)}>{text}</p>}
          {act.failure && <Note tone="red">{act.failure}</Note>}
          {children}
        </div>
        <DialogFoot submit={submit} busy={act.busy} disabled={blocked} onClose={onClose} />
      </form>
    </DialogFrame>
  );
}
