import { myWork } from '@sarabun/contract/queues/my-work';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** What waits for the person and the coming deadlines; asked for again with the queues. */
export function useMyWork() {
  return useQuery({ queryKey: ['queues', 'my-work'], queryFn: ({ signal }) => call(myWork, {}, { signal }) });
}
