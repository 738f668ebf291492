import { type BookRow, saveBook } from '@sarabun/contract/registers/book-display';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useState } from 'react';
import { call } from '../../../platform/call';
import { useText } from '../../../platform/i18n';
import { useDates } from '../../../platform/thai-date';
import { FailedState } from '../../../ui/blank-state';
import { Chip } from '../../../ui/chip';
import { DialogFoot, DialogForm } from '../../../ui/dialogs/dialog-parts';
import { Drawer } from '../../../ui/dialogs/drawer';
import { Field } from '../../../ui/fields/field';
import { useAct } from '../../../ui/forms/use-act';
import { useDraft } from '../../../ui/forms/use-draft';
import { Bone } from '../../../ui/skeleton';
import ui from '../../../ui/styles/ui.module.css';
import { Row, Table } from '../../../ui/tables/table';
import { SettingsFrame } from '../../settings';
import styles from './register-settings.module.css';
import { useBooks } from './use-book-settings';

/** The kinds of registers, with their columns and functions (registration-book-display). */
export function BooksScreen() {
  const { t } = useText();
  const books = useBooks();
  const [open, setOpen] = useState<BookRow | null>(null);
  return (
    <SettingsFrame path="registration-book-display" purpose={t('registerSettings.booksPurpose')}>
      {({ menuId, mayManage }) => (
        <section className={clsx(ui.card, ui.listCard)} aria-busy={books.isFetching}>
          {books.isError && !books.data ? (
            <FailedState query={books} />
          ) : books.data ? (
            <BookTable books={books.data} menuId={menuId} onOpen={mayManage ? setOpen : null} />
          ) : (
            <Bone width="70%" height={40} />
          )}
          {open && <BookDrawer book={open} onClose={() => setOpen(null)} />}
        </section>
      )}
    </SettingsFrame>
  );
}

function BookTable({ books, menuId, onOpen }: { books: BookRow[]; menuId: number; onOpen: ((book: BookRow) => void) | null }) {
  const { t, language } = useText();
  const dates = useDates();
  const below = (book: BookRow, detail: string) => ({ menuID: String(menuId), page: 'registration-book-display', detail, id: String(book.bookId) });
  return (
    <Table heads={(['book', 'columns', 'functions', 'changed'] as const).map((column) => t(`registerSettings.${column}`))}>
      {books.map((book) => (
        <Row key={book.bookId}>
          <td>
            {onOpen ? (
              <button
                type="button"
                className={clsx(ui.plain, ui.settingsName)}
                aria-label={t('settings.open', { name: book.titleTh })}
                onClick={() => onOpen(book)}
              >
                {language === 'th' ? book.titleTh : book.titleEn}
              </button>
            ) : (
              <span className={ui.strong}>{language === 'th' ? book.titleTh : book.titleEn}</span>
            )}
            {book.isSecret && <Chip tone="red">{t('registers.secret')}</Chip>}
          </td>
          <td>
            <Link to="/settings/$menuID/$page/$detail/$id" params={below(book, 'manage-columns')} className={ui.btnView}>
              {t('registerSettings.columnsOf', { n: book.columns, own: book.ownColumns })}
            </Link>
          </td>
          <td>
            <Link to="/settings/$menuID/$page/$detail/$id" params={below(book, 'manage-function-book-display')} className={ui.btnView}>
              {t('registerSettings.functionsOf', { n: book.functions })}
            </Link>
          </td>
          <td className={ui.sm}>
            {book.changedBy && dates.moment(book.changedAt)}
            <span className={clsx(ui.xs, ui.muted, styles.line)}>{book.changedBy}</span>
          </td>
        </Row>
      ))}
    </Table>
  );
}

function BookDrawer({ book, onClose }: { book: BookRow; onClose: () => void }) {
  const { t } = useText();
  const kept = useDraft(`book_${book.bookId}_${book.version}`, { titleTh: book.titleTh, titleEn: book.titleEn });
  const { draft, change } = kept;
  const act = useAct(['registers'], onClose);
  const save = () => act.run(() => call(saveBook, { bookId: book.bookId, version: book.version, ...draft }), t('registerSettings.saved'));
  return (
    <Drawer title={book.titleTh} onClose={onClose}>
      <DialogForm act={act} onSubmit={save} kept={kept} foot={<DialogFoot submit={t('registerSettings.save')} busy={act.busy} onClose={onClose} />}>
        <Field label={t('registerSettings.titleTh')} required error={act.faults.titleTh}>
          {(control) => (
            <input
              {...control}
              className={ui.input}
              maxLength={100}
              value={draft.titleTh}
              onChange={(event) => change({ titleTh: event.target.value })}
              data-autofocus
            />
          )}
        </Field>
        <Field label={t('registerSettings.titleEn')} required error={act.faults.titleEn}>
          {(control) => (
            <input {...control} className={ui.input} maxLength={100} value={draft.titleEn} onChange={(event) => change({ titleEn: event.target.value })} />
          )}
        </Field>
      </DialogForm>
    </Drawer>
  );
}
