import { type DocumentKind, type SecrecyClass, type SpeedClass, secrecyClasses, speedClasses } from '@sarabun/contract/documents/document-kind';
import { type EnglishPart, englishParts } from '@sarabun/contract/drafts/english-gaps';
import { inForceWords } from '@sarabun/contract/drafts/in-force';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { type AgencyForm, isInEnglish, sessionOf } from '@sarabun/contract/drafts/letter-fields';
import { textOf } from '@sarabun/contract/drafts/rich-text';
import type { InkMove } from '@sarabun/contract/signing/signature-place';
import { bangkokDay, bangkokTime, buddhistYear, formatDay } from '@sarabun/contract/values/buddhist-date';
import { telephoneInEnglish, toArabicDigits, toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { Forms, Owner, Signer } from '../../platform/typeset/forms';
import type { Block, StyledText } from '../../platform/typeset/printed-body';
import { blocksOf } from './letter-blocks';
import { printedDigits } from './printed-digits';

export const draftFileName = 'ร่างหนังสือ.pdf';

export interface PrintedLetter {
  kind: DocumentKind;
  speed: SpeedClass;
  secrecy: SecrecyClass;
  content: LetterContent;
  /** The assigned number; for an unsigned letter its fixed beginning, or empty. */
  number: string;
  /** `YYYY-MM-DD`; null while unsigned. */
  datedOn: string | null;
  /** The current day: an unsigned letter prints its month. */
  today: string;
  agency: string;
  /** The issuer, if the letter carries its name: the agency, or a unit in its own name. */
  issuer: string;
  unit: string;
  /** The English versions of these; Thai if no English is stored. */
  english: { agency: string; unit: string; number: string };
  /** The agency's own form, or null. */
  agencyForm: AgencyForm | null;
  /** Signatures in order; for missing ones, who is to sign. */
  signers: readonly Signature[];
}

/** Who signs or has signed. `picture` is the index among the printed pictures. */
export interface Signature {
  name: string;
  lines: string[];
  signedAt: Date | null;
  picture: number | null;
  /** How far it stands from its place in the form. */
  move?: InkMove | null;
  /** It is not given yet: the paper shows where it will stand. */
  isToBe?: boolean;
  /** A member of a committee. */
  ofPanel?: boolean;
}

export type Paper = { [F in keyof Forms]: { form: F; data: Forms[F] } }[keyof Forms];

const longDay = (day: string) => toThaiDigits(formatDay(day, 'th', 'long'));
/** ๒๑ พฤศจิกายน ๒๕๖๙; only the month for an unsigned letter. */
const printedDay = ({ datedOn, today }: PrintedLetter) => (datedOn ? longDay(datedOn) : longDay(today).replace(/^\S+ /u, ''));
/** ๒๑ พฤศจิกายน พ.ศ. ๒๕๖๙, as printed on orders and notices. */
const dayOfEra = (letter: PrintedLetter) => printedDay(letter).replace(/(\S+)$/u, 'พ.ศ. $1');

/** The data of a letter for the form of its kind. The layout belongs to the template. */
export function paperOf(letter: PrintedLetter): Paper {
  const { kind, content } = letter;
  if (isInEnglish(kind, content)) return { form: 'english', data: english(letter) };
  if (letter.agencyForm) return { form: 'licence', data: onForm(letter, letter.agencyForm) };
  if (kind === 11) return { form: 'minutes', data: minutes(letter) };
  return correspondence(letter) ?? directiveOrNotice(letter);
}

/** The data that most forms print. */
function common(letter: PrintedLetter) {
  const { content } = letter;
  return {
    subject: printedDigits(content.subject),
    body: blocksOf(content.body),
    signer: signerOf(letter.signers[0]),
    ...(content.panel && { panel: letter.signers.map((signer) => signerOf(signer)) }),
    number: toThaiDigits(letter.number),
    date: printedDay(letter),
    secrecy: secrecyMark(letter),
  };
}

const enclosuresOf = ({ enclosures }: LetterContent) =>
  enclosures.map(({ name, quantity }) => ({ name: printedDigits(name), quantity: printedDigits(quantity) }));

/** Letters to a receiver: external and circular, memo, stamped, note and others; null for kinds addressed to everyone. */
function correspondence(letter: PrintedLetter): Paper | null {
  const { kind, content, agency } = letter;
  const addressed = { ...common(letter), salutation: content.salutation, addressee: content.addressee };
  const marked = { ...addressed, speed: speedMark(letter) };
  const listed = { references: content.references.map(printedDigits), enclosures: enclosuresOf(content) };
  const owner = ownerOf(letter);
  switch (kind) {
    case 1:
    case 3:
      return { form: 'external', data: { ...marked, ...listed, agency, address: addressOf(content), closing: content.closing, owner, copies: content.copies } };
    case 2:
      return { form: 'memo', data: { ...marked, ...listed, unit: unitLine(letter) } };
    case 14:
      return { form: 'note', data: addressed };
    case 15:
      return { form: 'other', data: { ...addressed, enclosures: listed.enclosures, owner } };
    case 16:
      return { form: 'stamped', data: { ...marked, agency, owner, initials: letter.signers[0]?.signedAt ? marked.signer : null } };
    default:
      return null;
  }
}

/** Orders, regulations, notices and certificates. */
function directiveOrNotice(letter: PrintedLetter): Paper {
  const { kind, content, issuer } = letter;
  const shared = common(letter);
  const edition = content.edition && `ฉบับที่ ${toThaiDigits(content.edition)}`;
  const dated = { ...shared, date: dayOfEra(letter) };
  switch (kind) {
    case 5:
    case 6:
      return { form: 'regulation', data: regulation(letter, shared.signer) };
    case 7:
      return { form: 'announcement', data: { ...dated, issuer, edition: edition && `(${edition})` } };
    case 8:
    case 9:
      return { form: kind === 8 ? 'statement' : 'news', data: { ...shared, agency: issuer, edition } };
    case 10:
      return { form: 'certificate', data: { ...dated, agency: issuer, address: addressOf(content), body: blocksOf(certified(content)) } };
    default:
      return { form: 'order', data: { ...dated, issuer, effectiveFrom: toThaiDigits(inForceWords(content.effectiveFrom)) } };
  }
}

function onForm(letter: PrintedLetter, { heading, opening, fields }: AgencyForm): Forms['licence'] {
  const { content, issuer } = letter;
  const filled = fields.map(({ name, label }) => ({ label: label.th, value: printedDigits(content.formValues[name] ?? '') }));
  return { ...common(letter), date: dayOfEra(letter), agency: issuer, heading: printedDigits(heading), opening, fields: filled };
}

const certifies = 'หนังสือฉบับนี้ให้ไว้เพื่อรับรองว่า';

/** A certificate opens with the words of its form and the name of its subject, unless the writer has written them. */
function certified({ body, subjectPerson }: LetterContent): LetterContent['body'] {
  const [first, ...others] = body;
  if (first?.kind !== 'paragraph' || textOf(first).startsWith('หนังสือ')) return body;
  return [{ ...first, runs: [{ text: `${certifies} ${subjectPerson} ` }, ...first.runs] }, ...others];
}

const speedMark = ({ speed }: PrintedLetter) => (speed === 1 ? '' : speedClasses[speed].label.th);
const secrecyMark = ({ secrecy }: PrintedLetter) => (secrecy === 1 ? '' : secrecyClasses[secrecy].label.th);
const addressOf = ({ address }: LetterContent) => address.split('\n').filter(Boolean).map(toThaiDigits);

function signerOf(signature: Signature | undefined, language: 'th' | 'en' = 'th'): Signer {
  if (!signature) return { name: '', position: [] };
  return { ...inkOf(signature, language), ...(signature.isToBe && { toBe: true }) };
}

export function inkOf({ name, picture, signedAt, move, ...signature }: Signature, language: 'th' | 'en'): Signer {
  const signer = { name, position: signature.lines.filter(Boolean), ...(signedAt && move && { move }) };
  if (!signedAt) return signer;
  if (picture !== null) return { ...signer, picture };
  if (language === 'en') {
    const moment = `${formatDay(bangkokDay(signedAt), 'en', 'short')} ${bangkokTime(signedAt)}`;
    return { ...signer, typed: `Signed electronically by ${name}, ${moment}` };
  }
  const moment = toThaiDigits(`${formatDay(bangkokDay(signedAt), 'th', 'short')} ${bangkokTime(signedAt)} น.`);
  return { ...signer, typed: `${name} ลงนามทางอิเล็กทรอนิกส์ ${moment}` };
}

function ownerOf({ content, unit }: PrintedLetter): Owner {
  const lines = [content.telephone && `โทร. ${content.telephone}`, content.fax && `โทรสาร ${content.fax}`].filter(Boolean).map(toThaiDigits);
  return { unit, lines: [...lines, ...(content.email ? [`ไปรษณีย์อิเล็กทรอนิกส์ ${content.email}`] : [])] };
}

/** A memo names its unit followed by telephone and fax. */
function unitLine({ content, unit }: PrintedLetter): string {
  return toThaiDigits([unit, content.telephone && `โทร. ${content.telephone}`, content.fax && `โทรสาร ${content.fax}`].filter(Boolean).join(' '));
}

function regulation(letter: PrintedLetter, signer: Signer): Forms['regulation'] {
  const { kind, content, datedOn, today } = letter;
  return {
    title: `${kind === 5 ? 'ระเบียบ' : 'ข้อบังคับ'}${letter.issuer}`,
    about: `ว่าด้วย${toThaiDigits(content.about)}`,
    edition: content.edition && `(ฉบับที่ ${toThaiDigits(content.edition)})`,
    year: `พ.ศ. ${toThaiDigits(String(buddhistYear(datedOn ?? today)))}`,
    body: blocksOf(content.body),
    date: dayOfEra(letter),
    signer,
  };
}

function minutes(letter: PrintedLetter): Forms['minutes'] {
  const { content } = letter;
  const [recorder, reviewer] = [signerOf(letter.signers[0]), signerOf(letter.signers[1])];
  const withPosition = (signer: Signer, further: string): Signer => ({
    ...signer,
    position: [...signer.position, ...(further ? [toThaiDigits(further)] : [])],
  });
  return {
    secrecy: secrecyMark(letter),
    meeting: toThaiDigits(content.meeting),
    number: `ครั้งที่ ${toThaiDigits(sessionOf(content))}`,
    when: content.heldOn ? `เมื่อ${toThaiDigits(formatDay(content.heldOn, 'th', 'full'))}` : '',
    where: content.place ? `ณ ${toThaiDigits(content.place)}` : '',
    present: content.present,
    absent: content.absent,
    attending: content.attending,
    opened: timeOf(content.opensAt),
    body: blocksOf(content.body),
    closed: timeOf(content.closesAt),
    ...(content.panel && { panel: panelOfMinutes(letter) }),
    recorder: withPosition(recorder, content.recorderPosition),
    reviewer: withPosition(reviewer, content.reviewerPosition),
  };
}

/** Who recorded the minutes of a committee, its members, and who reviewed them, each with what they are below the post. */
function panelOfMinutes({ signers, content }: PrintedLetter): Signer[] {
  const labels = ['ผู้จดรายงานการประชุม', 'ผู้ตรวจรายงานการประชุม'];
  const further = [content.recorderPosition, content.reviewerPosition];
  return signers.map((one) => {
    const signer = signerOf(one);
    const own = one.ofPanel ? ['กรรมการ'] : [toThaiDigits(further.shift() ?? ''), labels.shift() ?? ''];
    return { ...signer, position: [...signer.position, ...own].filter(Boolean) };
  });
}

const timeOf = (time: string) => (time ? `${toThaiDigits(time)}${time.includes('น.') ? '' : ' น.'}` : '');

function english(letter: PrintedLetter): Forms['english'] {
  const { content, datedOn, today } = letter;
  const [signature] = letter.signers;
  const day = formatDay(datedOn ?? today, 'en', 'long');
  const [date, month, year] = day.split(' ') as [string, string, string];
  return {
    speed: letter.speed === 1 ? '' : speedClasses[letter.speed].label.en.toUpperCase(),
    secrecy: letter.secrecy === 1 ? '' : secrecyClasses[letter.secrecy].label.en.toUpperCase(),
    number: letter.english.number,
    agency: letter.english.agency,
    address: toArabicDigits(content.address).split('\n').filter(Boolean),
    date: `${datedOn ? `${date} ` : ''}${month} B.E. ${year} (${Number(year) - 543})`,
    salutation: content.salutation || 'Dear',
    addressee: content.addressee,
    subject: content.subject,
    references: content.references,
    attachments: content.enclosures.map(({ name, quantity }) => [name, quantity].filter(Boolean).join(', ')),
    body: blocksOf(content.body, 'en'),
    closing: content.closing || 'Yours sincerely,',
    signer: signerOf(signature, 'en'),
    owner: {
      unit: letter.english.unit,
      lines: [
        content.telephone && `Tel. ${telephoneInEnglish(content.telephone)}`,
        content.fax && `Fax ${telephoneInEnglish(content.fax)}`,
        content.email && `E-mail ${content.email}`,
      ].filter(Boolean),
    },
    copies: content.copies,
  };
}

const isThai = (text: string) => /[\u0e00-\u0e7f]/u.test(text);
const wordsOf = (text: string | StyledText) => (typeof text === 'string' ? text : text.map((piece) => piece.text).join(''));
function textsIn(block: Block): string[] {
  if (block.kind === 'picture') return [block.caption];
  return block.kind === 'table' ? block.rows.flat().flatMap(({ lines }) => lines.map(wordsOf)) : [wordsOf(block.text)];
}

export function thaiParts(data: Forms['english']): EnglishPart[] {
  const printed: Record<EnglishPart, readonly string[]> = {
    number: [data.number],
    agency: [data.agency],
    address: data.address,
    salutation: [data.salutation],
    addressee: [data.addressee],
    subject: [data.subject],
    references: data.references,
    attachments: data.attachments,
    body: data.body.flatMap(textsIn),
    closing: [data.closing],
    signerName: [data.signer.name],
    signerPost: data.signer.position,
    unit: [data.owner.unit],
    contact: data.owner.lines,
    copies: data.copies,
  };
  return englishParts.filter((part) => printed[part].some(isThai));
}
