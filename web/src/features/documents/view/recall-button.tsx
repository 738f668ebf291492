import { recallDocument } from '@sarabun/contract/documents/route-actions';
import { IconArrowBackUp } from '@tabler/icons-react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { useRouteAct } from '../fields/use-route-act';
import styles from './story.module.css';

/** Recalls a leg that the receiver has not opened yet (ดึงคืน). */
export function RecallButton({ legId, name }: { legId: number; name: string }) {
  const { t } = useText();
  const recall = useRouteAct((error) => error && toast({ tone: 'error', title: error.message }));
  const pull = () =>
    recall.run(
      () => call(recallDocument, { legId }),
      () => toast({ tone: 'success', title: t('documents.recalled', { name }) }),
    );
  return (
    <Button
      tone="ghost"
      size="sm"
      className={styles.recall}
      icon={<IconArrowBackUp size={17} stroke={1.8} aria-hidden />}
      busy={recall.busy}
      onClick={() => void pull()}
    >
      {t('documents.recallFrom', { name })}
    </Button>
  );
}
