import { foldSearch } from '@sarabun/contract/values/search-text';

/** A number that is sought, of letters of these kinds if a kind stands before it. */
export interface AskedNumber {
  number: string;
  kinds?: readonly number[];
}

interface KindWord {
  code: number;
  th: string;
  en: string;
}

/** What may stand before a number: the agency, and the word for "number". */
const leading = /^(?:.*\s)?(?:ที่|no\.?(?=[\s\d]))\s*(?=\S)/;
const withoutLeading = (text: string) => text.trim().replace(leading, '');

/** The ways to read a typed number: as it stands, and without what the product and the papers print before it, such as the name of its kind. */
export function askedNumbers(typed: string, kinds: readonly KindWord[]): AskedNumber[] {
  const folded = foldSearch(typed).trim();
  const named = kinds.flatMap(({ code, th, en }) =>
    [...new Set([th, en].map((name) => foldSearch(name).trim()))].filter((name) => name !== '' && folded.startsWith(name)).map((name) => ({ code, name })),
  );
  const longest = Math.max(0, ...named.map(({ name }) => name.length));
  const number = withoutLeading(folded.slice(longest));
  if (number === '' || number === folded) return [{ number: typed }];
  const codes = named.filter(({ name }) => name.length === longest).map(({ code }) => code);
  return [{ number: typed }, { number, ...(codes.length > 0 && { kinds: codes }) }];
}
