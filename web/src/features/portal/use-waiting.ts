import { queues } from '@sarabun/contract/queues/queue';
import { getTodoLists } from '@sarabun/contract/queues/todo-lists';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** Waiting letters, and the most urgent and overdue ones among them. */
export interface Waiting {
  count: number;
  mostUrgent: number;
  overdue: number;
}

/** Counts the person's work over all queues, without watching queues. */
export function useWaiting(): Waiting | undefined {
  const { data } = useQuery({
    queryKey: ['queues', 'tiles', { search: '', desk: undefined }],
    queryFn: ({ signal }) => call(getTodoLists, { search: '', desk: undefined }, { signal }),
  });
  if (!data) return undefined;
  const working = Object.values(data.items).filter((tile) => !queues[tile.code].watching);
  const sum = (part: 'count' | 'mostUrgent' | 'overdue') => working.reduce((total, tile) => total + tile[part], 0);
  return { count: sum('count'), mostUrgent: sum('mostUrgent'), overdue: sum('overdue') };
}
