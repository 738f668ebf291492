import { queueTable } from '@sarabun/contract/constants';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { getTodoList, getTodoLists, myDesks } from '@sarabun/contract/queues/todo-lists';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import type { DashboardSearch } from './dashboard-search';

/** The tiles in their order. What is shown stays while the counts are asked anew. */
export function useTiles({ find = '', desk }: Pick<DashboardSearch, 'find' | 'desk'>) {
  const search = find.trim().length >= queueTable.minSearchLength ? find.trim() : '';
  return useQuery({
    queryKey: ['queues', 'tiles', { search, desk }],
    queryFn: ({ signal }) => call(getTodoLists, { search, desk }, { signal }),
    select: ({ items }) => Object.values(items),
    placeholderData: (before) => before,
  });
}

/** Which rows of a queue are asked for. */
export type ListState = Pick<DashboardSearch, 'page' | 'sort' | 'order' | 'search' | 'only' | 'desk' | 'first'>;

/** How one page of a queue is asked for. */
export function queuePage(code: QueueCode, { page = 1, sort, order = 'asc', search = '', only, desk, first }: ListState) {
  const request = { typeCode: code, generalSearch: search.trim(), page, pageSize: rowsOn('queues'), sort, order, only, desk, first, filter: undefined };
  return queryOptions({ queryKey: ['queues', 'list', code, request], queryFn: ({ signal }) => call(getTodoList, request, { signal }) });
}

/** One page of a queue. The old rows of the same queue stay while new ones are asked for. */
export function useQueuePage(code: QueueCode, state: ListState) {
  return useQuery({ ...queuePage(code, state), placeholderData: (before, query) => (query?.queryKey[2] === code ? before : undefined) });
}

/** The desks at which the person works today. */
export function useDesks() {
  return useQuery({ queryKey: ['queues', 'desks'], queryFn: ({ signal }) => call(myDesks, {}, { signal }), select: ({ items }) => items, staleTime: 300_000 });
}
