import type { MasterRow } from '@sarabun/contract/settings/master-calls';
import type { MasterTable } from '@sarabun/contract/settings/master-table';
import type { SettingsPage } from '@sarabun/contract/settings/settings-menu';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { useText } from '../../platform/i18n';
import { Chip } from '../../ui/chip';
import { Bone } from '../../ui/skeleton';
import ui from '../../ui/styles/ui.module.css';
import type { Sorting } from '../../ui/tables/sort-header';
import { Row, Table } from '../../ui/tables/table';
import { MasterValueView } from './master-value';

/** An additional column, drawn from the visible rows. */
export interface ExtraColumn {
  title: string;
  /** Draws one row's cell; `rows` are all visible rows, so that their data is loaded once. */
  Cell: ComponentType<{ row: MasterRow; rows: readonly MasterRow[] }>;
}

interface MasterRowsProps {
  table: MasterTable;
  page: SettingsPage;
  /** Null while the first rows load. */
  rows: MasterRow[] | null;
  sorting: Sorting | null;
  selected: number | undefined;
  onSort: (sorting: Sorting) => void;
  onOpen: (row: MasterRow) => void;
  extra?: ExtraColumn | undefined;
}

const callsInEnglish = (table: MasterTable, language: 'th' | 'en') => language === 'en' && table.display === 'nameTh' && table.fields.nameEn !== undefined;

/** The field by which rows are called in a language: the English name where there is one. */
const nameField = (table: MasterTable, language: 'th' | 'en') => (callsInEnglish(table, language) ? 'nameEn' : table.display);

/** What a column shows: in English the names change places, so that each is shown once. */
const shownField = (table: MasterTable, name: string, language: 'th' | 'en') =>
  name === table.display ? nameField(table, language) : name === 'nameEn' && callsInEnglish(table, language) ? table.display : name;
const nameOf = (table: MasterTable, row: MasterRow, language: 'th' | 'en') => String(row.values[nameField(table, language)] || row.values[table.display] || '');
const titleOf = (table: MasterTable, name: string, language: 'th' | 'en') => table.fields[shownField(table, name, language)]?.label[language] ?? name;

/** Rows of a settings page as a table: the row and its name open the drawer. */
export function MasterTableRows({ table, page, rows, sorting, selected, onSort, onOpen, extra }: MasterRowsProps) {
  const { t, language } = useText();
  return (
    <Table
      caption={table.title[language]}
      heads={[
        ...table.list.columns.map((name) => ({ title: titleOf(table, name, language), sort: shownField(table, name, language) })),
        ...(extra ? [extra.title] : []),
        t('settings.state'),
        ...(table.detail ? [{ title: t('settings.more'), silent: true }] : []),
      ]}
      sorting={sorting}
      onSort={onSort}
    >
      {rows === null
        ? [1, 2, 3, 4, 5].map((bone) => (
            <tr key={bone} aria-hidden>
              <td colSpan={table.list.columns.length + 1 + (table.detail ? 1 : 0) + (extra ? 1 : 0)}>
                <Bone width={`${90 - bone * 9}%`} />
              </td>
            </tr>
          ))
        : rows.map((row) => (
            <Row key={row.id} className={row.id === selected ? ui.sel : undefined} onOpen={() => onOpen(row)}>
              {table.list.columns.map((name) => (
                <td key={name} className={name === table.display ? ui.cardTitle : undefined}>
                  {name === table.display ? (
                    <NameButton table={table} row={row} onOpen={onOpen} />
                  ) : (
                    <MasterValueView table={table} row={row} name={shownField(table, name, language)} />
                  )}
                </td>
              ))}
              {extra && (
                <td>
                  <extra.Cell row={row} rows={rows} />
                </td>
              )}
              <td>
                <StateChip active={row.active} />
              </td>
              {table.detail && (
                <td>
                  <DetailLink table={table} page={page} row={row} />
                </td>
              )}
            </Row>
          ))}
    </Table>
  );
}

function NameButton({ table, row, onOpen }: { table: MasterTable; row: MasterRow; onOpen: (row: MasterRow) => void }) {
  const { t, language } = useText();
  return (
    <button
      type="button"
      className={clsx(ui.plain, ui.settingsName)}
      data-row
      aria-label={t('settings.open', { name: nameOf(table, row, language) })}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(row);
      }}
    >
      <MasterValueView table={table} row={row} name={row.values[nameField(table, language)] ? nameField(table, language) : table.display} />
    </button>
  );
}

function StateChip({ active }: { active: boolean }) {
  const { t } = useText();
  return <Chip tone={active ? 'green' : 'plain'}>{t(active ? 'settings.on' : 'settings.off')}</Chip>;
}

function DetailLink({ table, page, row }: { table: MasterTable; page: SettingsPage; row: MasterRow }) {
  const { language } = useText();
  if (!table.detail) return null;
  return (
    <Link
      to="/settings/$menuID/$page/$detail/$id"
      params={{ menuID: String(page.menuId), page: table.path, detail: table.detail.path, id: String(row.id) }}
      className={ui.btnView}
      onClick={(event) => event.stopPropagation()}
    >
      {table.detail.label[language]}
    </Link>
  );
}
