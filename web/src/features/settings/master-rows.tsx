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
import { SortHeader, type Sorting } from '../../ui/tables/sort-header';
import { MasterValueView } from './master-value';
import styles from './settings.module.css';

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

/** The field by which rows are called in a language: the English name where there is one. */
const nameField = (table: MasterTable, language: 'th' | 'en') =>
  language === 'en' && table.display === 'nameTh' && table.fields.nameEn ? 'nameEn' : table.display;
const nameOf = (table: MasterTable, row: MasterRow, language: 'th' | 'en') => String(row.values[nameField(table, language)] || row.values[table.display] || '');
const titleOf = (table: MasterTable, name: string, language: 'th' | 'en') =>
  table.fields[name === table.display ? nameField(table, language) : name]?.label[language] ?? name;

/** Rows of a settings page as a table: the row and its name open the drawer. */
export function MasterTableRows({ table, page, rows, sorting, selected, onSort, onOpen, extra }: MasterRowsProps) {
  const { t, language } = useText();
  return (
    <div className={ui.listScroll}>
      <table className={clsx(ui.dt, ui.settingsTable)}>
        <caption className={ui.vh}>{table.title[language]}</caption>
        <colgroup>
          {table.list.columns.map((name) => (
            <col key={name} style={widthOf(table, name)} />
          ))}
          {extra && <col />}
          <col style={{ width: 110 }} />
          {table.detail && <col style={{ width: 190 }} />}
        </colgroup>
        <thead>
          <tr>
            {table.list.columns.map((name) => (
              <SortHeader key={name} column={name} title={titleOf(table, name, language)} sorting={sorting} onSort={onSort} />
            ))}
            {extra && <th scope="col">{extra.title}</th>}
            <th scope="col">{t('settings.state')}</th>
            {table.detail && (
              <th scope="col">
                <span className={ui.vh}>{t('settings.more')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows === null
            ? [1, 2, 3, 4, 5].map((bone) => (
                <tr key={bone} aria-hidden>
                  <td colSpan={table.list.columns.length + 1 + (table.detail ? 1 : 0) + (extra ? 1 : 0)}>
                    <Bone width={`${90 - bone * 9}%`} />
                  </td>
                </tr>
              ))
            : rows.map((row) => (
                <tr key={row.id} className={row.id === selected ? ui.sel : undefined} onClick={() => onOpen(row)}>
                  {table.list.columns.map((name) => (
                    <td key={name}>
                      {name === table.display ? (
                        <NameButton table={table} row={row} onOpen={onOpen} />
                      ) : (
                        <MasterValueView table={table} row={row} name={name} />
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
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}

/** A text of at most so many characters is a code or a short name. */
const shortText = 60;

function widthOf(table: MasterTable, name: string) {
  const field = table.fields[name];
  const kind = field?.kind;
  // Codes, short names and numbers of units leave the room to names.
  if (field?.kind === 'text' && name !== table.display && field.maxLength <= shortText) return { width: 140 };
  if (kind === 'number' || kind === 'flag') return { width: 130 };
  return kind === 'choice' || kind === 'date' ? { width: 170 } : undefined;
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
      <MasterValueView table={table} row={row} name={table.display} />
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

export function MasterCards({ table, page, rows, onOpen, extra }: Pick<MasterRowsProps, 'table' | 'page' | 'rows' | 'onOpen' | 'extra'>) {
  const { language } = useText();
  if (rows === null) return [1, 2, 3].map((bone) => <Bone key={bone} width="80%" height={48} />);
  const others = table.list.columns.filter((name) => name !== table.display);
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id}>
          <button type="button" className={styles.item} data-row onClick={() => onOpen(row)}>
            <span className={clsx(ui.row, ui.between)}>
              <span className={ui.strong}>
                <MasterValueView table={table} row={row} name={table.display} />
              </span>
              <StateChip active={row.active} />
            </span>
            {others.map((name) =>
              row.values[name] === '' || row.values[name] === null ? null : (
                <span key={name} className={clsx(ui.sm, ui.soft)}>
                  {table.fields[name]?.label[language]}: <MasterValueView table={table} row={row} name={name} />
                </span>
              ),
            )}
            {extra && (
              <span className={clsx(ui.sm, ui.soft)}>
                {extra.title}: <extra.Cell row={row} rows={rows} />
              </span>
            )}
          </button>
          {table.detail && (
            <div className={styles.itemMore}>
              <DetailLink table={table} page={page} row={row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
