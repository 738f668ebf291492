import { CallFailed } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { BlankState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import ui from '../../ui/styles/ui.module.css';
import { TrailLink } from '../history';

/** Why the letter cannot be opened; offers a retry only if it may help. */
export function NotOpened({ error, documentId, onRetry, onClose }: { error: Error; documentId: number; onRetry: () => void; onClose: () => void }) {
  const { t } = useText();
  const code = error instanceof CallFailed ? error.code : '';
  const close = (
    <Button tone="ghost" onClick={onClose}>
      {t('common.close')}
    </Button>
  );
  if (code === 'notReadable')
    return (
      <BlankState kind="empty" title={t('documents.notReadable')} text={t('documents.notReadableText')}>
        <TrailLink documentId={documentId} className={ui.btn} />
        {close}
      </BlankState>
    );
  if (code === 'notFound')
    return (
      <BlankState kind="empty" title={t('documents.notThere')} text={t('documents.notThereText')}>
        {close}
      </BlankState>
    );
  return (
    <BlankState kind="error" title={t('documents.openFailed')} text={error.message}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
      {close}
    </BlankState>
  );
}
