import type { LetterReading, ReadField } from '@sarabun/contract/documents/letter-reading';
import {
  afterLabel,
  dateIn,
  isAddress,
  isOrganisation,
  isWellWritten,
  type Line,
  labels,
  linesOfPages,
  memoTitle,
  numberIn,
  type Piece,
  placeOf,
  secrecies,
  speeds,
  stampedTo,
  textOf,
} from '@sarabun/contract/documents/letter-words';
import { readEnglishLetter } from './english-letter-rules';
import { hasColumns, hasStrangers, joined, losesDots, spot } from './line-texts-rules';

/** The head of a letter is looked for in so many lines; what was not found there is not in the head. */
const linesOfHead = 40;
/** A subject or an agency's name has at most so many lines. */
const maxLines = 4;
const lengths = { number: 100, sender: 300, addressee: 300, subject: 1000, references: 1000, enclosures: 1000 } as const;

/** A letter as its parts were found: the lines, and on which of them each label stands. */
interface Sheet {
  lines: readonly Line[];
  at: (label: keyof typeof labels, from?: number) => number;
  /** Where the letter says to whom it goes: the end of the head. */
  headEnd: number;
  today: string;
}

type Read<Value> = { value: Value; isSure: boolean; page: number; pieces: readonly Piece[] } | null;

/**
 * Reads the head of a letter as the forms of the Regulation lay it out – external (form 1), memo (form 2), stamped (form 3) – from the
 * lines of its first pages. `today` is a day `YYYY-MM-DD`: a letter is not from the future.
 */
export function readLetter(pages: readonly (readonly (readonly Piece[])[])[], today: string): LetterReading {
  const sheet = sheetOf(linesOfPages(pages), today);
  const form = formOf(sheet);
  const reads = {
    number: readNumber(sheet),
    datedOn: readDate(sheet, form),
    sender: readSender(sheet, form),
    addressee: readAddressee(sheet),
    subject: readSubject(sheet, form),
    references: readList(sheet, 'references'),
    enclosures: readList(sheet, 'enclosures'),
    speed: readMark(sheet, speeds),
    secrecy: readMark(sheet, secrecies),
  };
  const isLetter = reads.number !== null || reads.subject?.isSure || (reads.datedOn !== null && reads.addressee !== null);
  if (!isLetter && sheet.at('subject') < 0) {
    const english = readEnglishLetter(sheet.lines, today);
    if (Object.keys(english).length > 0) return { ...english, ...(reads.secrecy && { secrecy: placed('secrecy', reads.secrecy) as LetterReading['secrecy'] }) };
  }
  const kept = isLetter ? { ...reads, kind: readKind(sheet, form, reads.number) } : { secrecy: reads.secrecy };
  return Object.fromEntries(Object.entries(kept).flatMap(([field, read]) => (read ? [[field, placed(field as ReadField, read)]] : []))) as LetterReading;
}

function placed(field: ReadField, { value, isSure, page, pieces }: NonNullable<Read<string | number>>) {
  const most = lengths[field as keyof typeof lengths];
  return { value: typeof value === 'string' && most ? value.slice(0, most) : value, isSure, place: placeOf(page, pieces) };
}

function sheetOf(lines: readonly Line[], today: string): Sheet {
  const at: Sheet['at'] = (label, from = 0) =>
    lines.findIndex((line, index) => index >= from && index < linesOfHead && afterLabel(textOf(line), labels[label]) !== null);
  const subject = at('subject');
  const addressee = at('addressee', Math.max(0, subject));
  return { lines, at, headEnd: addressee >= 0 ? addressee : subject >= 0 ? subject + 1 : Math.min(lines.length, 15), today };
}

type Form = 'external' | 'memo' | 'stamped';

function formOf({ lines, at, headEnd }: Sheet): Form {
  const head = lines.slice(0, headEnd + 1).map(textOf);
  if (at('unit') >= 0 || head.some((text) => text.replaceAll(' ', '').includes(memoTitle))) return 'memo';
  return at('subject') < 0 && afterLabel(textOf(lines[headEnd] ?? { page: 1, pieces: [] }), stampedTo) !== null ? 'stamped' : 'external';
}

const kindOfForm = { external: 1, memo: 2, stamped: 16 } as const;
const circular = 3;

function readKind({ lines, headEnd }: Sheet, form: Form, number: Read<string>): Read<1 | 2 | 3 | 16> {
  const at = number ?? (lines[headEnd] && { page: lines[headEnd].page, pieces: lines[headEnd].pieces });
  if (!at) return null;
  return { value: form === 'external' && number?.value.includes('/ว') ? circular : kindOfForm[form], isSure: true, page: at.page, pieces: at.pieces };
}

function readNumber({ lines, headEnd }: Sheet): Read<string> {
  for (const line of lines.slice(0, headEnd + 1)) {
    for (const [index, piece] of line.pieces.entries()) {
      const said = afterLabel(piece.text, labels.number);
      if (said === null) continue;
      // The label may stand apart from what it labels.
      const next = said === '' ? line.pieces[index + 1] : undefined;
      const found = numberIn((next?.text ?? said).split(/ ?วันที่/u)[0] ?? '');
      if (found) return { ...found, page: line.page, pieces: next ? [piece, next] : [piece] };
    }
  }
  return null;
}

