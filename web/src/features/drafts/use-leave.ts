import { withdrawDraft } from '@sarabun/contract/signing/own-letter';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { createContext, use } from 'react';
import { call, sentenceOf } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { hideToast, toast } from '../../ui/toast';
import { offerActs } from '../documents';
import { forgetDrafts } from './use-new-draft';

const toastId = 'letter-sent';
/** So long the letter is offered, in milliseconds. */
const offerStays = 10_000;

/** The place of the editor's first entry in the history of the tab: choosing the kind adds another. 0 where it was opened by itself. */
export const Arrival = createContext({ arrivedAt: 0 });

/**
 * Leaves the editor for where the person came from, says which letter was sent up, and offers to take it back or to open it. If they came from that letter, which
 * waits for nothing more here, they are among the others of its queue.
 */
export function useLeave(): (sent: { documentId: number; subject: string }) => void {
  const { t } = useText();
  const router = useRouter();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const placeNow = () => router.history.location.state.__TSR_index;
  const { arrivedAt } = use(Arrival);
  const back = (documentId: number) => {
    const arrive = router.history.subscribe(({ location: { pathname, href } }) => {
      arrive();
      if (Number(new URL(href, window.location.origin).searchParams.get('document')) !== documentId) return;
      void navigate({ to: pathname, search: ({ document: _, leg: __, ...rest }) => rest, replace: true });
    });
    router.history.go(arrivedAt - 1 - placeNow());
  };
  return ({ documentId, subject }) => {
    if (arrivedAt > 0) back(documentId);
    else void navigate({ to: '/sarabun/dashboard' });
    const open = () => {
      hideToast(toastId);
      void navigate({ to: '/sarabun/dashboard', search: { document: documentId } });
    };
    const takeBack = async () => {
      hideToast(toastId);
      try {
        await call(withdrawDraft, { documentId });
      } catch (error) {
        return toast({ tone: 'error', title: sentenceOf(error), text: subject });
      } finally {
        for (const key of ['queues', 'documents']) void cache.invalidateQueries({ queryKey: [key] });
        forgetDrafts(cache);
      }
      toast({ tone: 'success', title: t('letterRoute.withdrawn'), text: subject });
      await navigate({ to: '/sarabun/compose', search: { document: documentId } });
    };
    const acts = [
      { label: t('documents.takeBack'), shortcut: 'takeBack' as const, onPress: () => void takeBack() },
      { label: t('documents.lookBack'), shortcut: 'lookBack' as const, onPress: open },
    ];
    const forget = offerActs(acts);
    toast({ tone: 'success', title: t('letters.sent'), text: subject, acts, staysFor: offerStays, id: toastId, onClose: forget });
  };
}
