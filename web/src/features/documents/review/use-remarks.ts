import { letterRemarks, settleRemarks, type verdicts } from '@sarabun/contract/drafts/letter-remarks';
import type { RichText } from '@sarabun/contract/drafts/rich-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useAct } from '../../../ui/forms/use-act';
import { remarksKey } from './open-remarks';

/** The editor in which the letter is open: it has text that the server has not. */
export interface OpenEditor {
  body: RichText;
  /** Saves what was typed; the revision then, or null if that failed. */
  save: () => Promise<number | null>;
  /** The server accepted these suggestions, in this order, into a revision. */
  accepted: (suggestions: readonly Suggested[], saved: { revision: number; savedAt: Date }) => void;
}

type Suggested = Awaited<ReturnType<typeof fetchRemarks>>['item']['remarks'][number];
type Verdict = (typeof verdicts)[number];

const fetchRemarks = (documentId: number, signal?: AbortSignal) => call(letterRemarks, { documentId }, signal ? { signal } : {});

export const useRemarks = (documentId: number) =>
  useQuery({
    queryKey: remarksKey(documentId),
    queryFn: ({ signal }) => fetchRemarks(documentId, signal),
    select: ({ item }) => item,
  });

/** Settles remarks: on the saved text, whose revision the answer of the server names. */
export function useSettling(documentId: number, revision: number, editor: OpenEditor | undefined, onDone: () => void) {
  const { t } = useText();
  const cache = useQueryClient();
  const act = useAct(['documents'], onDone);
  const settle = (remarks: readonly Suggested[], verdict: Verdict, answer = '') =>
    act.run(
      async () => {
        const now = editor ? await editor.save() : revision;
        if (now === null) throw new Error('the letter could not be saved');
        const remarkIds = remarks.map(({ remarkId }) => remarkId);
        try {
          const { item } = await call(settleRemarks, { documentId, revision: now, remarkIds, verdict, answer });
          const taken = remarks.filter(({ remarkId }) => !item.left.includes(remarkId));
          if (item.savedAt) editor?.accepted(taken, { revision: item.revision, savedAt: item.savedAt });
          return item;
        } catch (error) {
          void cache.invalidateQueries({ queryKey: remarksKey(documentId) });
          throw error;
        }
      },
      ({ left }) => ({ title: t(`review.done.${verdict}`), text: left.length > 0 ? t('review.someLeft', { n: left.length }) : '' }),
    );
  return { ...act, settle };
}
