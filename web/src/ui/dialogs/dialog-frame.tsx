import { ModalBase, ModalBaseContent } from '@mantine/core';
import { clsx } from 'clsx';
import { type CSSProperties, type ReactNode, useCallback, useRef } from 'react';
import { Around, nothingAround } from '../forms/around';
import { keepFocus } from '../kept-focus';
import ui from '../styles/ui.module.css';
import { useFrontDialog } from './open-dialogs';
import { useEscape } from './use-escape';

interface DialogFrameProps {
  /** The accessible name of the dialog. */
  title: string;
  /** The maximum width in pixels. */
  width: number;
  /** Called by Escape and a press outside; without it the dialog can only be left by its own buttons. */
  onClose?: (() => void) | undefined;
  /** Fills the whole screen on a phone. */
  sheet?: boolean;
  className?: string | undefined;
  /** Class of the area in which the dialog is placed. */
  placeClassName?: string | undefined;
  role?: 'dialog' | 'alertdialog';
  /** What gets the focus after it; by default what had it before. */
  returnTo?: (() => HTMLElement | null | undefined) | undefined;
  children: ReactNode;
}

/**
 * A dialog that traps the focus, returns it on closing, and makes the page behind inaccessible. It is open while mounted. The element with
 * `data-autofocus` gets the focus first.
 */
export function DialogFrame({
  title,
  width,
  onClose,
  sheet = false,
  className = '',
  placeClassName = '',
  role = 'dialog',
  returnTo,
  children,
}: DialogFrameProps) {
  const front = useFrontDialog(returnTo);
  const close = () => onClose?.();
  useEscape(front && onClose !== undefined, close);
  // The kit writes its own role over a given one. Always the same function: with a new one the kit takes the dialog for a new one, and moves the focus.
  const stopKeeping = useRef<(() => void) | undefined>(undefined);
  const setContent = useCallback(
    (content: HTMLElement | null) => {
      content?.setAttribute('role', role);
      stopKeeping.current?.();
      stopKeeping.current = content ? keepFocus(content) : undefined;
    },
    [role],
  );
  return (
    <ModalBase opened onClose={close} closeOnEscape={false} trapFocus returnFocus={false} lockScroll unstyled transitionProps={{ duration: 0 }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; Escape and the close button do the same */}
      {front && <div className={ui.scrim} onMouseDown={close} />}
      <ModalBaseContent
        ref={setContent}
        aria-label={title}
        className={clsx(ui.dialog, className)}
        style={{ '--dialog-width': `${width}px` } as CSSProperties}
        innerProps={
          { className: clsx(ui.dialogPlace, sheet && ui.sheet, placeClassName), style: {}, inert: !front } as { className: string | undefined; style: object }
        }
      >
        <Around value={nothingAround}>{children}</Around>
      </ModalBaseContent>
    </ModalBase>
  );
}
