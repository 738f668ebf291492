import { beginningOf, endingOf } from '../values/whole-words';
import type { RichText, Run } from './rich-text';

/** The smallest parts of a body with text of their own: a paragraph, or a paragraph of a table's cell. */
interface Line {
  text: string;
  /** The block of the body in which it is. */
  block: number;
  /** Row, cell and paragraph, if the block is a table. */
  cell: readonly [row: number, cell: number, line: number] | null;
  runs: readonly Run[];
}

const textIn = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

/** The lines of a body in the order of reading. Blocks without text have none. */
export const linesOf = (body: RichText): Line[] =>
  body.flatMap((one, block): Line[] => {
    if (one.kind === 'table')
      return one.rows.flatMap((cells, row) =>
        cells.flatMap(({ lines }, cell) => lines.map((runs, line): Line => ({ text: textIn(runs), block, cell: [row, cell, line], runs }))),
      );
    return 'runs' in one ? [{ text: textIn(one.runs), block, cell: null, runs: one.runs }] : [];
  });

/** Words in a text, with the line where they stood and what stood next to them. */
export interface Quoted {
  line: number;
  quote: string;
  before: string;
  after: string;
}

/** Where words are: a line, and the first and last character in it. */
export interface Place {
  line: number;
  start: number;
  end: number;
}

/** At most how many characters before and after the words tell two places with the same words apart; they are shown as well, so in whole words. */
const contextLength = 24;

/** The words of a place, as they are kept with a remark; null if the text has no such place. */
export function quoteAt(body: RichText, { line, start, end }: Place): Quoted | null {
  const text = linesOf(body)[line]?.text;
  if (text === undefined || start >= end || end > text.length) return null;
  return { line, quote: text.slice(start, end), before: endingOf(text.slice(0, start), contextLength), after: beginningOf(text.slice(end), contextLength) };
}

/** How many characters two texts share at the end of the first and at the beginning of the second one. */
function sharedEnd(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && shared < other.length && one.at(-1 - shared) === other.at(-1 - shared)) shared++;
  return shared;
}

function sharedStart(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && shared < other.length && one[shared] === other[shared]) shared++;
  return shared;
}

/**
 * Where quoted words are in a text that may have changed since: the place whose neighbours fit best, and of several the nearest line. Null if
 * the words are gone, or if only other words next to them than before are left.
 */
export function placeOf(body: RichText, { line, quote, before, after }: Quoted): Place | null {
  let best: { place: Place; fit: number; away: number } | null = null;
  for (const [index, { text }] of linesOf(body).entries()) {
    for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1)) {
      const end = start + quote.length;
      const fit = sharedEnd(before, text.slice(0, start)) + sharedStart(after, text.slice(end));
      const away = Math.abs(index - line);
      if (!best || fit > best.fit || (fit === best.fit && away < best.away)) best = { place: { line: index, start, end }, fit, away };
    }
  }
  if (!best) return null;
  // Short words elsewhere in the letter are not the ones that were meant.
  const meant = best.fit > 0 || (before === '' && after === '') || quote.length >= contextLength;
  return meant ? best.place : null;
}

/** Runs with other words from `start` to `end`; these look like the first word that they replace. */
function replaceIn(runs: readonly Run[], start: number, end: number, replacement: string): Run[] {
  const next: Run[] = [];
  let at = 0;
  let isPlaced = false;
  for (const run of runs) {
    const [from, to] = [at, at + run.text.length];
    at = to;
    const head = run.text.slice(0, Math.max(0, start - from));
    const tail = run.text.slice(Math.min(run.text.length, Math.max(0, end - from)));
    const isInside = to > start && from < end;
    const text = !isInside ? run.text : isPlaced ? tail : head + replacement + tail;
    if (isInside) isPlaced = true;
    if (text !== '') next.push({ ...run, text });
  }
  return next;
}

/** A body with other words at a place. */
export function withWords(body: RichText, place: Place, replacement: string): RichText {
  const line = linesOf(body)[place.line];
  if (!line) return body;
  const runs = replaceIn(line.runs, place.start, place.end, replacement);
  return body.map((one, index) => {
    if (index !== line.block) return one;
    if (one.kind !== 'table') return { ...one, runs };
    const [row, cell, at] = line.cell ?? [-1, -1, -1];
    const rows = one.rows.map((cells, y) =>
      y !== row ? cells : cells.map((old, x) => (x !== cell ? old : { ...old, lines: old.lines.map((before, z) => (z === at ? runs : before)) })),
    );
    return { ...one, rows };
  });
}

/** Applies suggestions one after the other, and says which of them found no place. */
export function withSuggestions<S extends Quoted & { replacement: string | null }>(body: RichText, suggestions: readonly S[]): { body: RichText; left: S[] } {
  let next = body;
  const left: S[] = [];
  for (const one of suggestions) {
    const place = one.replacement === null ? null : placeOf(next, one);
    if (place && one.replacement !== null) next = withWords(next, place, one.replacement);
    else left.push(one);
  }
  return { body: next, left };
}