/** The day stands alone on its line in the head, behind วันที่ in a memo, and below the seal in a stamped letter. */
function readDate({ lines, headEnd, today }: Sheet, form: Form): Read<string> {
  const where = form === 'stamped' ? lines.slice(headEnd + 1) : lines.slice(0, headEnd);
  const found = where.flatMap((line) =>
    line.pieces.flatMap((piece) => {
      const labelled = /วันที่ ?[:.…]* ?(?=[0-9๐-๙])/u.exec(piece.text);
      const isQuoted = /ลง ?วันที่/u.test(piece.text);
      const date = isQuoted ? null : dateIn(labelled && form === 'memo' ? piece.text.slice(labelled.index) : piece.text);
      return date?.isWhole ? [{ value: date.value, isSure: date.isSure && date.value <= today, page: line.page, pieces: [piece] }] : [];
    }),
  );
  return found.at(-1) ?? null;
}

function readSender(sheet: Sheet, form: Form): Read<string> {
  if (form === 'memo') return senderOfMemo(sheet);
  if (form === 'stamped') return senderUnderSeal(sheet);
  const { lines, headEnd } = sheet;
  const start = lines.slice(0, headEnd).findIndex((line) => line.pieces.some((piece) => afterLabel(piece.text, labels.number) !== null));
  if (start < 0) return senderAtTop(sheet);
  // The agency's name stands on the right from the line of the number on; its address and the date follow.
  const right = lines.slice(start, headEnd).flatMap((line) => {
    const pieces = line.pieces.filter((piece) => piece.x > 0.42 && afterLabel(piece.text, labels.number) === null);
    return pieces.length > 0 ? [{ page: line.page, pieces }] : [];
  });
  const end = right.findIndex((line) => isAddress(textOf(line)) || dateIn(textOf(line)) !== null || afterLabel(textOf(line), labels.subject) !== null);
  const name = right.slice(0, Math.min(end < 0 ? maxLines : end, maxLines));
  const first = name[0];
  if (!first) return senderAtTop(sheet);
  const value = name.map(textOf).join('');
  return { value, isSure: isOrganisation(value) && isWellWritten(value), page: first.page, pieces: name.flatMap(({ pieces }) => pieces) };
}

/** Who does not write by the Regulation has the name above all, as companies do. */
function senderAtTop({ lines, headEnd }: Sheet): Read<string> {
  const line = lines.slice(0, headEnd).find((one) => one.pieces.length === 1 && isOrganisation(textOf(one)) && !isAddress(textOf(one)));
  return line ? { value: textOf(line), isSure: false, page: line.page, pieces: line.pieces } : null;
}

function senderOfMemo({ lines, at }: Sheet): Read<string> {
  const index = at('unit');
  const line = lines[index];
  if (!line) return null;
  const said = afterLabel(textOf(line), labels.unit) ?? '';
  const value = (said.split(/ ?(?:โทรศัพท์|โทรสาร|โทร)/u)[0] ?? '').replace(/[.…_ ]+$/u, '');
  return value === '' ? null : { value, isSure: isWellWritten(value), page: line.page, pieces: line.pieces };
}

function senderUnderSeal({ lines, headEnd }: Sheet): Read<string> {
  const below = lines.slice(headEnd + 1);
  const date = below.findLastIndex((line) => line.pieces.some((piece) => dateIn(piece.text)?.isWhole));
  const above = below.slice(0, Math.max(0, date));
  const isNamed = ({ pieces: [first, second] }: Line) => first !== undefined && second === undefined && first.x > 0.3;
  const last = above.findLastIndex((line) => isNamed(line) && isOrganisation(textOf(line)));
  // A long name goes on below, under its own beginning or in the middle of it; a unit stands above its agency.
  const middle = ({ pieces: [piece] }: Line) => (piece ? piece.x + piece.width / 2 : 0);
  const starts = ({ pieces: [piece] }: Line) => piece?.x ?? 0;
  const isInLine = (line: Line | undefined, other: Line) =>
    line !== undefined && isNamed(line) && (Math.abs(starts(line) - starts(other)) < 0.03 || Math.abs(middle(line) - middle(other)) < 0.03);
  let start = last;
  for (
    let line = above[start - 1], below = above[start];
    line && below && isInLine(line, below) && isOrganisation(textOf(line));
    below = line, line = above[start - 1]
  )
    start -= 1;
  const [first, ...others] = start < 0 ? [] : above.slice(start);
  if (!first) return null;
  const end = others.findIndex((line) => !isInLine(line, first));
  const name = [first, ...others.slice(0, end < 0 ? others.length : end)];
  const value = name.map(textOf).reduce((text, line) => `${text}${isOrganisation(line) ? ' ' : ''}${line}`);
  return { value, isSure: name.length <= 2 && isWellWritten(value), ...spot(name) };
}

