const nikhahit = '\u0e4d';
const saraAa = '\u0e32';
const saraAm = '\u0e33';
const spaces = /[ \t\n\r\f\v\u00a0\u200b\ufeff]/;
const allSpaces = new RegExp(spaces, 'g');

/** Normalises a search text like the database's `fold`: one spelling of sara am, Arabic digits, lower case, เกษียณ as เกษียน. */
export function foldSearch(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .toLowerCase()
    .replaceAll(nikhahit + saraAa, saraAm)
    .replaceAll('เกษียณ', 'เกษียน');
}

/** Like `foldSearch`, and without spaces, as the database's `squeeze`: Thai is written with and without them, and so are letter numbers. */
export const squeezeSearch = (text: string): string => foldSearch(text).replace(allSpaces, '');

/**
 * Like the database's `loosen`: sara am becomes sara aa, because many PDFs confuse the two. The length does not change, so positions found
 * in the result are valid in the original text.
 */
export const loosenSearch = (text: string): string => text.replaceAll(nikhahit + saraAa, `\u200b${saraAa}`).replaceAll(saraAm, saraAa);

const maxTerms = 8;
const maxTermLength = 100;
/** Words that people copy with a letter number, and the number itself in any spacing: `ที่ นร 0106/ว 12`. */
const letterNumber = /(?:^|(?<=\s))(?:ที่\s+)?([ก-ฮ][ก-ฮ.]{0,7}\s*)?(\d[\d.]*)\s*\/\s*(ว\s*)?(\d+)(?=\s|$)/g;
const circularNumber = /(?:^|(?<=\s))ว\s*(\d+)(?=\s|$)/g;
/** A number of a register as it is said: `เลขรับ 12`, `หนังสือส่งที่ 9/69`; of "รับ 12" and "ส่ง 12" nobody knows what is meant. */
const registerNumber =
  /(?:^|(?<=\s))(เลข(?:ที่)?(?:ทะเบียน)?(?:หนังสือ)?|ทะเบียน(?:หนังสือ)?|หนังสือ)?(?:รับ|ส่ง|receive|send)\s*(เลขที่|ที่|no\.?)?\s*(\d+)(?:\s*\/\s*(\d{4}|\d{2}))?(?=\s|$)/g;
/** Words before the number of a letter that are no part of it: `เลขที่ 12/2569`. */
const wordsOfNumber = /(?:^|(?<=\s))(?:หนังสือ)?(?:เลข)?ที่\s*(?=(?:[ก-ฮ][ก-ฮ.]{0,7}\s*)?\d)/g;

/** A Buddhist year as it is said: 69 is 2569. */
export const fullYear = (year: string): string => (year.length === 2 ? `25${year}` : year);

/**
 * The terms of a search text, all of which a letter must contain. Words in quotation marks stay together, a letter number is one term
 * however it is spaced, and `เลขรับ 12` or `เลขส่ง 12` means exactly that number of a register. Terms are squeezed.
 */
export function searchTerms(query: string): string[] {
  const terms: string[] = [];
  const take = (term: string) => {
    terms.push(term);
    return ' ';
  };
  const rest = foldSearch(query)
    .replace(/["“”]([^"“”]+)["“”]/g, (_all, phrase: string) => take(phrase))
    .replace(registerNumber, (all, before: string | undefined, after: string | undefined, number: string, year = '') =>
      before || after ? take(`#${number}/${fullYear(year)}`) : all,
    )
    .replace(wordsOfNumber, '')
    .replace(letterNumber, (_all, code = '', unit: string, circular: string | undefined, number: string) =>
      take(`${code}${unit}/${circular ? 'ว' : ''}${number}`),
    )
    .replace(circularNumber, (_all, number: string) => take(`ว${number}`));
  const all = [...terms, ...rest.split(spaces)]
    .map((term) => term.replace(allSpaces, '').slice(0, maxTermLength))
    .filter((term) => term !== '' && term !== '"');
  return [...new Set(all)].slice(0, maxTerms);
}

/** The positions of these terms in a text as [start, end), in order and without overlaps. */
export function findTerms(text: string, terms: readonly string[]): [number, number][] {
  const { squeezed, from, to } = traced(text);
  const found: [number, number][] = [];
  for (const term of terms.filter((one) => one !== '')) {
    for (let at = squeezed.indexOf(term); at >= 0; at = squeezed.indexOf(term, at + term.length)) {
      found.push([from[at] as number, to[at + term.length - 1] as number]);
    }
  }
  found.sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [start, end] of found) {
    const last = joined.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

const maxClusters = 10_000;
const clusters = new Map<string, string>();

/** A letter with its marks, squeezed. A text consists of few different ones, and normalising each takes most of the time. */
function squeezedCluster(cluster: string): string {
  const known = clusters.get(cluster);
  if (known !== undefined) return known;
  const squeezed = squeezeSearch(cluster);
  if (clusters.size < maxClusters) clusters.set(cluster, squeezed);
  return squeezed;
}

/** A squeezed text, with the original position of each of its letters. */
function traced(text: string): { squeezed: string; from: number[]; to: number[] } {
  const letters: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  for (const { 0: cluster, index } of text.matchAll(/[\s\S]\p{M}*/gu)) {
    for (const letter of squeezedCluster(cluster)) {
      const joins = letter === saraAa && letters.at(-1) === nikhahit;
      if (joins) {
        letters[letters.length - 1] = saraAm;
        to[to.length - 1] = index + cluster.length;
        continue;
      }
      for (const unit of letter.split('')) {
        letters.push(unit);
        from.push(index);
        to.push(index + cluster.length);
      }
    }
  }
  return { squeezed: letters.join('').replaceAll('เกษียณ', 'เกษียน'), from, to };
}
