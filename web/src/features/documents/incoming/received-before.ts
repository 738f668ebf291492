import { myPile } from '@sarabun/contract/documents/receiving-pile';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useNavigate } from '@tanstack/react-router';
import { CallFailed, call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { type ToastAct, toast } from '../../../ui/toast';
import { offerActs } from '../fields/offered-acts';

type Receipt = AnswerOf<typeof myPile>['received'][number];

/** The receipt of a letter of the pile that was received in another tab; any other failure stays one. */
export async function receivedBefore(error: unknown, key: string): Promise<{ receipt: Receipt }> {
  if (!(error instanceof CallFailed) || error.code !== 'receivedFromPile') throw error;
  const { received } = await call(myPile, {});
  const receipt = received.find((one) => one.key === key);
  if (!receipt) throw error;
  return { receipt };
}

/** Says under which number a letter was received before, and leads to it. */
export function useReceivedToast(): (receipt: Receipt) => void {
  const { t } = useText();
  const navigate = useNavigate();
  return ({ documentId, legId, receiveNumber, year, subject }) => {
    const open = () => void navigate({ to: '/sarabun/dashboard', search: { document: documentId, leg: legId } });
    const acts: readonly ToastAct[] = [{ label: t('documents.desk.open'), shortcut: 'lookBack', onPress: open }];
    const title = t('documents.desk.receivedBefore', { number: toThaiDigits(`${receiveNumber}/${year}`) });
    toast({ tone: 'warning', title, text: subject, acts, staysFor: 10_000, onClose: offerActs(acts) });
  };
}
