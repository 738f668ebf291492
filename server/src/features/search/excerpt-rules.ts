import { findTerms, loosenSearch, squeezeSearch } from '@sarabun/contract/values/search-text';
import { strayMarks } from '@sarabun/contract/values/whole-words';

const around = 90;

/** Whether a letter contains all terms itself, without its files. */
export function saysAll(letter: { number: string; subject: string; sender: string; addressee: string }, terms: readonly string[]): boolean {
  const said = squeezeSearch([letter.number, letter.subject, letter.sender, letter.addressee].join('\u0001'));
  return terms.every((term) => said.includes(term));
}

/** The text around the first of these terms, on one line; null if it contains none. */
export function excerptOf(text: string, terms: readonly string[]): string | null {
  const loose = loosenSearch(text);
  const sought = terms.map(loosenSearch);
  const first = firstIn(loose, sought);
  if (!first) return null;
  const [start, end] = [Math.max(0, first[0] - around), Math.min(text.length, first[1] + around)];
  // Not in the middle of a syllable: a mark without its letter would be drawn on a dotted circle.
  const from = start === 0 ? 0 : start + (strayMarks.exec(text.slice(start))?.[0].length ?? 0);
  const middle = text.slice(from, end).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${middle}${end < text.length ? '…' : ''}`;
}

/** Larger than a term with the spaces in it usually is. */
const blockLength = 120;

/**
 * Where the first of the terms stands. Tracing each letter of a long text back to its place costs milliseconds, so the place is first
 * narrowed down to a few blocks by their squeezed lengths; where that finds nothing, the whole text is traced.
 */
function firstIn(text: string, terms: readonly string[]): [number, number] | undefined {
  if (text.length <= 4 * blockLength) return findTerms(text, terms)[0];
  const squeezed = squeezeSearch(text);
  const places = terms.map((term) => squeezed.indexOf(term)).filter((place) => place >= 0);
  if (places.length === 0) return undefined;
  const place = Math.min(...places);
  let begin = 0;
  for (let before = 0; begin < text.length; begin += blockLength) {
    before += squeezeSearch(text.slice(begin, begin + blockLength)).length;
    if (before > place) break;
  }
  const offset = Math.max(0, begin - blockLength);
  const [found] = findTerms(text.slice(offset, begin + 3 * blockLength), terms);
  return found ? [found[0] + offset, found[1] + offset] : findTerms(text, terms)[0];
}
