import { recallDocument } from '@sarabun/contract/documents/route-actions';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { call, sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { hideToast, type ToastAct, toast } from '../../../ui/toast';
import { type ActDone, AfterAct } from './after-act';
import { offerActs } from './offered-acts';

/** So long what was done can be taken back by one press, in milliseconds. */
const offerStays = 10_000;
const toastId = 'act-done';

export interface Done extends ActDone {
  title: string;
  subject: string;
  /** Legs sent on by it, which can be pulled back until they are opened. */
  sent: readonly number[];
}

/**
 * Says what was done with a letter and goes on to the next one: for ten seconds it can be pulled back, where something was sent on, and
 * looked at again, where the letter has made room for the next.
 */
export function useDoneToast(): (done: Done) => Promise<void> {
  const { t } = useText();
  const cache = useQueryClient();
  const { goOn, open } = use(AfterAct);
  const takeBack = async ({ documentId, legId, sent, subject }: Done) => {
    hideToast(toastId);
    try {
      for (const leg of sent) await call(recallDocument, { legId: leg });
      toast({ tone: 'success', title: t('documents.takenBack'), text: subject });
      open({ documentId, legId });
    } catch (error) {
      toast({ tone: 'error', title: sentenceOf(error), text: subject });
    }
    await Promise.all(['documents', 'queues'].map((key) => cache.invalidateQueries({ queryKey: [key] })));
  };
  return async (done) => {
    const lookBack = await goOn(done);
    const acts: ToastAct[] = [];
    if (done.sent.length > 0) acts.push({ label: t('documents.takeBack'), shortcut: 'takeBack', onPress: () => void takeBack(done) });
    if (lookBack) {
      const look = () => {
        hideToast(toastId);
        lookBack();
      };
      acts.push({ label: t('documents.lookBack'), shortcut: 'lookBack', onPress: look });
    }
    const forget = offerActs(acts);
    toast({
      tone: 'success',
      title: done.title,
      text: done.subject,
      ...(acts.length > 0 && { acts, staysFor: offerStays, id: toastId, onClose: forget }),
    });
  };
}
