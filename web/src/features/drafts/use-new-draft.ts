import { newDraft } from '@sarabun/contract/drafts/drafts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** The defaults of a new letter: possible units, and the received letter that it answers. */
export function useNewDraft(answers: number | undefined) {
  return useQuery({ queryKey: ['letters', 'new', answers], queryFn: ({ signal }) => call(newDraft, { answers }, { signal }) });
}

/** The lists of drafts are read again when they are next shown; the draft on the screen is gone, and asking for it would be refused. */
export const forgetDrafts = (cache: QueryClient): void => void cache.invalidateQueries({ queryKey: ['letters'], refetchType: 'none' });
