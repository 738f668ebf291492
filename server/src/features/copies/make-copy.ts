import { Readable } from 'node:stream';
import type { CopyKind, makeLetterCopy as endpoint } from '@sarabun/contract/copies/letter-copies';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay, buddhistYear } from '@sarabun/contract/values/buddhist-date';
import type { Prepared, ReadContext } from '../../platform/action';
import { bytesOf } from '../../platform/files';
import { notKept } from '../../platform/keeping';
import { copyPdf, type Overlay } from '../../platform/media/copy-pdf';
import { fileGone, notFound } from '../../platform/refusals';
import { openDocument } from '../documents';
import { excerptOf, type Press } from '../drafts';
import { findContents, findMaker, insertCopy, type Maker } from './copy-store';
import { certification, copyWords, excerptName, makersLines } from './copy-texts';
import { copyTooLarge, copyTooLong, copyUnreadable, fileNotCopied, nothingChosen, notIssuedHere } from './refusals';

const megabyte = 1024 * 1024;
/** It is opened whole in the memory of a thread. */
const largestOriginal = 60;

type Asked = InputOf<typeof endpoint>;
type Letter = Awaited<ReturnType<typeof openDocument>>['item'];
interface Original {
  pdf: Uint8Array;
  fileId: number | null;
  name: string;
}

/**
 * Makes a copy of a letter (ข้อ 30, 31): the word above the first line, and who certifies it on every page, or who wrote and checked it on
 * the last one. It is kept, and entered in the book of copies.
 */
export async function makeLetterCopy(context: ReadContext, asked: Asked, press: Press): Promise<Prepared<AnswerOf<typeof endpoint>>> {
  const { db, now, actor } = context;
  const { item: letter } = await openDocument(context, { documentId: asked.documentId }, notKept);
  const maker = await findMaker(db, actor.personId, now);
  if (!maker) throw notFound();
  if (letter.own?.paper === 'draft' || (asked.kind === 'fileCopy' && letter.own?.paper !== 'printed')) throw notIssuedHere();
  const original = asked.kind === 'excerpt' ? await excerpt(context, asked, press) : await fileOf(context, asked, letter, press);
  const made = await markedCopy(context, press, { kind: asked.kind, original, letter, maker });
  const intake = await press.storage.take(Readable.from([Buffer.from(made.pdf)]), 4 * largestOriginal * megabyte);
  await intake.keep();
  return async (act) => {
    const year = buddhistYear(bangkokDay(act.now));
    const { documentId, kind, reason } = asked;
    const { sha256, size } = intake;
    const entry = { ...maker, documentId, kind, reason, fileId: original.fileId, fileName: original.name, year, sha256, size, pages: made.pages };
    const { copyId, number } = await insertCopy(act.db, { ...entry, personId: actor.personId, madeAt: act.now });
    act.audit({ documentId, detail: { copyNumber: `${number}/${year}`, fileId: original.fileId, reason } });
    return { item: { copyId, number: `${number}/${year}` } };
  };
}

/** The chosen file of the letter; the copy for the file is always of the letter itself. */
async function fileOf({ db }: ReadContext, { documentId, kind, fileId }: Asked, { files }: Letter, { storage }: Press): Promise<Original> {
  const file = files.find((one) => (kind === 'fileCopy' ? one.role === 'main' : one.fileId === fileId));
  if (file?.mediaType !== 'application/pdf') throw fileNotCopied();
  if (file.size > largestOriginal * megabyte) throw copyTooLarge(largestOriginal);
  const sha256 = (await findContents(db, documentId)).get(file.fileId);
  if (!sha256 || !(await storage.has(sha256))) throw fileGone();
  return { pdf: await bytesOf(storage.read(sha256)), fileId: file.fileId, name: file.name };
}

async function excerpt({ db, now, actor }: ReadContext, { documentId, agenda }: Asked, { typesetting }: Press): Promise<Original> {
  if (agenda.length === 0) throw nothingChosen();
  const data = await excerptOf(db, documentId, now, agenda);
  if (!data || data.body.length === 0) throw nothingChosen();
  return { pdf: await typesetting.typeset('excerpt', data, { personId: actor.personId }), fileId: null, name: excerptName };
}

/** On A4, in parts of its width and height: above the first line, beside the mark of secrecy; the foot at the left; above the foot at the right. */
const places = {
  word: { x: 0.395, y: 0.004 },
  wordOfSecret: { x: 0.65, y: 0.022 },
  certification: { x: 0.143, y: 0.922 },
  makers: { x: 0.6, y: 0.835 },
};

async function markedCopy(
  { now, actor: { personId } }: ReadContext,
  { typesetting }: Press,
  { kind, original, letter, maker }: { kind: CopyKind; original: Original; letter: Letter; maker: Maker },
): Promise<{ pdf: Uint8Array; pages: number }> {
  const checkers = letter.own?.steps.flatMap(({ role, personName }) => (role === 'review' && personName ? [personName] : [])) ?? [];
  const lines = kind === 'fileCopy' ? makersLines({ writer: letter.own?.writer ?? '', checkers }) : certification(maker, now);
  const word = copyWords[kind];
  const title = `${word} ${letter.subject}`;
  const sheets = await typesetting.typeset('copy', { title, word, lines }, { personId });
  const overlays: Overlay[] = [
    { sheet: 0, on: 'all', place: letter.secrecy > 1 ? places.wordOfSecret : places.word },
    kind === 'fileCopy' ? { sheet: 1, on: 'last', place: places.makers } : { sheet: 1, on: 'all', place: places.certification },
  ];
  const copy = await copyPdf({ original: original.pdf, sheets, overlays, title, personId });
  if ('trouble' in copy) throw copy.trouble === 'tooLong' ? copyTooLong() : copyUnreadable();
  return copy;
}
