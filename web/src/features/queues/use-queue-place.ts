import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { useEffect, useRef } from 'react';
import { rowsOn } from '../../platform/agency';
import type { DashboardSearch } from './dashboard-search';
import type { ChangeDashboard } from './use-dashboard-state';

/** When the last row of the last page disappears, the previous page is shown. */
export function useStepBack(data: { total: number; data: unknown[] } | undefined, state: DashboardSearch, change: ChangeDashboard) {
  useSamePlace(state, change);
  const { page = 1 } = state;
  const last = data ? Math.max(1, Math.ceil(data.total / rowsOn('queues'))) : page;
  useEffect(() => {
    if (data?.data.length === 0 && page > last) change({ page: last === 1 ? undefined : last }, { replace: true });
  }, [data, page, last, change]);
}

/** How many letters the queue has, also while a page of it cannot be read: the pages before it stay within reach. */
export function useKnownTotal(code: QueueCode, { search, only, desk }: DashboardSearch, total: number | undefined): number | undefined {
  const list = JSON.stringify([code, search, only, desk]);
  const known = useRef({ list, total });
  useEffect(() => {
    if (total !== undefined || known.current.list !== list) known.current = { list, total };
  }, [list, total]);
  return total ?? (known.current.list === list ? known.current.total : undefined);
}

/** After a letter, the queue shows the page on which it stands: its neighbours may have led to another one. */
function useSamePlace(state: DashboardSearch, change: ChangeDashboard) {
  const before = useRef(state);
  useEffect(() => {
    const { document, queue, page } = before.current;
    before.current = state;
    if (document !== undefined && state.document === undefined && state.queue === queue && state.page !== page) change({ page }, { replace: true });
  }, [state, change]);
}
