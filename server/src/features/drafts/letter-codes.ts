import { toArabicDigits } from '@sarabun/contract/values/thai-digits';

/** Agency codes in Roman letters (annex 7 ข้อ 4.3). */
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

/** A letter code for file names: `MNRE0205`; `SARABUN` if the annex has no Roman letters for it. */
export function codeInFileNames(letterCode: string): string {
  const [letters = '', unit = ''] = letterCode.split(' ');
  return `${roman[letters] ?? 'SARABUN'}${toArabicDigits(unit).replace(/[^0-9]+/g, '_')}`;
}

/**
 * A number in Roman letters and Arabic digits for English letters: the stored code of the unit, otherwise that of the annex; ว becomes W.
 */
export function numberInEnglish(number: string, { letterCode, letterCodeEn }: { letterCode: string; letterCodeEn: string }): string {
  const own = letterCode !== '' && number.startsWith(letterCode) ? number.slice(letterCode.length) : null;
  const [letters = '', ...unit] = letterCode.split(' ');
  const code = letterCodeEn || [roman[letters] ?? letters, ...unit].join(' ');
  const whole = own === null ? number.replace(/^[ก-ฮ]{2}(?= )/u, (some) => roman[some] ?? some) : code + own;
  return toArabicDigits(whole).replace(/\/ว ?/u, '/W ');
}
