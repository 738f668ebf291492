import { numberingOf } from '@sarabun/contract/letters/letter-fields';
import { bangkokDay, buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import type { Database } from '../../platform/database';
import { bytesOf, type FileStorage } from '../../platform/files';
import type { Typesetting } from '../../platform/typesetting';
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
  db: Database,
  { typesetting, storage }: Press,
  documentId: number,
  now: Date,
): Promise<{ paper: FoundPaper; pdf: Uint8Array } | null> {
  const found = await findPaper(db, documentId);
  if (!found) return null;
  const pictures: Uint8Array[] = [];
  const signers: Signature[] = [];
  for (const signer of found.signers) {
    const signed = found.signatures.find(({ position }) => position === signer.position);
    if (signed?.picture) pictures.push(await bytesOf(storage.read(signed.picture)));
    signers.push({ ...(signed ?? signer), signedAt: signed?.signedAt ?? null, picture: signed?.picture ? pictures.length - 1 : null });
  }
  const agencyForm = found.content.formCode ? await findForm(db, found.content.formCode) : null;
  const { form, data } = paperOf({ ...found, agencyForm, number: found.number || beginningOf(found), today: bangkokDay(now), signers });
  return { paper: found, pdf: await typesetting.typeset(form, data as never, pictures) };
}

/** What stands after ที่ while there is no number: the code of the unit, with room for the number. */
function beginningOf({ kind, letterCode, content }: FoundPaper): string {
  const numbering = numberingOf(kind, content);
  if (numbering === 'send') return `${letterCode}/`;
  return numbering === 'circular' ? `${letterCode}/ว` : '';
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

/** The name of a signed letter's file: `2569_MNRE0205_56.pdf`, Arabic digits, no spaces (annex 7 ข้อ 4.3). */
export function fileNameOf({ number, datedOn, letterCode, documentId }: Pick<FoundPaper, 'number' | 'datedOn' | 'letterCode' | 'documentId'>): string {
  const [letters = '', unit = ''] = letterCode.split(' ');
  const own = toArabicDigits(number.startsWith(letterCode) ? number.slice(letterCode.length) : (number.split('/')[0] ?? ''));
  const running = /\d+/.exec(own)?.[0] ?? String(documentId);
  const circular = own.includes('ว') ? 'W' : '';
  const code = `${roman[letters] ?? 'SARABUN'}${toArabicDigits(unit).replace(/[^0-9]+/g, '_')}`;
  return `${datedOn ? buddhistYear(datedOn) : 0}_${code}_${circular}${running}.pdf`;
}
