import { recallDocument, retractAct } from '@sarabun/contract/documents/route-actions';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { useRouteAct } from '../fields/use-route-act';
import styles from './story.module.css';

interface RecallButtonProps {
  legId: number;
  /** The receiver of a leg that nobody has opened yet; null where what was done on the leg is taken back. */
  name: string | null;
  /** Its step is brought into sight. */
  isShown: boolean;
}

/** Recalls a leg, or takes back an answer or a repeated receipt (ดึงคืน). */
export function RecallButton({ legId, name, isShown }: RecallButtonProps) {
  const { t } = useText();
  const at = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isShown) at.current?.closest('li')?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  const recall = useRouteAct((error) => error && toast({ tone: 'error', title: error.message }));
  const pull = () =>
    recall.run(
      () => call(name === null ? retractAct : recallDocument, { legId }),
      () => {
        // The button goes away with the step: what stands next to it is no act on the letter.
        at.current?.closest('[role=dialog]')?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
        toast({ tone: 'success', title: name === null ? t('documents.takenBack') : t('documents.recalled', { name }) });
      },
    );
  return (
    <span ref={at}>
      <Button
        tone="ghost"
        size="sm"
        className={styles.recall}
        icon={<IconArrowBackUp size={17} stroke={1.8} aria-hidden />}
        busy={recall.busy}
        onClick={() => void pull()}
      >
        {name === null ? t('documents.takeBack') : t('documents.recallFrom', { name })}
      </Button>
    </span>
  );
}
