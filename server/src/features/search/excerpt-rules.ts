import { findTerms, loosenSearch, squeezeSearch } from '@sarabun/contract/values/search-text';

const around = 90;

/** Whether a letter says all terms by itself, without its files. */
export function saysAll(letter: { number: string; subject: string; sender: string; addressee: string }, terms: readonly string[]): boolean {
  const said = squeezeSearch([letter.number, letter.subject, letter.sender, letter.addressee].join('\u0001'));
  return terms.every((term) => said.includes(term));
}

/** What a text says around the first of these terms, on one line; null where it says none of them. */
export function excerptOf(text: string, terms: readonly string[]): string | null {
  const [first] = findTerms(loosenSearch(text), terms.map(loosenSearch));
  if (!first) return null;
  const [start, end] = [Math.max(0, first[0] - around), Math.min(text.length, first[1] + around)];
  // Not in the middle of a syllable: a mark that lost its letter would be set on a dotted circle.
  const from = start === 0 ? 0 : start + (/^\p{M}*/u.exec(text.slice(start)) as RegExpExecArray)[0].length;
  const middle = text.slice(from, end).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${middle}${end < text.length ? '…' : ''}`;
}
