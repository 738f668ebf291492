import { newDraft } from '@sarabun/contract/drafts/drafts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** What a new letter may begin with. */
interface Beginning {
  answers?: number | undefined;
  copies?: number | undefined;
  template?: number | undefined;
}

/** The defaults of a new letter: possible units, the received letter that it answers, the earlier one that it copies, its template. */
export function useNewDraft({ answers, copies, template }: Beginning = {}) {
  return useQuery({
    queryKey: ['letters', 'new', answers, copies, template],
    queryFn: ({ signal }) => call(newDraft, { answers, copies, template }, { signal }),
  });
}

/** The lists of drafts are read again when they are next shown; the draft on the screen is gone, and asking for it would be refused. */
export const forgetDrafts = (cache: QueryClient): void => void cache.invalidateQueries({ queryKey: ['letters'], refetchType: 'none' });
