import { keptTogether } from '@sarabun/contract/values/kept-together';
import { composeSaraAm } from '@sarabun/contract/values/sara-am';
import { compounds, unknown } from './compound-texts';

/** A word as printed, and what follows it: a space, a forced line break, or nothing. Lines may break after every word. */
export type Word = readonly [word: string, after: ' ' | '\n' | ''];

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Signs that never begin a line, and signs that never end one. */
const neverFirst = /^(?:[)\]}”’.,:;!?%ๆฯ๏๚๛…/–-]|[ะ-ฺๅ-๎]|[ก-ฮ]{1,2}[ิุ]?์)/u;
const neverLast = /[([{“‘/–-]$/u;
const latinOrDigit = /[A-Za-z0-9๐-๙@._]/u;
const abbreviation = /[ก-ฮ]\.$/u;
/** Prefixes that make a noun of the next word. */
const beginsNoun = /^["“(]?(?:การ|ความ|ผู้|นัก)$/u;
const thai = /^[ก-๙]/u;

/** Whether `next` stays on the line of `word`, although the dictionary allows a break between them. */
function belongTogether(word: string, next: string): boolean {
  if (neverFirst.test(next) || neverLast.test(word) || /^[ก-ฮ]$/u.test(next)) return true;
  if (latinOrDigit.test(word.slice(-1)) && latinOrDigit.test(next.slice(0, 1))) return true;
  if (beginsNoun.test(word) && thai.test(next)) return true;
  return abbreviation.test(word) && /^[ก-ฮ]/u.test(next);
}

/**
 * Normalises a typed text: composed, ำ as one character, no control characters, no zero-width or direction marks (they would hide in copied
 * text), one space for each run of blanks.
 */
export function cleanText(typed: string): string {
  return composeSaraAm(typed.normalize('NFC'))
    .replace(/\r\n?/gu, '\n')
    .replace(/[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n');
}

/**
 * The dictionary's words. It knows the rare word การก and would split every ผู้อำนวยการกอง as การก|อง; office texts never mean that word.
 */
function segmentsOf(text: string): string[] {
  const cut = (part: string) => [...segmenter.segment(part)].map(({ segment }) => segment);
  return text.split(unknown).flatMap((part, place) => (place % 2 === 1 ? part : part.split(/(?<=การ)(?=ก)/u).flatMap(cut)));
}

/** The largest number of segments in a compound. */
const maxParts = 6;

/** Joins the parts of compounds, longest match first. */
function withCompounds(segments: readonly string[]): string[] {
  const words: string[] = [];
  for (let at = 0; at < segments.length; ) {
    let parts = Math.min(maxParts, segments.length - at);
    while (parts > 1 && !compounds.has(segments.slice(at, at + parts).join(''))) parts--;
    words.push(segments.slice(at, at + parts).join(''));
    at += parts;
  }
  return words;
}

/**
 * Cuts a normalised Thai or English text into words between which a line may break: by the runtime's dictionary, with the office's
 * compounds whole, and dates, numbers and names in one piece.
 */
export function cutIntoWords(text: string): Word[] {
  const kept = keptTogether(text);
  const words: [string, ' ' | '\n' | ''][] = [];
  let at = 0;
  let quoted = false;
  for (const segment of withCompounds(segmentsOf(text))) {
    const last = words.at(-1);
    const isKept = kept.some(({ from, to }) => from < at && at < to);
    at += segment.length;
    if (segment.trim() === '') {
      if (last) last[1] = segment.includes('\n') ? '\n' : ' ';
      continue;
    }
    const closesQuote = segment === '"' && quoted;
    const afterOpeningQuote = quoted && last?.[0].endsWith('"');
    if (segment === '"') quoted = !quoted;
    if (last && (isKept || (last[1] === '' && (closesQuote || afterOpeningQuote || (segment !== '"' && belongTogether(last[0], segment)))))) {
      last[0] += last[1] + segment;
      last[1] = '';
    } else words.push([segment, '']);
  }
  return words.flatMap(([word, after]) => cutOverlong(word, after));
}

const maxWordLength = 48;
const syllables = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Cuts a word that is too long for a line at its blanks or, like a web address, between syllables. */
function cutOverlong(word: string, after: Word[1]): Word[] {
  if (word.length <= maxWordLength) return [[word, after]];
  return word.split(' ').flatMap((part, index, all): Word[] => cutInside(part, index + 1 < all.length ? ' ' : after));
}

function cutInside(word: string, after: Word[1]): Word[] {
  const pieces = [''];
  for (const { segment } of syllables.segment(word)) {
    if ((pieces.at(-1) as string).length + segment.length > maxWordLength) pieces.push('');
    pieces[pieces.length - 1] += segment;
  }
  return pieces.map((piece, index) => [piece, index + 1 < pieces.length ? '' : after]);
}
