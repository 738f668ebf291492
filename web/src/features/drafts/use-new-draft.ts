import { newDraft } from '@sarabun/contract/drafts/drafts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** The defaults of a new letter: possible units, and the received letter that it answers. */
export function useNewDraft(answers: number | undefined) {
  return useQuery({ queryKey: ['letters', 'new', answers], queryFn: ({ signal }) => call(newDraft, { answers }, { signal }) });
}
