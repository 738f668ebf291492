import { documentKinds } from '@sarabun/contract/documents/document-kind';
import { foldSearch, squeezeSearch } from '@sarabun/contract/values/search-text';

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

/** The kinds of letters that are called so. */
export function kindsCalled(words: string): number[] {
  const said = squeezeSearch(words);
  const named = Object.entries(documentKinds).filter(([, { label }]) => squeezeSearch(label.th) === said || squeezeSearch(label.en) === said);
  return [...named.map(([code]) => Number(code)), ...(Object.hasOwn(spokenKinds, said) ? (spokenKinds[said] ?? []) : [])];
}

/** The code of a ministry or an agency, as it stands first in a number: กค, ศธ, นร. */
export const isLetterCode = (words: string): boolean => /^[ก-ฮ]{2,4}$/.test(squeezeSearch(words));

/** Words and the number after them: "คำสั่งที่ 12/2569", "กค ๑๒๓". Null for anything else. */
export function spokenNumber(query: string): { words: string; serial: string; year: number | null } | null {
  const [, words = '', serial, year] = /^(\D+?)\s*(?:ที่|เลขที่|no\.?)?\s*(\d{1,9})(?:\s*\/\s*(\d{4}))?$/.exec(foldSearch(query).trim()) ?? [];
  if (serial === undefined || words.trim() === '') return null;
  return { words: words.trim(), serial, year: year === undefined ? null : Number(year) };
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
