import { notifications } from '@mantine/notifications';
import { stays } from '@sarabun/contract/constants';
import { clsx } from 'clsx';
import { text as say } from '../platform/i18n';
import { type KeyName, keyText } from '../platform/keys';
import ui from './styles/ui.module.css';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** Something that can be done about what was said, for as long as it is shown; its key is printed next to it. */
export interface ToastAct {
  label: string;
  shortcut: KeyName;
  onPress: () => void;
}

interface Toast {
  tone?: ToastTone;
  title: string;
  text?: string;
  staysFor?: number;
  acts?: readonly ToastAct[];
  /** Replaces the toast of this name that is still shown. */
  id?: string;
  onClose?: () => void;
  group?: 'document-notification';
}

/** Shows a short message in the corner; it is read out, stays while the pointer is on it, and is never the only place of an error. */
export function toast({ tone = 'info', title, text, staysFor = stays.toast, acts = [], id, onClose, group }: Toast): void {
  if (id !== undefined) notifications.hide(id);
  notifications.show({
    ...(id !== undefined && { id }),
    title,
    message: acts.length > 0 ? <ToastActs text={text} acts={acts} /> : (text ?? ''),
    autoClose: staysFor,
    color: { info: 'var(--blue)', success: 'var(--green)', warning: 'var(--amber)', error: 'var(--red)' }[tone],
    className: ui.toast,
    ...(group && { 'data-group': group }),
    closeButtonProps: { 'aria-label': say('common.close') },
    role: tone === 'error' || tone === 'warning' ? 'alert' : 'status',
    ...(onClose && { onClose }),
  });
}

export const hideToast = (id: string): void => void notifications.hide(id);

function ToastActs({ text, acts }: { text: string | undefined; acts: readonly ToastAct[] }) {
  return (
    <>
      {text && <span className={ui.toastText}>{text}</span>}
      <span className={clsx(ui.row, ui.wrap, ui.toastActs)}>
        {acts.map(({ label, shortcut, onPress }) => (
          <button key={shortcut} type="button" className={clsx(ui.btn, ui.ghost, ui.sm)} onClick={onPress}>
            {label}
            <kbd className={ui.hideT} aria-hidden>
              {keyText(shortcut)}
            </kbd>
          </button>
        ))}
      </span>
    </>
  );
}
