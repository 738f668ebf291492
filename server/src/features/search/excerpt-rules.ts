import { findTerms, loosenSearch, squeezeSearch } from '@sarabun/contract/values/search-text';

const around = 90;

/** Whether a letter contains all terms itself, without its files. */
export function saysAll(letter: { number: string; subject: string; sender: string; addressee: string }, terms: readonly string[]): boolean {
  const said = squeezeSearch([letter.number, letter.subject, letter.sender, letter.addressee].join('\u0001'));
  return terms.every((term) => said.includes(term));
}

/** The text around the first of these terms, on one line; null if it contains none. */
export function excerptOf(text: string, terms: readonly string[]): string | null {
  const [first] = findTerms(loosenSearch(text), terms.map(loosenSearch));
  if (!first) return null;
  const [start, end] = [Math.max(0, first[0] - around), Math.min(text.length, first[1] + around)];
  // Not in the middle of a syllable: a mark without its letter would be drawn on a dotted circle.
  const from = start === 0 ? 0 : start + (/^\p{M}*/u.exec(text.slice(start)) as RegExpExecArray)[0].length;
  const middle = text.slice(from, end).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${middle}${end < text.length ? '…' : ''}`;
}
