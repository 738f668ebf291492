import { documentKinds } from '@sarabun/contract/documents/document-kind';
import { foldSearch, fullYear, squeezeSearch } from '@sarabun/contract/values/search-text';

/** What clerks call kinds of letters, besides the names of the office. A memo is a บันทึก in speech, on its paper a บันทึกข้อความ. */
const spokenKinds: Readonly<Record<string, readonly number[]>> = {
  บันทึก: [2, 14],
  บันทึกข้อความ: [2],
  memo: [2],
  note: [2, 14],
  เวียน: [3],
  รับรอง: [10],
  ใบรับรอง: [10],
  รายงานประชุม: [11],
  ประทับตรา: [16],
};

/** Offices as a clerk calls the own one: "คำสั่งกรมที่ 3". */
const ownOffice = /^(?:กรม|กระทรวง|กอง|จังหวัด|สำนัก|สำนักงาน|หน่วยงาน|โรงเรียน|วิทยาลัย|มหาวิทยาลัย)$/;

/** The kind of letter with which the words begin, and who issues it: null for the own office, or any. "คำสั่งกองคลัง" is an order of กองคลัง. */
export function kindIssuedBy(words: string, kindNames: readonly { name: string; kinds: readonly number[] }[]) {
  const said = squeezeSearch(words);
  const begun = kindNames.map(({ name, kinds }) => ({ length: squeezeSearch(name).length, kinds, begins: said.startsWith(squeezeSearch(name)) }));
  const length = Math.max(0, ...begun.filter(({ begins }) => begins).map((one) => one.length));
  if (length === 0) return null;
  const rest = said.slice(length);
  const kinds = [...new Set(begun.filter((one) => one.begins && one.length === length).flatMap((one) => one.kinds))];
  return { kinds, issuer: rest === '' || ownOffice.test(rest) ? null : rest };
}

/** What the office and clerks call the kinds of letters, for `kindIssuedBy`. */
export const knownKindNames = [
  ...Object.entries(documentKinds).flatMap(([code, { label }]) => [label.th, label.en].map((name) => ({ name, kinds: [Number(code)] }))),
  ...Object.entries(spokenKinds).map(([name, kinds]) => ({ name, kinds })),
];

/** The register whose number is said. */
export const registerSaid = (query: string): 'receive' | 'send' => (/ส่ง|send/.test(foldSearch(query)) ? 'send' : 'receive');

/** The code of a ministry or an agency, as it stands first in a number: กค, ศธ, นร. */
export const isLetterCode = (words: string): boolean => /^[ก-ฮ]{2,4}$/.test(squeezeSearch(words));

/** Words and the number after them: "คำสั่งที่ 12/2569", "กค ๑๒๓". Null for anything else. */
export function spokenNumber(query: string): { words: string; serial: string; year: number | null } | null {
  const [, words = '', serial, year] = /^(\D+?)\s*(?:ที่|เลขที่|no\.?)?\s*(\d{1,9})(?:\s*\/\s*(\d{4}|\d{2}))?$/.exec(foldSearch(query).trim()) ?? [];
  if (serial === undefined || words.trim() === '') return null;
  return { words: words.trim(), serial, year: year === undefined ? null : Number(fullYear(year)) };
}

/**
 * Of a page of letters, those whose number begins with the code that was typed and has all of the rest come first: two letters of a code are
 * in many words as well.
 */
export function codeFirst<Letter extends { number: string }>(letters: readonly Letter[], query: string): Letter[] {
  const [code = '', ...others] = foldSearch(query).trim().split(/\s+/);
  if (!isLetterCode(code)) return [...letters];
  const rest = others.map(squeezeSearch);
  const bears = ({ number }: Letter) => {
    const said = squeezeSearch(number);
    return said.startsWith(code) && rest.every((one) => said.includes(one));
  };
  return [...letters.filter(bears), ...letters.filter((letter) => !bears(letter))];
}
