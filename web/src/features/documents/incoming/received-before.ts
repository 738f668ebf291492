import { myPile } from '@sarabun/contract/documents/receiving-pile';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useNavigate } from '@tanstack/react-router';
import { CallFailed, call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { type ToastAct, toast } from '../../../ui/toast';
import { offerActs } from '../fields/offered-acts';
import type { ReceivingStack } from './use-receiving-stack';

type Receipt = AnswerOf<typeof myPile>['received'][number];

/** The receipt of a letter of the pile that was received in another tab; any other failure stays one. */
async function receivedBefore(error: unknown, key: string): Promise<{ receipt: Receipt }> {
  if (!(error instanceof CallFailed) || error.code !== 'receivedFromPile') throw error;
  const { received } = await call(myPile, {});
  const receipt = received.find((one) => one.key === key);
  if (!receipt) throw error;
  return { receipt };
}

/**
 * For acts that receive a letter of the pile: `ask` answers the receipt if another tab has received it, and `tells` then says under which number,
 * with the way to it, and marks the letter as received.
 */
export function useReceivedBefore(desk: Pick<ReceivingStack, 'change'>, key: string) {
  const { t } = useText();
  const navigate = useNavigate();
  const ask = <Answer>(sent: Promise<Answer>) => sent.catch((error) => receivedBefore(error, key));
  const tells = <Answer extends object>(answer: Answer | { receipt: Receipt }): answer is { receipt: Receipt } => {
    if (!('receipt' in answer)) return false;
    const { documentId, legId, receiveNumber, year, subject } = answer.receipt;
    const open = () => void navigate({ to: '/sarabun/dashboard', search: { document: documentId, leg: legId } });
    const acts: readonly ToastAct[] = [{ label: t('documents.desk.open'), shortcut: 'lookBack', onPress: open }];
    const title = t('documents.desk.receivedBefore', { number: toThaiDigits(`${receiveNumber}/${year}`) });
    toast({ tone: 'warning', title, text: subject, acts, staysFor: 10_000, onClose: offerActs(acts) });
    desk.change({ do: 'register', letter: key, registered: answer.receipt });
    return true;
  };
  return { ask, tells };
}
