import { diffArrays } from 'diff';

/** A part of two texts: in both, only in the new one, or only in the old one. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

const words = new Intl.Segmenter('th', { granularity: 'word' });
const wordsOf = (text: string) => [...words.segment(text)].map(({ segment }) => segment);

/** Texts that differ more than this are shown as one deletion and one insertion. */
const maxEditLength = 4000;

/** What has changed from one text to another, by words; Thai ones are told apart by the browser's dictionary. */
export function piecesBetween(before: string, after: string): Piece[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const found = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength });
  const whole = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ] as const;
  if (!found) return whole.filter(({ text }) => text !== '');
  return found.map(({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') }));
}

/** The share of two texts that is in both, from 0 to 1. */
export function likeness(pieces: readonly Piece[]): number {
  const sizeOf = (kinds: Piece['kind'][]) => pieces.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.trim().length : 0), 0);
  const all = sizeOf(['same', 'added', 'removed']);
  return all === 0 ? 1 : sizeOf(['same']) / all;
}

/** Words from `start` to `end` of a text, and what is suggested in their place. */
export interface Suggestion {
  start: number;
  end: number;
  replacement: string;
}

/** The changes from one text to another as suggestions, one for each place. An insertion repeats the word next to it, to have a place. */
export function suggestionsFor(before: string, after: string): Suggestion[] {
  const found: Suggestion[] = [];
  let at = 0;
  let open = null as Suggestion | null;
  for (const { kind, text } of piecesBetween(before, after)) {
    if (kind === 'same') {
      // Changes with nothing but a space between them are one.
      if (text.trim() === '' && open) open = { ...open, end: at + text.length, replacement: open.replacement + text };
      else {
        if (open) found.push(open);
        open = null;
      }
      at += text.length;
      continue;
    }
    open ??= { start: at, end: at, replacement: '' };
    if (kind === 'added') open.replacement += text;
    else at = open.end = at + text.length;
  }
  if (open) found.push(open);
  return found.map((one) => (one.end > one.start ? one : nextToWord(before, one)));
}

function nextToWord(before: string, { start, replacement }: Suggestion): Suggestion {
  const previous = wordsOf(before.slice(0, start)).at(-1);
  if (previous) return { start: start - previous.length, end: start, replacement: previous + replacement };
  const next = wordsOf(before.slice(start))[0] ?? '';
  return { start, end: start + next.length, replacement: replacement + next };
}
