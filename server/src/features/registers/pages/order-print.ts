import { Readable } from 'node:stream';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { maxExported } from '@sarabun/contract/registers/register';
import type { RegisterLine } from '@sarabun/contract/registers/register-pages';
import {
  type discardRegisterPrint,
  linesOfPart,
  type orderRegisterPrint,
  type RegisterPrint,
  type registerPrints,
} from '@sarabun/contract/registers/register-prints';
import type { ActContext, ReadContext, World } from '../../../platform/action';
import { type FileStorage, sentAgainMs } from '../../../platform/files';
import { enqueue } from '../../../platform/jobs/enqueue';
import { doubling, type Kind } from '../../../platform/jobs/kinds';
import { readInBatches } from '../../../platform/media/sheet-writer';
import { notFound } from '../../../platform/refusals';
import type { Typesetting } from '../../../platform/typeset/typesetting';
import { findLineIds, findLinesOf } from '../book/line-store';
import { registerFor } from '../book/readable-register';
import { noLines, tooManyLines, tooManyPrints } from '../book/refusals';
import { findColumns } from '../book/register-store';
import { lineOf } from './read-registers';
import * as store from './register-print-store';
import { setRegister } from './set-register';

const day = 24 * 60 * 60 * 1000;
const keptMs = 7 * day;
/** Prints of one person that are still to be set. */
const mostUnfinished = 3;
const largestPart = 200 * 1024 * 1024;

/** Orders the print of the matching lines as they are now. Refuses too many lines, none, and a person for whom several are still set. */
export async function orderPrint(context: ActContext, query: InputOf<typeof orderRegisterPrint>): Promise<AnswerOf<typeof orderRegisterPrint>> {
  const { db, actor, now, audit } = context;
  const { personId, clearance } = actor;
  const register = await registerFor(context, query.registerId, 'print');
  if ((await store.countUnfinished(db, personId, now)) >= mostUnfinished) throw tooManyPrints(mostUnfinished);
  const entryIds = await findLineIds(db, { ...query, clearance }, maxExported + 1);
  if (entryIds.length > maxExported) throw tooManyLines(maxExported);
  if (entryIds.length === 0) throw noLines();
  const { registerId, year, from = null, to = null } = query;
  const keptUntil = new Date(now.getTime() + keptMs);
  const printId = await store.insertPrint(db, { personId, register, year, entryIds, clearance, now, keptUntil });
  await enqueue({ db, now }, 'registerPrint', { printId }, { key: printId });
  audit({ detail: { registerId, year, from, to } });
  return { item: { printId, parts: Math.ceil(entryIds.length / linesOfPart) } };
}

/** The person's prints, as far as the person may still read all that they hold. */
export async function listPrints({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof registerPrints>> {
  const found = await store.findPrints(db, actor.personId, now);
  return { items: found.filter(({ clearance }) => clearance <= actor.clearance).map(printOf) };
}

function printOf({ titleTh, titleEn, clearance: _, failure, ...print }: store.FoundPrint): RegisterPrint {
  return { ...print, title: { th: titleTh, en: titleEn }, state: stateOf(print, failure) };
}

function stateOf({ done, parts }: Pick<RegisterPrint, 'done' | 'parts'>, failure: string | null): RegisterPrint['state'] {
  if (done.length === parts) return 'ready';
  if (failure !== null) return 'failed';
  return done.length > 0 ? 'setting' : 'waiting';
}

export async function discardPrint({ db, actor, now }: ActContext, { printId }: InputOf<typeof discardRegisterPrint>) {
  if (!(await store.endPrint(db, { printId, personId: actor.personId, now }))) throw notFound();
  return {};
}

/** A part of an own print. It is refused to whoever may no longer print the register, or read all that the part holds. */
export async function findPrintPart(context: ReadContext, printId: number, part: number) {
  const { db, actor, now } = context;
  const found = await store.findPart(db, { printId, part, personId: actor.personId, now });
  if (!found || found.clearance > actor.clearance) throw notFound();
  await registerFor(context, found.registerId, 'print');
  return found;
}

/** Sets ordered prints part by part. A process that dies loses one part, which another process sets again. */
export function registerPrintKind({ db, clock }: World, press: { typesetting: Typesetting; storage: FileStorage }): Kind<{ printId: number }> {
  const setPart = async (printId: number, { bookId, title, unitName, clearance, part, entryIds }: store.NextPart) => {
    const columns = await findColumns(db, bookId);
    const lines: RegisterLine[] = [];
    for await (const batch of readInBatches(entryIds, (ids) => findLinesOf(db, ids, clearance))) lines.push(...batch.map((line) => lineOf(line)));
    const pdf = await setRegister(press.typesetting, { title, unitName, columns, lines: [lines] });
    const intake = await press.storage.take(Readable.from([Buffer.from(pdf)]), largestPart);
    await intake.keep();
    const { sha256, size } = intake;
    await store.insertPart(db, { printId, part, first: lines[0]?.number ?? 0, last: lines.at(-1)?.number ?? 0, sha256, size });
  };
  return {
    atOnce: 1,
    retryAfter: doubling({ first: 10, longest: 600, most: 6 }),
    run: async ({ printId }) => {
      for (;;) {
        const next = await store.findNextPart(db, printId, clock());
        if (!next) return undefined;
        await setPart(printId, next);
      }
    },
    givenUp: (transaction, { printId }, _now, reason) => store.markFailed(transaction, printId, reason),
  };
}

/** Deletes prints that have ended. */
export async function sweepRegisterPrints({ db, clock }: World, storage: FileStorage): Promise<void> {
  const unused = await db.transaction().execute((transaction) => store.deleteEnded(transaction, clock()));
  for (const sha256 of unused) await storage.remove(sha256, sentAgainMs);
}
