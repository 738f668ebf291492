import { newDraft } from '@sarabun/contract/drafts/drafts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** The defaults of a new letter: possible units, the received letter that it answers, and the earlier one that it copies. */
export function useNewDraft({ answers, copies }: { answers?: number | undefined; copies?: number | undefined } = {}) {
  return useQuery({ queryKey: ['letters', 'new', answers, copies], queryFn: ({ signal }) => call(newDraft, { answers, copies }, { signal }) });
}

/** The lists of drafts are read again when they are next shown; the draft on the screen is gone, and asking for it would be refused. */
export const forgetDrafts = (cache: QueryClient): void => void cache.invalidateQueries({ queryKey: ['letters'], refetchType: 'none' });
