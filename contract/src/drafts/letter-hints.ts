import type { DocumentKind } from '../documents/document-kind';
import { toArabicDigits } from '../values/thai-digits';
import { type DayProblem, daysProblems } from './days-in-text';
import { type AddressCode, addressOf, formOfAddress } from './forms-of-address';
import type { LetterContent } from './letter-content';
import { isInEnglish, letterForms } from './letter-fields';
import { isOnlyBegun } from './part-words';
import { type RichText, textOf } from './rich-text';
import { templateFields, textsOf } from './template-fields';

/**
 * A departure from the regulation that the writer may have intended, a field of its template or a paragraph that was left, or a day that is none: it is shown with its clause and
 * keeps nobody from sending.
 */
export interface LetterHint {
  code:
    | DayProblem['code']
    | 'unfilled'
    | 'onlyBegun'
    | 'chooseAddress'
    | 'salutation'
    | 'closing'
    | 'purpose'
    | 'noReference'
    | 'noEnclosure'
    | 'fewerFiles'
    | 'moreFiles'
    | 'fewerEnclosures'
    | 'oneOfSeveral'
    | 'toSigner';
  /** The clause of the regulation, such as 11.5; empty if there is none. */
  clause: string;
  /** The row of annex 2, where it is about that. */
  row?: AddressCode;
  /** What the letter has, and what it should have. */
  found: string;
  expected: string;
  /** What mends it, where one word does. */
  fix?: Partial<Pick<LetterContent, 'salutation' | 'closing'>>;
}

/** A hint that was dismissed stays so until the letter changes what it is about. */
export const hintKey = ({ code, found, expected }: LetterHint): string => `${code}: ${found} / ${expected}`;

interface Written {
  kind: DocumentKind;
  content: LetterContent;
  /** Whether it answers received letters. */
  isAnswer: boolean;
  /** How many files are enclosed. */
  files: number;
  /** How many parties outside the office receive it. */
  outside: number;
  /** Who signs it, if it is also addressed to them. */
  toSigner: string | null;
}

/** The clauses of letters, memos and notes; other kinds follow those of the letter. */
const clausesOf = (kind: DocumentKind) => {
  if (kind === 2) return { salutation: '12.5', closing: '12.5', purpose: '12.5', references: '12.6', enclosures: '12.6' };
  if (kind === 14) return { salutation: '26.1', closing: '26.1', purpose: '26.1', references: '26.2', enclosures: '26.2' };
  return { salutation: '11.5', closing: '11.9', purpose: '11.5', references: '11.6', enclosures: '11.7' };
};

/** What to look at in a letter before it is sent up: fields that were left, days that no calendar has, and what annex 2, ข้อ 11, 12 and 26 say of Thai letters. */
export function letterHints({ kind, content, isAnswer, files, outside, toSigner }: Written): LetterHint[] {
  const left = templateFields(content).join(', ');
  const unfilled = left === '' ? [] : [{ code: 'unfilled' as const, clause: '', found: left, expected: '' }];
  const { fields } = letterForms[kind];
  const ownSigner = toSigner && fields.includes('addressee') ? [{ code: 'toSigner' as const, clause: '', found: toSigner, expected: '' }] : [];
  const noted = [...unfilled, ...ownSigner, ...begunHints(content), ...dayHints(content)];
  if (isInEnglish(kind, content) || content.formCode) return noted;
  return [
    ...noted,
    ...(fields.includes('salutation') && content.addressee !== '' ? [...addressHints(kind, content), ...severalHints(content, outside)] : []),
    ...(fields.includes('references') ? referenceHints(kind, content, isAnswer) : []),
    ...(fields.includes('enclosures') ? enclosureHints(kind, content, files) : []),
  ];
}

/** Paragraphs of which only the first words are there. */
const begunHints = ({ body }: LetterContent): LetterHint[] =>
  body.map(textOf).flatMap((text) => (isOnlyBegun(text) ? [{ code: 'onlyBegun' as const, clause: '', found: text.trim(), expected: '' }] : []));

