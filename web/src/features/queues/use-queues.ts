import { queueTable } from '@sarabun/contract/constants';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { countSentBack, getTodoList, getTodoLists, myDesks } from '@sarabun/contract/queues/todo-lists';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { queries } from '../../platform/queries';
import type { DashboardSearch } from './dashboard-search';

function tilesQuery({ find = '', desk }: Pick<DashboardSearch, 'find' | 'desk'>) {
  const search = find.trim().length >= queueTable.minSearchLength ? find.trim() : '';
  return queryOptions({ queryKey: ['queues', 'tiles', { search, desk }], queryFn: ({ signal }) => call(getTodoLists, { search, desk }, { signal }) });
}

/** The tiles in order. The shown ones stay while the counts reload. */
export function useTiles(state: Pick<DashboardSearch, 'find' | 'desk'>) {
  return useQuery({ ...tilesQuery(state), select: ({ items }) => Object.values(items), placeholderData: (before) => before });
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

/** How many letters of a queue were sent back. Where the page shows all of them it is counted there, otherwise asked for beside it. */
export function useSentBack(code: QueueCode, { desk, only, search }: ListState, page: AnswerOf<typeof getTodoList> | undefined): number {
  const isPlain = !only && !search;
  const isWhole = page !== undefined && page.total <= page.data.length;
  const asked = useQuery({
    queryKey: ['queues', 'sent-back', code, desk],
    queryFn: ({ signal }) => call(countSentBack, { typeCode: code, desk }, { signal }),
    enabled: isPlain && page !== undefined && !isWhole,
  });
  if (!isPlain) return 0;
  return isWhole ? page.hints.filter(({ sentBack }) => sentBack).length : (asked.data?.total ?? 0);
}

const desksQuery = queryOptions({ queryKey: ['queues', 'desks'], queryFn: ({ signal }) => call(myDesks, {}, { signal }), staleTime: 300_000 });

export function useDesks() {
  return useQuery({ ...desksQuery, select: ({ items }) => items });
}

/** Asks for what the dashboard begins with, before it is drawn. */
export async function askTiles(): Promise<void> {
  await Promise.all([queries.prefetchQuery(tilesQuery({})), queries.prefetchQuery(desksQuery)]);
}
