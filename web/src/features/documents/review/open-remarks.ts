import type { letterRemarks } from '@sarabun/contract/drafts/letter-remarks';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { QueryClient } from '@tanstack/react-query';

export const remarksKey = (documentId: number) => ['documents', 'remarks', documentId] as const;

/** How many remarks on a letter are open, as it was read last; none of one whose remarks were not read. */
export function openRemarks(cache: QueryClient, documentId: number | undefined): number {
  const found = documentId === undefined ? undefined : cache.getQueryData<AnswerOf<typeof letterRemarks>>(remarksKey(documentId));
  return found?.item.remarks.filter(({ state }) => state === 'open').length ?? 0;
}
