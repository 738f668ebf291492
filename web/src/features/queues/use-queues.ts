import { queueTable } from '@sarabun/contract/constants';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { getTodoList, getTodoLists, myDesks } from '@sarabun/contract/queues/todo-lists';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import type { DashboardSearch } from './dashboard-search';

/** The tiles in order. The shown ones stay while the counts reload. */
export function useTiles({ find = '', desk }: Pick<DashboardSearch, 'find' | 'desk'>) {
  const search = find.trim().length >= queueTable.minSearchLength ? find.trim() : '';
  return useQuery({
    queryKey: ['queues', 'tiles', { search, desk }],
    queryFn: ({ signal }) => call(getTodoLists, { search, desk }, { signal }),
    select: ({ items }) => Object.values(items),
    placeholderData: (before) => before,
  });
}

/** The query for rows of a queue. */
export type ListState = Pick<DashboardSearch, 'page' | 'sort' | 'order' | 'search' | 'only' | 'desk' | 'first'>;

export function queuePage(code: QueueCode, { page = 1, sort, order = 'asc', search = '', only, desk, first }: ListState) {
  const request = { typeCode: code, generalSearch: search.trim(), page, pageSize: rowsOn('queues'), sort, order, only, desk, first, filter: undefined };
  return queryOptions({ queryKey: ['queues', 'list', code, request], queryFn: ({ signal }) => call(getTodoList, request, { signal }) });
}

/** One page of a queue. The old rows of the same queue stay while new ones load. */
export function useQueuePage(code: QueueCode, state: ListState) {
  return useQuery({ ...queuePage(code, state), placeholderData: (before, query) => (query?.queryKey[2] === code ? before : undefined) });
}

export function useDesks() {
  return useQuery({ queryKey: ['queues', 'desks'], queryFn: ({ signal }) => call(myDesks, {}, { signal }), select: ({ items }) => items, staleTime: 300_000 });
}
