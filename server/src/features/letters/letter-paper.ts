import { type DocumentKind, type SecrecyClass, type SpeedClass, secrecyClasses, speedClasses } from '@sarabun/contract/documents/document-kind';
import type { LetterContent } from '@sarabun/contract/letters/letter-content';
import { letterForms, sessionOf } from '@sarabun/contract/letters/letter-fields';
import { bangkokDay, bangkokTime, buddhistYear, formatDay } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { Forms, Owner, Signer } from '../../platform/typeset/forms';
import { blocksOf } from './letter-blocks';
import { printedDigits } from './printed-digits';

/** Everything that is printed of a letter. */
export interface PrintedLetter {
  kind: DocumentKind;
  speed: SpeedClass;
  secrecy: SecrecyClass;
  content: LetterContent;
  /** As given; of an unsigned letter what its number will begin with, or empty. */
  number: string;
  /** `YYYY-MM-DD`; null while it is not signed. */
  datedOn: string | null;
  /** The day on which it is looked at: an unsigned letter prints its month. */
  today: string;
  agency: string;
  unit: string;
  /** Signatures in order; where one is missing yet, who is to sign. */
  signers: readonly Signature[];
}

/** Who signs, or has signed. `picture` is the place of the picture among those printed. */
export interface Signature {
  name: string;
  lines: string[];
  signedAt: Date | null;
  picture: number | null;
}

/** A form with what is printed on it. */
export type Paper = { [F in keyof Forms]: { form: F; data: Forms[F] } }[keyof Forms];

const longDay = (day: string) => toThaiDigits(formatDay(day, 'th', 'long'));
/** ๒๑ พฤศจิกายน ๒๕๖๙; of an unsigned letter the month alone. */
const printedDay = ({ datedOn, today }: PrintedLetter) => (datedOn ? longDay(datedOn) : longDay(today).replace(/^\S+ /u, ''));
/** ๒๑ พฤศจิกายน พ.ศ. ๒๕๖๙, as orders and notices print it. */
const dayOfEra = (letter: PrintedLetter) => printedDay(letter).replace(/(\S+)$/u, 'พ.ศ. $1');

/** The paper of a letter, on the form of its kind (domain §1.2). Nothing here is layout: that is the template's. */
export function paperOf(letter: PrintedLetter): Paper {
  const { kind, content } = letter;
  if (content.language === 'en' && letterForms[kind].mayBeEnglish) return { form: 'english', data: english(letter) };
  const body = blocksOf(content.body);
  const secrecy = secrecyMark(letter);
  const signer = signerOf(letter.signers[0]);
  const subject = printedDigits(content.subject);
  const marks = { speed: speedMark(letter), secrecy };
  const addressed = { subject, salutation: content.salutation, addressee: content.addressee, body, signer };
  const number = toThaiDigits(letter.number);
  const listed = {
    references: content.references.map(printedDigits),
    enclosures: content.enclosures.map(({ name, quantity }) => ({ name: printedDigits(name), quantity: printedDigits(quantity) })),
  };
  switch (kind) {
    case 1:
    case 3:
      return {
        form: 'external',
        data: {
          ...marks,
          ...addressed,
          ...listed,
          number,
          agency: letter.agency,
          address: addressOf(content),
          date: printedDay(letter),
          closing: content.closing,
          owner: ownerOf(letter),
          copies: content.copies,
        },
      };
    case 2:
      return { form: 'memo', data: { ...marks, ...addressed, ...listed, unit: unitLine(letter), number, date: printedDay(letter) } };
    case 4:
      return {
        form: 'order',
        data: { secrecy, issuer: letter.agency, number, subject, body, effectiveFrom: toThaiDigits(content.effectiveFrom), date: dayOfEra(letter), signer },
      };
    case 5:
    case 6:
      return { form: 'regulation', data: regulation(letter, signer) };
    case 7:
      return { form: 'announcement', data: { issuer: letter.agency, subject, body, date: dayOfEra(letter), signer } };
    case 8:
    case 9:
      return {
        form: kind === 8 ? 'statement' : 'news',
        data: { agency: letter.agency, subject, edition: content.edition && `ฉบับที่ ${toThaiDigits(content.edition)}`, body, date: printedDay(letter) },
      };
    case 10:
      return { form: 'certificate', data: { number, agency: letter.agency, address: addressOf(content), subject, body, date: dayOfEra(letter), signer } };
    case 11:
      return { form: 'minutes', data: minutes(letter) };
    case 16:
      return {
        form: 'stamped',
        data: {
          ...marks,
          number,
          addressee: content.addressee,
          subject,
          body,
          agency: letter.agency,
          date: printedDay(letter),
          owner: ownerOf(letter),
          initials: letter.signers[0]?.signedAt ? signer : null,
        },
      };
    case 14:
      return { form: 'note', data: { ...addressed, secrecy, number, date: printedDay(letter) } };
    default:
      return { form: 'other', data: { ...addressed, secrecy, number, date: printedDay(letter), enclosures: listed.enclosures, owner: ownerOf(letter) } };
  }
}

