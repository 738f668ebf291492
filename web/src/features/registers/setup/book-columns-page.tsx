import { saveBookColumns } from '@sarabun/contract/registers/book-display';
import { IconPlus } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { FailedState } from '../../../ui/blank-state';
import { Button } from '../../../ui/button';
import { useUnsavedForm } from '../../../ui/dialogs/unsaved-page';
import { useAct } from '../../../ui/forms/use-act';
import { Note } from '../../../ui/note';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { SettingsFrame } from '../../settings';
import { type ColumnDraft, ColumnRow } from './column-row';
import styles from './register-settings.module.css';
import { useBookColumns } from './use-book-settings';

/** The columns of a kind of register: choice, order, width, and the agency's own (manage-columns). */
export function BookColumnsPage({ bookId }: { bookId: number }) {
  const { t, language } = useText();
  const columns = useBookColumns(bookId);
  const title = columns.data && (language === 'th' ? columns.data.book.titleTh : columns.data.book.titleEn);
  return (
    <SettingsFrame
      path="registration-book-display"
      below={title ? t('registerSettings.columnsTitle', { book: title }) : t('registerSettings.columns')}
      purpose={t('registerSettings.columnsPurpose')}
    >
      {({ mayManage }) =>
        columns.data ? (
          <ColumnsForm key={columns.data.book.version} data={columns.data} mayManage={mayManage} />
        ) : columns.isError ? (
          <FailedState query={columns} />
        ) : (
          <Bone width="60%" height={40} />
        )
      }
    </SettingsFrame>
  );
}

let added = 0;

function ColumnsForm({ data, mayManage }: { data: NonNullable<ReturnType<typeof useBookColumns>['data']>; mayManage: boolean }) {
  const { t } = useText();
  const [begun] = useState<ColumnDraft[]>(() => data.columns.map((column) => ({ ...column, key: `c${column.columnId}` })));
  const [columns, setColumns] = useState(begun);
  useUnsavedForm(JSON.stringify(columns) !== JSON.stringify(begun));
  const act = useAct(['registers'], () => {});
  const change = (key: string, part: Partial<ColumnDraft>) => setColumns((old) => old.map((column) => (column.key === key ? { ...column, ...part } : column)));
  const move = (index: number, by: -1 | 1) =>
    setColumns((old) => {
      const next = [...old];
      const [column] = next.splice(index, 1);
      if (column) next.splice(index + by, 0, column);
      return next;
    });
  const add = () =>
    setColumns((old) => [
      ...old,
      { key: `n${++added}`, columnId: 0, field: null, valueKind: 'text', titleTh: '', titleEn: '', width: 30, shown: true, uses: 0 },
    ]);
  const width = columns.filter((column) => column.shown).reduce((sum, column) => sum + column.width, 0);
  const save = () =>
    act.run(
      () =>
        call(saveBookColumns, {
          bookId: data.book.bookId,
          version: data.book.version,
          columns: columns.map(({ columnId, valueKind, titleTh, titleEn, width: wide, shown }) => ({
            columnId,
            valueKind,
            titleTh,
            titleEn,
            width: wide,
            shown,
          })),
        }),
      t('registerSettings.saved'),
    );
  const incomplete = columns.some(({ titleTh, titleEn }) => titleTh.trim() === '' || titleEn.trim() === '');
  return (
    <section className={clsx(ui.card, styles.form)}>
      {act.failure && <Note tone="red">{act.failure}</Note>}
      {act.faults.columns && <Note tone="red">{act.faults.columns}</Note>}
      <ol className={styles.columns}>
        {columns.map((column, index) => (
          <ColumnRow
            key={column.key}
            column={column}
            readOnly={!mayManage}
            isFirst={index === 0}
            isLast={index === columns.length - 1}
            onChange={(part) => change(column.key, part)}
            onMove={(by) => move(index, by)}
            onRemove={() => setColumns((old) => old.filter((other) => other.key !== column.key))}
          />
        ))}
      </ol>
      <p className={clsx(ui.sm, ui.muted)}>{t('registerSettings.widthText', { width })}</p>
      {mayManage && (
        <div className={clsx(ui.row, ui.wrap)}>
          <Button tone="ghost" icon={<IconPlus size={19} aria-hidden />} onClick={add} disabled={columns.length >= 30}>
            {t('registerSettings.addColumn')}
          </Button>
          <span className={ui.grow} />
          <Button busy={act.busy} disabled={incomplete} onClick={() => void save()}>
            {t('registerSettings.save')}
          </Button>
        </div>
      )}
    </section>
  );
}
