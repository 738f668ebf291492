import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useText } from '../../platform/i18n';
import { Button } from '../button';
import ui from '../styles/ui.module.css';
import { useBackLabel } from './back-label';
import { DialogFrame } from './dialog-frame';

const marks = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconCircleX, info: IconInfoCircle };

const looks = { success: ui.success, warning: ui.warning, error: ui.error, info: ui.info };

interface ConfirmDialogProps {
  tone: keyof typeof marks;
  title: string;
  /** May have several lines. */
  text: string;
  confirm?: { label: string; onPress: () => void; busy?: boolean };
  cancel?: { label: string; onPress: () => void };
  /** The way back has the focus, because the other button loses something. */
  isBackFirst?: boolean;
  /** Closes automatically after this many milliseconds, with a progress bar. */
  closesAfter?: number;
  /** Called when it closes automatically, and by Escape unless a decision is required. */
  onClose?: () => void;
  /** What gets the focus after it; by default what had it before. */
  returnTo?: () => HTMLElement | null | undefined;
}

/** A short message or question. With two buttons a decision is required, and Escape means the second. */
export function ConfirmDialog({ tone, title, text, confirm, cancel, isBackFirst = false, closesAfter, onClose, returnTo }: ConfirmDialogProps) {
  const { t } = useText();
  const back = useBackLabel(confirm?.label);
  const Mark = marks[tone];
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (closesAfter === undefined) return;
    const timer = setTimeout(() => close.current?.(), closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter]);
  return (
    <DialogFrame title={title} width={440} onClose={cancel?.onPress ?? onClose} role="alertdialog" returnTo={returnTo}>
      <div className={ui.confirm} aria-live="assertive">
        <span className={clsx(ui.confirmMark, looks[tone])}>
          <Mark size={34} stroke={1.7} aria-hidden />
        </span>
        <h2 className={ui.h2}>{title}</h2>
        <p className={ui.confirmText}>{text}</p>
        {(confirm || cancel) && (
          <div className={clsx(ui.row, ui.wrap, ui.confirmButtons)}>
            {cancel && (
              <Button tone={isBackFirst ? 'filled' : 'ghost'} onClick={cancel.onPress} data-autofocus={isBackFirst || undefined}>
                {cancel.label === t('common.cancel') ? back : cancel.label}
              </Button>
            )}
            {confirm && (
              <Button tone={isBackFirst ? 'ghost' : 'filled'} onClick={confirm.onPress} busy={confirm.busy ?? false} data-autofocus={!isBackFirst || undefined}>
                {confirm.label}
              </Button>
            )}
          </div>
        )}
      </div>
      {closesAfter !== undefined && <span className={ui.confirmTime} style={{ animationDuration: `${closesAfter}ms` }} />}
    </DialogFrame>
  );
}
