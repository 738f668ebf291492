import { openDocument } from '@sarabun/contract/documents/open-document';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../platform/call';

/** The letter with its files, route and notes. Opening may mark its leg opened, so the queues are reloaded after the first answer. */
export function useDocument(documentId: number, legId: number | undefined, queue?: QueueCode) {
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: ['documents', 'letter', documentId, legId, queue],
    queryFn: ({ signal }) => call(openDocument, { documentId, legId, queue }, { signal }),
    select: ({ item }) => item,
    staleTime: 0,
  });
  const opened = query.isSuccess;
  useEffect(() => {
    if (opened) void cache.invalidateQueries({ queryKey: ['queues', 'list'] });
  }, [opened, cache]);
  return query;
}