/** Days that the calendar does not have; each is told once. */
function dayHints(content: LetterContent): LetterHint[] {
  const hints = textsOf(content).flatMap((text) => daysProblems(text).map((problem) => ({ ...problem, clause: '' })));
  return [...new Map(hints.map((hint) => [hintKey(hint), hint])).values()];
}

const wordsOf = (body: RichText) => body.map(textOf).join('\n');

function addressHints(kind: DocumentKind, content: LetterContent): LetterHint[] {
  const clause = clausesOf(kind);
  const applies = addressOf(content);
  if (!applies) return [{ code: 'chooseAddress', clause: clause.salutation, found: content.addressee, expected: '' }];
  if (!applies.isSure) return [];
  const { code: row } = applies;
  const { salutation, closing } = formOfAddress(row);
  const hints: LetterHint[] = [];
  const about = (code: LetterHint['code'], at: string, found: string, expected: string, fix?: LetterHint['fix']) =>
    hints.push({ code, clause: at, row, found, expected, ...(fix && { fix }) });
  if (content.salutation !== salutation) about('salutation', clause.salutation, content.salutation, salutation, { salutation });
  if (letterForms[kind].fields.includes('closing') && content.closing !== closing) about('closing', clause.closing, content.closing, closing, { closing });
  const [wrong, right] = row === '3.1' ? ['จึงเรียน', 'จึงกราบเรียน'] : ['จึงกราบเรียน', 'จึงเรียน'];
  if (row.startsWith('3.') && wordsOf(content.body).includes(wrong)) about('purpose', clause.purpose, wrong, right);
  return hints;
}

/** Words by which a letter is addressed to several at once. */
const addressesSeveral = /ทุก|ตาม(?:บัญชี|ราย|เอกสาร)|บัญชีแนบ|และ|,|\/|ทั้งหลาย/;

/** One letter goes to several outside as it is: who is addressed must be all of them. */
const severalHints = ({ addressee }: LetterContent, outside: number): LetterHint[] =>
  outside > 1 && !addressesSeveral.test(addressee) ? [{ code: 'oneOfSeveral', clause: '', found: addressee, expected: String(outside) }] : [];

/** Words by which a text leans on an earlier letter. */
const leansOnLetter = /หนังสือ(ที่|ตามที่)?อ้างถึง|ตามที่อ้างถึง|ที่อ้างถึงนั้น/;

function referenceHints(kind: DocumentKind, { references, body }: LetterContent, isAnswer: boolean): LetterHint[] {
  if (references.length > 0) return [];
  const leaning = leansOnLetter.exec(wordsOf(body))?.[0];
  if (!isAnswer && !leaning) return [];
  return [{ code: 'noReference', clause: clausesOf(kind).references, found: leaning ?? '', expected: '' }];
}

/** An enclosure that travels by another way has no file (ข้อ 11.7). */
const travelsApart = /(ส่ง|จัดส่ง|แนบ)?(แยก|ต่างหาก)|ทางไปรษณีย์|พัสดุ/;

function enclosureHints(kind: DocumentKind, { enclosures, body }: LetterContent, files: number): LetterHint[] {
  const clause = clausesOf(kind).enclosures;
  const text = wordsOf(body);
  const numbers = [...text.matchAll(/สิ่งที่ส่งมาด้วย\s*(?:ลำดับที่|หมายเลข)?\s*([0-9๐-๙]{1,2})/g)].map(([, number = '']) => Number(toArabicDigits(number)));
  const highest = Math.max(0, ...numbers);
  const about = (code: LetterHint['code'], found: number, expected: number): LetterHint => ({ code, clause, found: String(found), expected: String(expected) });
  if (enclosures.length === 0) {
    if (text.includes('สิ่งที่ส่งมาด้วย')) return [about('noEnclosure', 0, Math.max(1, highest))];
    return files > 0 ? [about('moreFiles', files, 0)] : [];
  }
  const due = enclosures.filter(({ name, quantity }) => !travelsApart.test(`${name} ${quantity}`)).length;
  return [
    ...(highest > enclosures.length ? [about('fewerEnclosures', enclosures.length, highest)] : []),
    ...(files < due ? [about('fewerFiles', files, due)] : []),
    ...(files > due ? [about('moreFiles', files, due)] : []),
  ];
}
