import { IconAlertCircle } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useText } from '../../platform/i18n';
import ui from '../styles/ui.module.css';

/** Says that photos are being put together, or why they were not. */
export function PhotoState({ busy, fault }: { busy: boolean; fault: string | null }) {
  const { t } = useText();
  if (fault)
    return (
      <p className={ui.fault} role="alert">
        <IconAlertCircle size={17} aria-hidden />
        {fault}
      </p>
    );
  return busy ? (
    <p className={clsx(ui.xs, ui.muted)} role="status">
      {t('documents.photos.busy')}
    </p>
  ) : null;
}
