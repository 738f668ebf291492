import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { IconCloudDown } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useText } from '../../platform/i18n';
import { useLineLost } from '../../platform/line';
import { IconButton } from '../../ui/button';
import { lazyDialog } from '../../ui/lazy-dialog';
import { withMoreTexts } from '../../ui/lazy-part';

const KeepDialog = lazyDialog(withMoreTexts(async () => (await import('./keep-dialog')).KeepDialog));

/** Keeps letters of a queue for reading offline. */
export function KeepFolder(queue: { code: QueueCode; title: string; desk: number | undefined }) {
  const { t } = useText();
  const lost = useLineLost();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('queues.keepSome')} disabled={lost} onClick={() => setOpen(true)}>
        <IconCloudDown size={20} stroke={1.7} aria-hidden />
      </IconButton>
      {open && (
        <Suspense>
          <KeepDialog {...queue} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
