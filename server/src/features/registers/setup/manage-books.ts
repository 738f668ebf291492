import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type * as calls from '@sarabun/contract/registers/book-display';
import type { ActContext, ReadContext } from '../../../platform/action';
import { notFound } from '../../../platform/refusals';
import { bookChanged, noSuchColumn } from '../book/refusals';
import { bumpBook, findBookColumns, findBooks, findFunctions, replaceColumns, replaceFunctions, updateBook } from './book-store';

export async function listBooks({ db }: ReadContext): Promise<AnswerOf<typeof calls.listBooks>> {
  return { items: await findBooks(db) };
}

async function bookOf(db: ReadContext['db'], bookId: number) {
  const [book] = await findBooks(db, bookId);
  if (!book) throw notFound();
  return book;
}

async function changeBook({ db, actor, now, audit }: ActContext, bookId: number, version: number): Promise<void> {
  const bumped = await bumpBook(db, bookId, version, { personId: actor.personId, now });
  if (bumped === null) throw notFound();
  if (!bumped) throw bookChanged();
  audit({ detail: { bookId } });
}

/** Renames a kind of register; its pages use the name at once. */
export async function saveBook(context: ActContext, { bookId, version, ...titles }: InputOf<typeof calls.saveBook>) {
  await changeBook(context, bookId, version);
  await updateBook(context.db, bookId, titles);
  return {};
}

export async function getBookColumns({ db }: ReadContext, { bookId }: InputOf<typeof calls.getBookColumns>): Promise<AnswerOf<typeof calls.getBookColumns>> {
  return { book: await bookOf(db, bookId), columns: await findBookColumns(db, bookId) };
}

/** Sets the columns. Those of the official form can be hidden but not removed; own ones can be added and removed. */
export async function saveBookColumns(context: ActContext, { bookId, version, columns }: InputOf<typeof calls.saveBookColumns>) {
  await changeBook(context, bookId, version);
  const known = await findBookColumns(context.db, bookId);
  const named = new Map(known.map((column) => [column.columnId, column]));
  const wrong = columns.some(({ columnId, valueKind }) => (columnId === 0 ? valueKind === null : named.get(columnId)?.valueKind !== valueKind));
  const missing = known.some(({ columnId, field }) => field !== null && !columns.some((column) => column.columnId === columnId));
  const twice =
    new Set(columns.filter(({ columnId }) => columnId > 0).map(({ columnId }) => columnId)).size !== columns.filter(({ columnId }) => columnId > 0).length;
  if (wrong || missing || twice || !columns.some(({ shown }) => shown)) throw noSuchColumn();
  await replaceColumns(context.db, bookId, columns);
  return {};
}

export async function getBookFunctions(
  { db }: ReadContext,
  { bookId }: InputOf<typeof calls.getBookFunctions>,
): Promise<AnswerOf<typeof calls.getBookFunctions>> {
  return { book: await bookOf(db, bookId), functions: await findFunctions(db, bookId) };
}

/** Sets what the pages offer; the server refuses the rest from now on. */
export async function saveBookFunctions(context: ActContext, { bookId, version, enabled }: InputOf<typeof calls.saveBookFunctions>) {
  await changeBook(context, bookId, version);
  await replaceFunctions(context.db, bookId, enabled);
  return {};
}
