import { recallDocument, retractAct } from '@sarabun/contract/documents/route-actions';
import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { call, sentenceOf } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { hideToast, type ToastAct, toast } from '../../../ui/toast';
import { type ActDone, AfterAct } from './after-act';
import { offerActs } from './offered-acts';

/** So long what was done can be taken back by one press, in milliseconds. */
const offerStays = 10_000;
export const toastId = 'act-done';
/** Each leg is taken back by a call of its own; more are ended where they are shown. */
const mostTakenBack = 20;

/** The title of the open letter, from which keys go on where it stays. */
const titleInFront = () => [...document.querySelectorAll<HTMLElement>('[role=dialog] h1[data-autofocus]')].at(-1);

export interface Done extends ActDone {
  title: string;
  subject: string;
  /** What can be taken back: legs sent on by it, until they are opened, or with `retracts` what was done on these legs. */
  sent: readonly number[];
  retracts?: boolean;
}

/** Takes back what was just done: each leg by itself, because its receiver may have opened it meanwhile. Answers whether none stayed. */
export function useTakeBack(): (done: Pick<Done, 'sent' | 'subject' | 'retracts'>) => Promise<boolean> {
  const { t } = useText();
  const cache = useQueryClient();
  return async ({ sent, subject, retracts }) => {
    hideToast(toastId);
    const stayed: unknown[] = [];
    for (const legId of sent) await call(retracts ? retractAct : recallDocument, { legId }).catch((error: unknown) => stayed.push(error));
    const back = sent.length - stayed.length;
    if (back > 0)
      toast({ tone: 'success', title: sent.length > 1 ? t('documents.takenBackOf', { n: back, all: sent.length }) : t('documents.takenBack'), text: subject });
    if (stayed.length > 0) toast({ tone: 'error', title: sentenceOf(stayed[0]), text: subject });
    await Promise.all(['documents', 'queues'].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    return stayed.length === 0;
  };
}

/** Says what was done; its acts have their keys for as long as it is shown. */
export function tellDone(title: string, subject: string, acts: readonly ToastAct[]): void {
  const forget = offerActs(acts);
  toast({ tone: 'success', title, text: subject, ...(acts.length > 0 && { acts, staysFor: offerStays, id: toastId, onClose: forget }) });
}

/**
 * Says what was done with a letter and goes on to the next one: for ten seconds it can be pulled back, where something was sent on, and
 * looked at again, where the letter has made room for the next.
 */
export function useDoneToast(): (done: Done) => Promise<void> {
  const { t } = useText();
  const undo = useTakeBack();
  const { goOn, open } = use(AfterAct);
  return async (done) => {
    const { documentId, legId, sent, subject, title } = done;
    const lookBack = await goOn(done);
    if (!lookBack) titleInFront()?.focus({ preventScroll: true });
    const acts: ToastAct[] = [];
    const takeBack = async () => {
      if (await undo(done)) open({ documentId, legId });
    };
    if (sent.length > 0 && sent.length <= mostTakenBack) acts.push({ label: t('documents.takeBack'), shortcut: 'takeBack', onPress: () => void takeBack() });
    if (lookBack) {
      const look = () => {
        hideToast(toastId);
        lookBack();
      };
      acts.push({ label: t('documents.lookBack'), shortcut: 'lookBack', onPress: look });
    }
    tellDone(title, subject, acts);
  };
}

/** Says what was done with several letters at once; for ten seconds all of them can be pulled back. */
export function useDoneManyToast(): (done: Pick<Done, 'title' | 'subject' | 'sent'>) => void {
  const { t } = useText();
  const undo = useTakeBack();
  return (done) => {
    const takeBack: ToastAct = { label: t('documents.takeBack'), shortcut: 'takeBack', onPress: () => void undo(done) };
    tellDone(done.title, done.subject, done.sent.length > 0 ? [takeBack] : []);
  };
}
