import { masterCalls, type SheetFormat } from '@sarabun/contract/settings/master-calls';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { saveFile } from '../../platform/save-file';
import type { SettingsSearch } from './settings-search';

/** One page of rows. The old rows of the same table stay while new ones load. */
export function useRows(table: MasterTable, { page = 1, sort, order = 'asc', search = '', state, filter = {} }: SettingsSearch) {
  const request = { page, pageSize: rowsOn('lists'), sort, order, search: search.trim(), filter, state: state ?? ('on' as const) };
  return useQuery({
    queryKey: ['settings', table.path, 'list', request],
    queryFn: ({ signal }) => call(masterCalls(table).list, request, { signal }),
    placeholderData: (before, query) => (query?.queryKey[1] === table.path ? before : undefined),
  });
}

export function rowQuery(table: MasterTable, id: number) {
  return queryOptions({
    queryKey: ['settings', table.path, 'row', id],
    queryFn: ({ signal }) => call(masterCalls(table).get, { id }, { signal }),
    staleTime: 0,
  });
}

export function useHistory(table: MasterTable, id: number) {
  return useQuery({
    queryKey: ['settings', table.path, 'history', id],
    queryFn: ({ signal }) => call(masterCalls(table).history, { id }, { signal }),
    select: ({ items }) => items,
  });
}

export function useReferenceOptions(table: MasterTable, field: string) {
  return useQuery({
    queryKey: ['settings', table.path, 'options', field],
    queryFn: ({ signal }) => call(masterCalls(table).options, { field, search: '' }, { signal }),
  });
}

/** Searches the rows that a reference may name. */
export async function searchOptions(table: MasterTable, field: string, search: string, signal: AbortSignal) {
  return (await call(masterCalls(table).options, { field, search }, { signal })).items;
}

/** Reloads everything of the settings and what depends on the rows, except a deleted row. */
export function useRefresh() {
  const queries = useQueryClient();
  return useCallback(
    async (gone?: { path: string; id: number }) => {
      const isGone = ([, path, , id]: readonly unknown[]) => gone !== undefined && path === gone.path && id === gone.id;
      const stale = [['settings'], ['documents'], ['queues'], ['portal'], ['collections']];
      await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey, predicate: (query) => !isGone(query.queryKey) })));
    },
    [queries],
  );
}

/** Downloads the rows as a spreadsheet. */
export async function exportRows(
  table: MasterTable,
  format: SheetFormat,
  { search = '', state, filter = {} }: Pick<SettingsSearch, 'search' | 'state' | 'filter'>,
): Promise<void> {
  saveFile(await call(masterCalls(table).export, { format, search: search.trim(), state: state ?? 'on', filter }));
}
