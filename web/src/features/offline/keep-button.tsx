import { IconCloudCheck, IconCloudDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n';
import { useLineLost } from '../../platform/line';
import { forgetLetter } from '../../platform/offline/kept-letters';
import { IconButton } from '../../ui/button';
import { toast } from '../../ui/toast';
import { keepForReading, type ToKeep } from './keep-for-reading';
import { useKept } from './use-kept';

/** Keeps the open letter for reading offline, or removes it again. */
export function KeepButton({ documentId, legId }: ToKeep) {
  const { t } = useText();
  const kept = useKept();
  const lost = useLineLost();
  const [busy, setBusy] = useState(false);
  const isKept = kept.data?.some((one) => one.documentId === documentId) ?? false;
  const press = async () => {
    if (busy) return;
    setBusy(true);
    if (isKept) {
      await forgetLetter(documentId).catch(() => undefined);
      toast({ tone: 'success', title: t('offline.removed') });
    } else {
      const result = await keepForReading({ documentId, legId });
      toast(
        result === 'kept' ? { tone: 'success', title: t('offline.kept'), text: t('offline.keptText') } : { tone: 'error', title: t(`offline.not.${result}`) },
      );
    }
    setBusy(false);
  };
  return (
    <IconButton label={t(isKept ? 'offline.remove' : 'offline.keep')} aria-busy={busy} disabled={lost && !isKept} onClick={() => void press()}>
      {isKept ? <IconCloudCheck size={21} stroke={1.7} aria-hidden /> : <IconCloudDown size={21} stroke={1.7} aria-hidden />}
    </IconButton>
  );
}