/** The number of the next line that begins with any label of the head, or that is far below the line before it. */
function endOf({ lines }: Sheet, start: number): number {
  const ends = Object.values(labels).flat();
  for (let index = start + 1; index < lines.length && index < start + maxLines; index++) {
    const [line, before] = [lines[index], lines[index - 1]] as [Line, Line];
    if (line.page !== before.page || afterLabel(textOf(line), ends) !== null) return index;
  }
  return Math.min(lines.length, start + maxLines);
}

function readSubject(sheet: Sheet, form: Form): Read<string> {
  const start = sheet.at('subject');
  if (start < 0) return form === 'stamped' ? firstWords(sheet) : null;
  const end = endOf(sheet, start);
  const isClosed = sheet.lines[end] !== undefined && afterLabel(textOf(sheet.lines[end]), labels.addressee) !== null;
  const lines = sheet.lines.slice(start, isClosed ? end : start + 1);
  const value = joined(lines, labels.subject);
  return value === ''
    ? null
    : { value, isSure: isClosed && isWellWritten(value) && !losesDots(lines, labels.subject) && !hasColumns(lines, labels.subject), ...spot(lines) };
}

/** A stamped letter has no subject: the beginning of what it says is offered, to be looked at. */
function firstWords({ lines, headEnd }: Sheet): Read<string> {
  const line = lines[headEnd + 1];
  return line && isWellWritten(textOf(line)) ? { value: textOf(line), isSure: false, page: line.page, pieces: line.pieces } : null;
}

function readAddressee(sheet: Sheet): Read<string> {
  const { lines, headEnd } = sheet;
  const line = lines[headEnd];
  if (!line || afterLabel(textOf(line), labels.addressee) === null) return null;
  const end = endOf(sheet, headEnd);
  const closing = lines[end];
  const isClosed = closing !== undefined && afterLabel(textOf(closing), [...labels.references, ...labels.enclosures]) !== null;
  const named = isClosed ? lines.slice(headEnd, end) : [line];
  const value = joined(named, labels.addressee);
  return value === '' ? null : { value, isSure: isWellWritten(value) && !hasColumns(named, labels.addressee), ...spot(named) };
}

/** Whether something else stands beside the subject or the addressee: the lists below may be mixed with it, too. */
function isInColumns({ lines, at, headEnd }: Sheet): boolean {
  const subject = at('subject');
  return (subject >= 0 && hasColumns(lines.slice(subject, subject + 1), labels.subject)) || hasColumns(lines.slice(headEnd, headEnd + 1), labels.addressee);
}

/** References or enclosures: what follows the label, and the numbered lines after it up to the last that is in order. */
function readList(sheet: Sheet, field: 'references' | 'enclosures'): Read<string> {
  const start = sheet.at(field, sheet.headEnd);
  if (start < 0) return null;
  const other = field === 'references' ? sheet.at('enclosures', start) : -1;
  const limit = Math.min(other < 0 ? sheet.lines.length : other, start + 30);
  let [end, next] = [start + 1, 2];
  for (let index = start + 1; index < limit; index++) {
    if (!startsWithNumber(textOf(sheet.lines[index] as Line), next)) continue;
    [end, next] = [index + 1, next + 1];
  }
  // The day of the letter referred to, on a line of its own.
  const follows = sheet.lines[end];
  if (end < limit && follows && /^ลง ?วันที่/u.test(textOf(follows))) end += 1;
  // With nothing between the two lists but its own lines, a list ends where the other begins.
  const lines = sheet.lines.slice(start, other >= 0 && other - start <= maxLines ? other : end);
  const value = joined(lines, labels[field]);
  const last = lines.at(-1)?.pieces.at(-1);
  const mayGoOn = other < 0 && last !== undefined && last.x + last.width > 0.85 && !/[0-9๐-๙] ?[\p{L}\p{M}]+$/u.test(last.text);
  const isMixed = hasStrangers(lines, labels[field]) || isInColumns(sheet);
  return value === '' ? null : { value, isSure: isWellWritten(value) && !mayGoOn && !isMixed, ...spot(lines) };
}

const thaiDigit = '๐๑๒๓๔๕๖๗๘๙';
const startsWithNumber = (text: string, number: number) => {
  const thai = [...String(number)].map((one) => thaiDigit[Number(one)]).join('');
  return new RegExp(`^(?:${number}|${thai})(?:[.)] ?| )\\D`, 'u').test(text);
};

/** A mark of speed or secrecy stands alone, above what the letter says or at the foot of a page. */
function readMark<Value extends number>({ lines, headEnd }: Sheet, marks: Readonly<Record<string, Value>>): Read<Value> {
  for (const [index, line] of lines.entries()) {
    for (const piece of line.pieces) {
      const words = piece.text.split(' ').map((word) => word.replace(/^\(|\)$/gu, ''));
      if (!words.every((word) => word in speeds || word in secrecies)) continue;
      if (index > headEnd && piece.y < 0.85 && piece.y > 0.08) continue;
      const value = words.map((word) => marks[word]).find((one) => one !== undefined);
      if (value !== undefined) return { value, isSure: true, page: line.page, pieces: [piece] };
    }
  }
  return null;
}
