import type { InputOf } from '@sarabun/contract/endpoint';
import {
  activityActions,
  activityColumns,
  exportActivity,
  exportSystemLog,
  listActivity,
  listSystemLog,
  logColumns,
  systemLogActions,
} from '@sarabun/contract/history/activity';
import type { SheetFormat } from '@sarabun/contract/settings/master-calls';
import { useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { saveFile } from '../../platform/save-file';
import { areDays } from '../../ui/fields/day-range';

/** What people did, or every row of the audit log. */
export type HistoryOf = 'activity' | 'systemLog';

export type HistoryFilter = Pick<InputOf<typeof listActivity>, 'search' | 'from' | 'to' | 'action' | 'letter' | 'documentId'>;

/** One page of rows; the old rows stay while new ones load. */
export function useHistory(of: HistoryOf, filter: HistoryFilter, page: number) {
  const request = { ...filter, page, pageSize: rowsOn('lists') };
  return useQuery({
    queryKey: ['history', of, request],
    queryFn: async ({ signal }) => {
      if (of === 'systemLog') return call(listSystemLog, request, { signal });
      const found = await call(listActivity, request, { signal });
      return { ...found, data: found.data.map((act) => ({ ...act, sealed: null })) };
    },
    enabled: areDays(filter),
    placeholderData: (before) => before,
  });
}

export function useActions(of: HistoryOf) {
  return useQuery({
    queryKey: ['history', of, 'actions'],
    queryFn: ({ signal }) => call(of === 'activity' ? activityActions : systemLogActions, {}, { signal }),
    select: ({ items }) => items,
  });
}

/** Downloads the rows as a spreadsheet. */
const chosenOf = <Column extends string>(all: readonly Column[], chosen: readonly string[]): Column[] => all.filter((column) => chosen.includes(column));

/** Keeps the rows as a spreadsheet; `columns` leaves out the others. */
export async function exportHistory(of: HistoryOf, filter: HistoryFilter, format: SheetFormat, columns: readonly string[]): Promise<void> {
  const request = { ...filter, format };
  if (of === 'activity') saveFile(await call(exportActivity, { ...request, columns: chosenOf(activityColumns, columns) }));
  else saveFile(await call(exportSystemLog, { ...request, columns: chosenOf(logColumns, columns) }));
}
