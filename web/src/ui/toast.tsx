import { notifications } from '@mantine/notifications';
import { stays } from '@sarabun/contract/constants';
import { text as say } from '../platform/i18n';
import ui from './styles/ui.module.css';

export type ToastTone = 'info' | 'success' | 'warning' | 'error';

/** Shows a short message in the corner; it is read out, stays while the pointer is on it, and is never the only place of an error. */
export function toast({
  tone = 'info',
  title,
  text,
  staysFor = stays.toast,
  group,
}: {
  tone?: ToastTone;
  title: string;
  text?: string;
  staysFor?: number;
  group?: 'document-notification';
}): void {
  notifications.show({
    title,
    message: text ?? '',
    autoClose: staysFor,
    color: { info: 'var(--blue)', success: 'var(--green)', warning: 'var(--amber)', error: 'var(--red)' }[tone],
    className: ui.toast,
    ...(group && { 'data-group': group }),
    closeButtonProps: { 'aria-label': say('common.close') },
    role: tone === 'error' || tone === 'warning' ? 'alert' : 'status',
  });
}
