import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { getEntryHistory, getRegister, listRegister, myRegisters, RegisterItem } from '@sarabun/contract/registers/register-pages';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { ReadContext } from '../../../platform/action';
import { buddhistYear } from '../../../platform/clock';
import { notFound } from '../../../platform/refusals';
import { actionText, actionTextInEnglish } from '../book/action-texts';
import { canSort, countLines, type FoundLine, findCorrections, findLineRegister, findLines } from '../book/line-store';
import type { BookLine } from '../book/line-texts';
import { currentReader, readableRegister } from '../book/readable-register';
import { tooManyToSort } from '../book/refusals';
import { allowedFunctions, correctsLetter, fillsIn, type Reader, remarksOn } from '../book/register-rules';
import { type FoundRegister, findBlocks, findColumns, findOffered, findRegisters, findYears } from '../book/register-store';
import { numberAround } from '../numbers/number-around';

const itemOf = (register: FoundRegister, reader: Reader): RegisterItem => ({
  registerId: register.registerId,
  unitId: register.unitId,
  unitName: register.unitName,
  kind: register.kind,
  isSecret: register.isSecret,
  series: register.series,
  title: { th: register.titleTh, en: register.titleEn },
  isOwn: fillsIn(reader, register),
});

/** The registers that the person may view. */
export async function listMyRegisters(context: ReadContext): Promise<AnswerOf<typeof myRegisters>> {
  const reader = await currentReader(context);
  return { items: (await findRegisters(context.db, reader)).map((register) => itemOf(register, reader)) };
}

/** One register: its columns, its years, what waits in it, and what the person may do there. */
export async function readRegister(context: ReadContext, { registerId }: InputOf<typeof getRegister>): Promise<AnswerOf<typeof getRegister>> {
  const { db, now } = context;
  const { register, reader } = await readableRegister(context, registerId);
  const thisYear = buddhistYear(now);
  const [columns, offered, years, blocks, { prefix, suffix }] = await Promise.all([
    findColumns(db, register.bookId),
    findOffered(db, register.bookId),
    findYears(db, registerId),
    findBlocks(db, registerId),
    numberAround(db, { ...register, year: thisYear, now }),
  ]);
  const next = (years.find(({ year }) => year === thisYear)?.last ?? 0) + 1;
  return {
    item: {
      ...itemOf(register, reader),
      columns,
      functions: allowedFunctions(reader, register, offered),
      mayFill: fillsIn(reader, register),
      mayRemark: remarksOn(reader, register, offered),
      issuer: register.issuer,
      years: [...new Set([thisYear, ...years.map(({ year }) => year)])].sort((a, b) => b - a),
      next: prefix + toThaiDigits(String(next)) + suffix,
      blocks,
    },
  };
}

/** One page of a register. Lines of letters above the reader's clearance are neither shown nor counted. */
export async function listLines(context: ReadContext, input: InputOf<typeof listRegister>): Promise<AnswerOf<typeof listRegister>> {
  const { db, actor, origin } = context;
  const { register, reader } = await readableRegister(context, input.registerId);
  const { page, pageSize } = input;
  const query = { ...input, clearance: actor.clearance };
  const { total, more, hidden } = await countLines(db, query);
  if (!canSort(input.sort, { total, more })) throw tooManyToSort();
  const deskIds = actor.seats.map((seat) => seat.deskId);
  const lines = await findLines(db, query, { limit: pageSize, offset: (page - 1) * pageSize }, { deskIds, all: { total, more, hidden } });
  const isPaper = ({ state, documentId }: FoundLine) => state === 'issued' && documentId === null;
  // Most pages have no letter on paper.
  const offered = lines.some(isPaper) ? await findOffered(db, register.bookId) : [];
  const mayCorrectPaper = (line: FoundLine) => isPaper(line) && correctsLetter(reader, register, offered, line.enteredById === actor.personId);
  return { data: lines.map((line) => ({ ...lineOf(line, origin.language), mayCorrectPaper: mayCorrectPaper(line) })), total, more, page, pageSize };
}

/** A line for reading: การปฏิบัติ shows what the registry wrote, or else what the route tells. On paper and in spreadsheets it is Thai. */
export function lineOf({ ownAction, enteredById: _, steps, answers, end, ...line }: FoundLine, language: 'th' | 'en' = 'th'): BookLine {
  const told = language === 'en' ? actionTextInEnglish : actionText;
  return { ...line, isActionOwn: ownAction !== '', action: ownAction || told(steps, answers, end) };
}

export async function readCorrections(context: ReadContext, { entryId }: InputOf<typeof getEntryHistory>): Promise<AnswerOf<typeof getEntryHistory>> {
  const line = await findLineRegister(context.db, entryId);
  if (!line || line.secrecy > context.actor.clearance) throw notFound();
  await readableRegister(context, line.registerId);
  return { items: await findCorrections(context.db, entryId) };
}
