import { type SecrecyClass, type SpeedClass, secrecyClasses, speedClasses } from '@sarabun/contract/documents/document-kind';
import { buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import type { Forms } from '../../src/platform/typeset/forms';
import type { Block } from '../../src/platform/typeset/printed-body';
import { department } from '../office';
import { printedDay, printedDayOfEra } from './fill';
import { nameOf, postOf, unitOf } from './people';
import type { Paper } from './plan';
import type { Sender } from './senders';

export const officeName = unitOf(department).nameTh;
const officeAddress = ['๙ ถนนดิจิทัลพัฒนา เขตหลักสี่', 'กรุงเทพมหานคร ๑๐๒๑๐'];

/** `# ๑. …` is a numbered item; everything else is a paragraph. */
function blocksOf(lines: readonly string[]): Block[] {
  return lines.map((line) => {
    const item = /^# (\S+) (.*)$/u.exec(line);
    return item ? { kind: 'item', number: item[1] as string, level: 1, text: item[2] as string } : { kind: 'paragraph', text: line };
  });
}

const speedMark = (speed: SpeedClass) => (speed === 1 ? '' : speedClasses[speed].label.th);
const secrecyMark = (secrecy: SecrecyClass) => (secrecy === 1 ? '' : secrecyClasses[secrecy].label.th);

export interface Content {
  subject: string;
  body: readonly string[];
  enclosures: readonly { name: string; quantity: string }[];
  references: readonly string[];
  addressee: string;
  speed: SpeedClass;
  secrecy: SecrecyClass;
  number: string;
  /** The printed day; null on an unsigned draft. */
  datedOn: string | null;
}

const common = (content: Content) => ({
  speed: speedMark(content.speed),
  secrecy: secrecyMark(content.secrecy),
  number: content.number,
  date: content.datedOn ? printedDay(content.datedOn) : '',
  subject: content.subject,
  salutation: 'เรียน',
  addressee: content.addressee,
  body: blocksOf(content.body),
});

/** A letter from another agency: form 1, or form 3 with its seal. */
export function agencyPaper(content: Content, sender: Sender, signer: string, isStamped: boolean): Paper {
  const owner = { unit: sender.unit, lines: [`โทร. ${sender.phone}`] };
  if (isStamped) return { form: 'stamped', data: { ...common(content), agency: sender.name, owner } };
  return {
    form: 'external',
    data: {
      ...common(content),
      agency: sender.name,
      address: sender.address,
      references: [...content.references],
      enclosures: [...content.enclosures],
      closing: 'ขอแสดงความนับถือ',
      signer: { name: signer, position: sender.position },
      owner,
      copies: [],
    },
  };
}

/** A letter from a company or a citizen. */
export function plainPaper(content: Content, letterhead: string[], signer: { name: string; position: string[] }): Paper {
  const enclosures = content.enclosures.map(({ name, quantity }) => `${name} ${quantity}`);
  return { form: 'plain', data: { ...common(content), letterhead, enclosures, closing: 'ขอแสดงความนับถือ', signer } };
}

interface Own {
  kind: number;
  /** The owning unit. */
  unitId: number;
  /** The account of the signer; `acting` for the director-general's deputy. */
  signer: string;
  acting: boolean;
  /** The variant, for the subject of a regulation. */
  about: string;
}

const directorPost = `อธิบดี${officeName}`;

function positionOf({ signer, acting }: Own): string[] {
  if (acting) return [`${postOf(signer)} ปฏิบัติราชการแทน`, directorPost];
  return [signer === 'director' ? directorPost : postOf(signer)];
}

/** A letter of this office, on the form of its kind. */
export function ownPaper(content: Content, own: Own): Paper {
  const unit = unitOf(own.unitId);
  const signer = { name: nameOf(own.signer), position: positionOf(own) };
  const day = content.datedOn ? printedDayOfEra(content.datedOn) : '';
  const year = content.datedOn ? toThaiDigits(String(buddhistYear(content.datedOn))) : '';
  const { body, subject } = common(content);
  const owner = { unit: unit.nameTh, lines: [`โทร. ๐ ๒๐๐๐ ๑๐๐๐ ต่อ ${unit.phone}`, 'ไปรษณีย์อิเล็กทรอนิกส์ saraban@docflow.example.go.th'] };
  switch (own.kind) {
    case 2:
      return { form: 'memo', data: { ...common(content), unit: `${unit.nameTh} โทร. ${unit.phone}`, signer } };
    case 14:
      return { form: 'note', data: { ...common(content), signer } };
    case 4:
      return { form: 'order', data: { secrecy: secrecyMark(content.secrecy), issuer: officeName, number: content.number, subject, body, date: day, signer } };
    case 5:
    case 6:
      return { form: 'regulation', data: regulation(own, { body, day, year, signer }) };
    case 7:
      return { form: 'announcement', data: { issuer: officeName, subject, body, date: day, signer } };
    case 8:
      return { form: 'statement', data: { agency: officeName, subject, edition: '', body, date: day } };
    case 9:
      return { form: 'news', data: { agency: officeName, subject, edition: '', body, date: day } };
    case 10:
      return { form: 'certificate', data: { number: content.number, agency: officeName, address: officeAddress, subject, body, date: day, signer } };
    default:
      return {
        form: 'external',
        data: {
          ...common(content),
          agency: officeName,
          address: officeAddress,
          references: [...content.references],
          enclosures: [...content.enclosures],
          closing: content.addressee.startsWith('ผู้อำนวยการ') ? '' : 'ขอแสดงความนับถือ',
          signer,
          owner,
          copies: [],
        },
      };
  }
}

function regulation(
  { kind, about }: Own,
  { body, day, year, signer }: { body: Block[]; day: string; year: string; signer: { name: string; position: string[] } },
): Forms['regulation'] {
  return {
    title: `${kind === 5 ? 'ระเบียบ' : 'ข้อบังคับ'}${officeName}`,
    about: `ว่าด้วย${about}`,
    edition: '',
    year: year ? `พ.ศ. ${year}` : '',
    body,
    date: day,
    signer,
  };
}