const speedMark = ({ speed }: PrintedLetter) => (speed === 1 ? '' : speedClasses[speed].label.th);
const secrecyMark = ({ secrecy }: PrintedLetter) => (secrecy === 1 ? '' : secrecyClasses[secrecy].label.th);
const addressOf = ({ address }: LetterContent) => address.split('\n').filter(Boolean).map(toThaiDigits);

function signerOf(signature: Signature | undefined): Signer {
  if (!signature) return { name: '', position: [] };
  const { name, picture, signedAt } = signature;
  const lines = signature.lines.filter(Boolean);
  if (!signedAt) return { name, position: lines };
  if (picture !== null) return { name, position: lines, picture };
  const moment = toThaiDigits(`${formatDay(bangkokDay(signedAt), 'th', 'short')} ${bangkokTime(signedAt)} น.`);
  return { name, position: lines, typed: `${name} ลงนามทางอิเล็กทรอนิกส์ ${moment}` };
}

function ownerOf({ content, unit }: PrintedLetter): Owner {
  const lines = [content.telephone && `โทร. ${content.telephone}`, content.fax && `โทรสาร ${content.fax}`].filter(Boolean).map(toThaiDigits);
  return { unit, lines: [...lines, ...(content.email ? [`ไปรษณีย์อิเล็กทรอนิกส์ ${content.email}`] : [])] };
}

/** A memo names its unit with the telephone and fax after it. */
function unitLine({ content, unit }: PrintedLetter): string {
  return toThaiDigits([unit, content.telephone && `โทร. ${content.telephone}`, content.fax && `โทรสาร ${content.fax}`].filter(Boolean).join(' '));
}

function regulation(letter: PrintedLetter, signer: Signer): Forms['regulation'] {
  const { kind, content, datedOn, today } = letter;
  return {
    title: `${kind === 5 ? 'ระเบียบ' : 'ข้อบังคับ'}${letter.agency}`,
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
    recorder: withPosition(recorder, content.recorderPosition),
    reviewer: withPosition(reviewer, content.reviewerPosition),
  };
}

const timeOf = (time: string) => (time ? `${toThaiDigits(time)}${time.includes('น.') ? '' : ' น.'}` : '');

function english(letter: PrintedLetter): Forms['english'] {
  const { content, datedOn, today } = letter;
  const [signature] = letter.signers;
  const day = formatDay(datedOn ?? today, 'en', 'long');
  const [date, month, year] = day.split(' ') as [string, string, string];
  return {
    speed: speedMark(letter),
    secrecy: secrecyMark(letter),
    number: letter.number,
    agency: letter.agency,
    address: content.address.split('\n').filter(Boolean),
    date: `${datedOn ? `${date} ` : ''}${month} B.E. ${year} (${Number(year) - 543})`,
    salutation: content.salutation || 'Dear',
    addressee: content.addressee,
    subject: content.subject,
    references: content.references,
    attachments: content.enclosures.map(({ name, quantity }) => [name, quantity].filter(Boolean).join(', ')),
    body: blocksOf(content.body, 'en'),
    closing: content.closing || 'Yours sincerely,',
    signer: signerOf(signature),
    owner: {
      unit: letter.unit,
      lines: [content.telephone && `Tel. ${content.telephone}`, content.fax && `Fax ${content.fax}`, content.email && `E-mail ${content.email}`].filter(
        Boolean,
      ),
    },
    copies: content.copies,
  };
}
