import type { InputOf } from '@sarabun/contract/endpoint';
import { activityActions, exportActivity, exportSystemLog, listActivity, listSystemLog, systemLogActions } from '@sarabun/contract/history/activity';
import type { SheetFormat } from '@sarabun/contract/settings/master-calls';
import { useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { saveFile } from '../../platform/save-file';

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
export async function exportHistory(of: HistoryOf, filter: HistoryFilter, format: SheetFormat): Promise<void> {
  saveFile(await call(of === 'activity' ? exportActivity : exportSystemLog, { ...filter, format }));
}
