import type { MasterTable } from '@sarabun/contract/settings/master-table';
import type { SettingsPage } from '@sarabun/contract/settings/settings-menu';
import { IconUpload } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { useText } from '../../platform/i18n';
import { BlankState, FailedState } from '../../ui/blank-state';
import { Button } from '../../ui/button';
import { SearchBox } from '../../ui/fields/search-box';
import { Segments } from '../../ui/fields/segments';
import ui from '../../ui/styles/ui.module.css';
import { ExportMenu } from '../../ui/tables/export-menu';
import { ListFoot } from '../../ui/tables/list-foot';
import { searchDelay } from '../../ui/tables/use-narrowing';
import { useRowKeys } from '../../ui/tables/use-row-keys';
import { useDebounced } from '../../ui/use-debounced';
import { ImportDialog } from './import-dialog';
import { MasterDrawer } from './master-drawer';
import { MasterFilters } from './master-filters';
import { type ExtraColumn, MasterTableRows } from './master-rows';
import { SettingsFrame } from './settings-frame';
import { exportRows, useRows } from './use-master';
import { type ChangeSettings, useSettingsState } from './use-settings-state';

/** Additions of a page to its list. */
export interface PageParts {
  /** Replaces the plain drawer of a row. */
  drawer?: (opened: { page: SettingsPage; row: number | 'new'; onClose: () => void }) => ReactNode;
  /** An additional column, drawn from the visible rows. */
  extra?: ExtraColumn;
  /** Shown next to the add button. */
  tools?: (page: SettingsPage) => ReactNode;
}

/** A plain settings page: a list, a drawer for a row, import and export; all drawn from the table's definition. */
export function MasterPage({ table, ...parts }: { table: MasterTable } & PageParts) {
  const { t, language } = useText();
  const [state, change] = useSettingsState();
  return (
    <SettingsFrame
      path={table.path}
      purpose={table.purpose[language]}
      tools={parts.tools}
      add={table.rows === 'fixed' ? undefined : { word: t('settings.add', { item: table.item[language] }), onAdd: () => change({ row: 'new' }) }}
    >
      {(page) => <MasterList key={table.path} table={table} page={page} state={state} change={change} parts={parts} />}
    </SettingsFrame>
  );
}

interface MasterListProps {
  table: MasterTable;
  page: SettingsPage;
  state: ReturnType<typeof useSettingsState>[0];
  change: ChangeSettings;
}

function MasterList({ table, page, state, change, parts }: MasterListProps & { parts: PageParts }) {
  const { t } = useText();
  const rows = useRows(table, state);
  const list = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [importing, setImporting] = useState(false);
  useRowKeys({ list, search, active: state.row === undefined && !importing });
  useStepBack(rows.data, state.page ?? 1, change);
  const open = ({ id }: { id: number }) => change({ row: id });
  return (
    <section ref={list} className={clsx(ui.card, ui.listCard)} aria-busy={rows.isFetching}>
      <MasterTools table={table} page={page} state={state} change={change} found={rows.data} search={search} onImport={() => setImporting(true)} />
      {rows.isError && !rows.data ? (
        <FailedState query={rows} />
      ) : rows.data?.data.length === 0 ? (
        <NoRows searched={Boolean(state.search || state.filter)} change={change} />
      ) : (
        <MasterTableRows
          table={table}
          page={page}
          rows={rows.data?.data ?? null}
          extra={parts.extra}
          selected={typeof state.row === 'number' ? state.row : undefined}
          sorting={state.sort ? { column: state.sort, order: state.order ?? 'asc' } : null}
          onSort={({ column, order }) => change({ sort: column, order, page: undefined }, { replace: true })}
          onOpen={open}
        />
      )}
      <ListFoot
        page={state.page ?? 1}
        pageSize={rowsOn('lists')}
        total={rows.data?.total}
        onPage={(next) => change({ page: next === 1 ? undefined : next })}
        words={({ total, ...shown }) => (total > rowsOn('lists') ? t('ui.shown', { ...shown, total }) : t('settings.count', { count: total }))}
      />
      {state.row !== undefined &&
        (parts.drawer?.({ page, row: state.row, onClose: () => change({ row: undefined }) }) ?? (
          <MasterDrawer key={state.row} table={table} page={page} row={state.row} onClose={() => change({ row: undefined })} />
        ))}
      {importing && <ImportDialog table={table} onClose={() => setImporting(false)} />}
    </section>
  );
}

/** When the last row of the last page disappears, the previous page is shown. */
function useStepBack(data: { data: unknown[]; total: number } | undefined, page: number, change: ChangeSettings) {
  const last = data ? Math.max(1, Math.ceil(data.total / rowsOn('lists'))) : page;
  useEffect(() => {
    if (data?.data.length === 0 && page > last) change({ page: last === 1 ? undefined : last }, { replace: true });
  }, [data, page, last, change]);
}

interface MasterToolsProps extends MasterListProps {
  found: ReturnType<typeof useRows>['data'];
  search: React.RefObject<HTMLInputElement | null>;
  onImport: () => void;
}

function MasterTools({ table, page, state, change, found, search, onImport }: MasterToolsProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(state.search ?? '');
  const settled = useDebounced(typed, searchDelay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address, not the other way round
  useEffect(() => {
    if (settled !== (state.search ?? '')) change({ search: settled || undefined, page: undefined }, { replace: true });
  }, [settled]);
  const show = (which: 'off' | undefined) => change({ state: which, page: undefined }, { replace: true });
  return (
    <div className={clsx(ui.row, ui.wrap, ui.listTools)}>
      <SearchBox inputRef={search} label={t('settings.find')} value={typed} onChange={setTyped} />
      <Segments
        label={t('settings.state')}
        values={[undefined, 'off'] as const}
        chosen={state.state}
        onChoose={show}
        word={(one) => t(one === 'off' ? 'settings.off' : 'settings.on')}
        count={(one) => found?.[one ?? 'on']}
      />
      <MasterFilters
        table={table}
        filter={state.filter ?? {}}
        names={found?.data[0]?.names}
        onChange={(filter) => change({ filter, page: undefined }, { replace: true })}
      />
      <span className={ui.grow} />
      <span className={ui.row}>
        {page.mayManage && (
          <Button tone="ghost" icon={<IconUpload size={19} stroke={1.7} aria-hidden />} onClick={onImport}>
            {t('settings.import')}
          </Button>
        )}
        <ExportMenu save={(format) => exportRows(table, format, state)} />
      </span>
    </div>
  );
}

function NoRows({ searched, change }: { searched: boolean; change: ChangeSettings }) {
  const { t } = useText();
  if (!searched) return <BlankState kind="empty" small title={t('settings.empty')} />;
  return (
    <BlankState kind="empty" small title={t('settings.noMatch')}>
      <Button tone="ghost" onClick={() => change({ search: undefined, state: undefined, filter: undefined, page: undefined })}>
        {t('settings.showAll')}
      </Button>
    </BlankState>
  );
}
