import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../button';
import { DialogFrame } from './dialog-frame';

const marks = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconCircleX, info: IconInfoCircle };

interface ConfirmDialogProps {
  tone: keyof typeof marks;
  title: string;
  /** May have several lines. */
  text: string;
  confirm?: { label: string; onPress: () => void; busy?: boolean };
  cancel?: { label: string; onPress: () => void };
  /** Closes by itself after so many milliseconds, with a bar that runs out. */
  closesAfter?: number;
  /** Called when it closed by itself, and by Escape unless a decision is asked for. */
  onClose?: () => void;
}

/** A short message or question. With two buttons a decision is asked for, and Escape means the second. */
export function ConfirmDialog({ tone, title, text, confirm, cancel, closesAfter, onClose }: ConfirmDialogProps) {
  const Mark = marks[tone];
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (closesAfter === undefined) return;
    const timer = setTimeout(() => close.current?.(), closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter]);
  return (
    <DialogFrame title={title} width={440} onClose={cancel?.onPress ?? onClose} role="alertdialog">
      <div className="confirm" aria-live="assertive">
        <span className={`confirm-mark ${tone}`}>
          <Mark size={34} stroke={1.7} aria-hidden />
        </span>
        <h2 className="h2">{title}</h2>
        <p className="confirm-text">{text}</p>
        {(confirm || cancel) && (
          <div className="row wrap confirm-buttons">
            {cancel && (
              <Button tone="ghost" onClick={cancel.onPress}>
                {cancel.label}
              </Button>
            )}
            {confirm && (
              <Button onClick={confirm.onPress} busy={confirm.busy ?? false} data-autofocus>
                {confirm.label}
              </Button>
            )}
          </div>
        )}
      </div>
      {closesAfter !== undefined && <span className="confirm-time" style={{ animationDuration: `${closesAfter}ms` }} />}
    </DialogFrame>
  );
}
