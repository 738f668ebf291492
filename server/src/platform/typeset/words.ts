/** A word as it stands on paper, and what follows it: a space, a forced new line, or nothing. Lines may end after every word. */
export type Word = readonly [word: string, after: ' ' | '\n' | ''];

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/** Signs that never begin a line, and signs that never end one. */
const neverFirst = /^[)\]}”’.,:;!?%ๆฯ๏๚๛…/–-]/u;
const neverLast = /[([{“‘/–-]$/u;
const latinOrDigit = /[A-Za-z0-9๐-๙@._]/u;
const abbreviation = /[ก-ฮ]\.$/u;
/** What keeps a number that follows after a space: the ว of a circular, and พ.ศ. */
const keepsNumber = /(?:\/ว|พ\.ศ\.)$/u;

/** Whether `next` stays on the line of `word`, although the dictionary ends a word between them. */
function belongTogether(word: string, next: string): boolean {
  if (neverFirst.test(next) || neverLast.test(word) || /^[ก-ฮ]$/u.test(next)) return true;
  if (latinOrDigit.test(word.slice(-1)) && latinOrDigit.test(next.slice(0, 1))) return true;
  return abbreviation.test(word) && /^[ก-ฮ]/u.test(next);
}

/**
 * Brings a typed text into the one form that is set: composed, ำ as one character, no control characters, no zero-width or
 * direction marks (they would hide in copied text), runs of blanks as one space.
 */
export function cleanText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/gu, '$1\u0e33')
    .replace(/\r\n?/gu, '\n')
    .replace(/[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n');
}

/** The dictionary's words. It knows a rare word การก, and would cut every ผู้อำนวยการกอง as การก|อง: an office's texts never mean it. */
function* segmentsOf(text: string): Iterable<string> {
  for (const part of text.split(/(?<=การ)(?=ก)/u)) for (const { segment } of segmenter.segment(part)) yield segment;
}

/** Cuts a clean Thai or English text into the words between which a line may end, by the dictionary of the runtime. */
export function cutIntoWords(text: string): Word[] {
  const words: [string, ' ' | '\n' | ''][] = [];
  let quoted = false;
  for (const segment of segmentsOf(text)) {
    const last = words.at(-1);
    if (segment.trim() === '') {
      if (last) last[1] = segment.includes('\n') ? '\n' : ' ';
      continue;
    }
    if (last && last[1] === ' ' && keepsNumber.test(last[0]) && /^[๐-๙0-9]/u.test(segment)) {
      last[0] += ` ${segment}`;
      last[1] = '';
      continue;
    }
    const closesQuote = segment === '"' && quoted;
    const afterOpeningQuote = quoted && last?.[0].endsWith('"');
    if (last && last[1] === '' && (closesQuote || afterOpeningQuote || (segment !== '"' && belongTogether(last[0], segment)))) last[0] += segment;
    else words.push([segment, '']);
    if (segment === '"') quoted = !quoted;
  }
  return words.flatMap(([word, after]) => cutOverlong(word, after));
}

const longestWord = 48;
const syllables = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** A word that would not fit on a line, such as an address, is cut between syllables. */
function cutOverlong(word: string, after: Word[1]): Word[] {
  if (word.length <= longestWord) return [[word, after]];
  const pieces = [''];
  for (const { segment } of syllables.segment(word)) {
    if ((pieces.at(-1) as string).length + segment.length > longestWord) pieces.push('');
    pieces[pieces.length - 1] += segment;
  }
  return pieces.map((piece, index) => [piece, index + 1 < pieces.length ? '' : after]);
}
