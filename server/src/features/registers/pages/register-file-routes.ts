import { maxExported, maxPrinted } from '@sarabun/contract/registers/register';
import {
  printRequest,
  type RegisterColumn,
  type RegisterNarrowing,
  registerPrintPath,
  registerSheetPath,
  sheetRequest,
} from '@sarabun/contract/registers/register-pages';
import type { FastifyInstance } from 'fastify';
import type { ReadContext } from '../../../platform/action';
import { originOf, type Platform } from '../../../platform/http';
import { printContext, readContext, readLong } from '../../../platform/http/contexts';
import { readQuery, sendPdf, sendSheet } from '../../../platform/http/file-replies';
import { goneOf } from '../../../platform/http/http-of';
import { settledOpener, uploader } from '../../../platform/http/who-asks';
import { type Row, readInBatches, sheetOf } from '../../../platform/media/sheet-writer';
import type { Cell } from '../../../platform/media/spreadsheet';
import type { Typesetting } from '../../../platform/typeset/typesetting';
import { findLineIds, findLinesOf } from '../book/line-store';
import { type BookLine, cellText } from '../book/line-texts';
import { registerFor } from '../book/readable-register';
import { tooManyLines } from '../book/refusals';
import { type FoundRegister, findColumns } from '../book/register-store';
import { lineOf } from './read-registers';
import { setRegister } from './set-register';

/** Registers as files: a spreadsheet, and forms 13 and 14 for printing. Created outside any transaction. */
export function registerFileRoutes(app: FastifyInstance, platform: Platform, typesetting: Typesetting): void {
  app.get(registerSheetPath, { config: { useCase: 'exportRegister' } }, async (request, reply) => {
    const actor = await uploader(platform, request);
    const context = readContext(platform.world, actor, originOf(request));
    const { format, ...query } = readQuery(sheetRequest, request);
    const register = await registerFor(context, query.registerId, 'export');
    const sheet = await readLong(platform.world, context, { kind: 'export', gone: goneOf(reply) }, (reading) =>
      registerSheet(reading, register, query, format),
    );
    await noteTaking(context, 'exportRegister', query);
    return sendSheet(reply, sheet);
  });
  app.get(registerPrintPath, { config: { useCase: 'printRegister' } }, async (request, reply) => {
    const actor = await settledOpener(platform, request);
    const context = printContext(platform.world, actor, originOf(request));
    const query = readQuery(printRequest, request);
    const register = await registerFor(context, query.registerId, 'print');
    const pdf = await readLong(platform.world, context, { kind: 'print', gone: goneOf(reply) }, (reading) =>
      printRegister(reading, register, query, typesetting),
    );
    await noteTaking(context, 'printRegister', query);
    return sendPdf(reply, pdf, register.titleTh);
  });
}

/** Every export is recorded in the audit log: register, year and days. */
const noteTaking = (context: ReadContext, name: string, { registerId, year, from, to }: RegisterNarrowing) =>
  context.act(name, async ({ audit }) => audit({ detail: { registerId, year, from: from ?? null, to: to ?? null } }));

/** The matching lines by number, in batches; refuses too many, so that the period must be narrowed. */
async function linesFor({ db, actor: { clearance } }: ReadContext, query: RegisterNarrowing, most: number) {
  const ids = await findLineIds(db, { ...query, clearance }, most + 1);
  if (ids.length > most) throw tooManyLines(most);
  return readInBatches(ids, async (batch) => (await findLinesOf(db, batch, clearance)).map((line) => lineOf(line)));
}

async function registerSheet(context: ReadContext, register: FoundRegister, query: RegisterNarrowing, format: 'xlsx' | 'csv') {
  const { language } = context.origin;
  const [columns, lines] = await Promise.all([findColumns(context.db, register.bookId), linesFor(context, query, maxExported)]);
  const title = language === 'th' ? register.titleTh : register.titleEn;
  const heading = columns.map((column) => column.title[language]);
  const { personId } = context.actor;
  return sheetOf({ name: `${title} ${register.unitName} ${query.year}`, title, format, heading, rows: rowsOf(lines, columns), personId });
}

async function* rowsOf(lines: AsyncIterable<readonly BookLine[]>, columns: readonly RegisterColumn[]): AsyncGenerator<readonly Row[]> {
  for await (const batch of lines) yield batch.map((line) => columns.map((column) => sheetCell(line, column, columns)));
}

/** Numbers stay numeric, so that they can be sorted and summed. */
function sheetCell(line: BookLine, column: RegisterColumn, columns: readonly RegisterColumn[]): Cell {
  const text = cellText(line, column, columns);
  const isNumber = column.valueKind === 'number' || (column.field === 'number' && line.state === 'issued');
  return isNumber && text !== '' ? Number(text) : text;
}

async function printRegister(context: ReadContext, register: FoundRegister, query: RegisterNarrowing, typesetting: Typesetting): Promise<Uint8Array> {
  const [columns, lines] = await Promise.all([findColumns(context.db, register.bookId), linesFor(context, query, maxPrinted)]);
  const { personId } = context.actor;
  return setRegister(typesetting, { title: register.titleTh, unitName: register.unitName, columns, lines, personId });
}
