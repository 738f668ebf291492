import { bangkokDay, buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import type { Database } from '../../platform/database';
import { bytesOf, type FileStorage } from '../../platform/files';
import type { RegisterKind } from '../../platform/schema';
import type { Typesetting } from '../../platform/typesetting';
import { issuingOf } from '../documents';
import { findForm } from './form-store';
import { paperOf, type Signature } from './letter-paper-texts';
import { type FoundPaper, findPaper } from './paper-store';

/** What setting letters needs of the product. */
export interface Press {
  typesetting: Typesetting;
  storage: FileStorage;
}

/** Sets the letter as it is now. Refuses a text with a character that the font lacks, by naming it. Null where there is no such letter. */
export async function setPaper(
  { db, now, personId }: { db: Database; now: Date; personId: number },
  { typesetting, storage }: Press,
  documentId: number,
): Promise<{ paper: FoundPaper; pdf: Uint8Array } | null> {
  const found = await findPaper(db, documentId, now);
  if (!found) return null;
  const pictures: Uint8Array[] = [];
  const signers: Signature[] = [];
  for (const signer of found.signers) {
    const signed = found.signatures.find(({ position }) => position === signer.position);
    if (signed?.picture) pictures.push(await bytesOf(storage.read(signed.picture)));
    signers.push({ ...(signed ?? signer), signedAt: signed?.signedAt ?? null, picture: signed?.picture ? pictures.length - 1 : null });
  }
  const agencyForm = found.content.formCode ? await findForm(db, found.content.formCode) : null;
  const { register, registry, issuer } = await issuingOf(db, documentId, now);
  const number = register === null ? '' : found.number || beginningOf(register, registry?.letterCode ?? '');
  const { form, data } = paperOf({ ...found, agencyForm, issuer, number, today: bangkokDay(now), signers });
  return { paper: found, pdf: await typesetting.typeset(form, data as never, { personId, pictures }) };
}

/** What stands after ที่ while there is no number: the code of the unit, with room for the number. */
function beginningOf(register: RegisterKind, letterCode: string): string {
  if (register === 'send') return `${letterCode}/`;
  return register === 'circular' ? `${letterCode}/ว` : '';
}

/** Agencies' letters in Roman (annex 7 ข้อ 4.3); `SARABUN` where the letter code is none of the annex. */
const roman: Record<string, string> = {
  นร: 'OPM',
  กห: 'MOD',
  กค: 'MOF',
  กต: 'MFA',
  กก: 'MOTS',
  พม: 'SDHS',
  อว: 'HESI',
  กษ: 'MOAC',
  คค: 'MOT',
  ดศ: 'MDES',
  ทส: 'MNRE',
  พน: 'MENE',
  พณ: 'MOC',
  มท: 'MOI',
  ยธ: 'MOJ',
  รง: 'MOL',
  วธ: 'MCUL',
  ศธ: 'MOE',
  สธ: 'MOPH',
  อก: 'MIND',
};

/** Marks the running number of a register, so that the first letter, the first order and the first certificate are called differently. */
const marks: Record<RegisterKind, string> = { receive: 'R', send: '', circular: 'W', order: 'O', certificate: 'C', licence: 'L' };

/**
 * What the file of a signed letter is called, without `.pdf`: `2569_MNRE0205_56`, Arabic digits, no spaces (annex 7 ข้อ 4.3). Each register
 * marks its numbers, secret ones among them; what bears no number of a register is called by the number of the document.
 */
export function fileNameOf({ entry, datedOn, documentId }: Pick<FoundPaper, 'entry' | 'datedOn' | 'documentId'>): string {
  if (!entry) return `${datedOn ? buddhistYear(datedOn) : 0}_D${documentId}`;
  const { letterCode, kind, isSecret, series, year, number } = entry;
  const [letters = '', unit = ''] = letterCode.split(' ');
  const code = `${roman[letters] ?? 'SARABUN'}${toArabicDigits(unit).replace(/[^0-9]+/g, '_')}`;
  const ofForm = series.replace(/[^A-Za-z0-9]+/g, '_').replace(/^_|_$/g, '');
  return [year, code, `${isSecret ? 'S' : ''}${marks[kind]}${number}`, ofForm].filter((part) => part !== '').join('_');
}
