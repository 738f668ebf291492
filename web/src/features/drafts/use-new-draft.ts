import { newDraft } from '@sarabun/contract/drafts/drafts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** Where a new letter begins: the units it can be written for, and the received letter that it answers. */
export function useNewDraft(answers: number | undefined) {
  return useQuery({ queryKey: ['letters', 'new', answers], queryFn: ({ signal }) => call(newDraft, { answers }, { signal }) });
}
