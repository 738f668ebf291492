import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { fieldLabels, type LetterField } from '@sarabun/contract/drafts/letter-fields';
import { type BodyBlock, cellText, type RichText, type TableBlock, textOf } from '@sarabun/contract/drafts/rich-text';
import { diffArrays } from 'diff';
import { likeness, type Piece, piecesBetween } from './text-changes';

/** A part of a letter in two versions: a line of a field, a paragraph, or a row of a table with its cells. */
export interface ComparedPart {
  field: LetterField;
  /** The changes of its text; of a table's row, those of each cell. */
  cells: Piece[][];
  change: 'same' | 'changed' | 'added' | 'removed' | 'look';
  /** It is a picture; `exchanged` if another one has taken its place. Its text is what stands below it, or what it shows. */
  picture?: 'kept' | 'exchanged';
}

/** From this share of common text on, two paragraphs are one that was changed; below, one was deleted and the other inserted. */
const sameParagraph = 0.35;
/** Shorter texts are in many others. */
const fewLetters = 6;

/** Every part of two versions in the order of the form, with what has changed. Moved parts are deleted in one place and inserted in another. */
export const compareVersions = (before: LetterContent, after: LetterContent, dayInWords: (day: string) => string): ComparedPart[] =>
  (Object.keys(fieldLabels) as LetterField[]).flatMap((field) => {
    if (field === 'body') return bodyParts(before.body, after.body);
    return paired(
      linesOfField(field, before, dayInWords),
      linesOfField(field, after, dayInWords),
      (text) => text,
      (one, other) => [partOf(field, one, other)],
      (part) => ({ ...part, field }),
    );
  });

function linesOfField(field: Exclude<LetterField, 'body'>, letter: LetterContent, dayInWords: (day: string) => string): string[] {
  const value = letter[field];
  if (value === null || value === '') return [];
  if (field === 'heldOn') return [dayInWords(String(value))];
  if (typeof value === 'string') return value.split('\n');
  if (Array.isArray(value)) return value.map((item) => (typeof item === 'string' ? item : Object.values(item).filter(Boolean).join(' ')));
  return Object.entries(value).map(([name, text]) => `${name}: ${text}`);
}

function partOf(field: LetterField, before: string, after: string): ComparedPart {
  return { field, cells: [piecesBetween(before, after)], change: before === after ? 'same' : 'changed' };
}

const only = (kind: 'added' | 'removed', texts: readonly string[]): ComparedPart => ({
  field: 'body',
  cells: texts.map((text) => [{ kind, text }]),
  change: kind,
});

/** Aligns two lists: equal items, changed ones that are alike, and deleted and inserted ones. */
function paired<Item>(
  before: readonly Item[],
  after: readonly Item[],
  text: (item: Item) => string,
  both: (before: Item, after: Item) => ComparedPart[],
  alone: (part: ComparedPart) => ComparedPart = (part) => part,
  parts: (kind: 'added' | 'removed', item: Item) => ComparedPart[] = (kind, item) => [only(kind, [text(item)])],
): ComparedPart[] {
  const result: ComparedPart[] = [];
  let removed: Item[] = [];
  const [old, now] = [[...before], [...after]];
  const drop = () => {
    result.push(...removed.flatMap((item) => parts('removed', item)).map(alone));
    removed = [];
  };
  for (const group of diffArrays(old.map(text), now.map(text))) {
    const size = group.value.length;
    if (group.removed) removed = old.splice(0, size);
    else if (group.added) {
      for (const item of now.splice(0, size)) {
        const [candidate] = removed;
        if (candidate !== undefined && areAlike(text(candidate), text(item))) {
          removed.shift();
          result.push(...both(candidate, item));
        } else {
          const later = removed.findIndex((one) => areAlike(text(one), text(item)));
          if (later > 0) {
            result.push(
              ...removed
                .splice(0, later)
                .flatMap((one) => parts('removed', one))
                .map(alone),
            );
            result.push(...both(removed.shift() as Item, item));
          } else result.push(...parts('added', item).map(alone));
        }
      }
      drop();
    } else {
      drop();
      const [ones, others] = [old.splice(0, size), now.splice(0, size)];
      for (const [index, one] of ones.entries()) result.push(...both(one, others[index] as Item));
    }
  }
  drop();
  return result;
}

/** A paragraph to which something was put, however much, stays the same one. */
const goesOn = (before: string, after: string) =>
  before.length >= fewLetters && after.length >= fewLetters && (after.includes(before) || before.includes(after));
const areAlike = (before: string, after: string) => goesOn(before, after) || likeness(piecesBetween(before, after)) >= sameParagraph;

function bodyParts(before: RichText, after: RichText): ComparedPart[] {
  // A picture is aligned with pictures only.
  const text = (one: BodyBlock) => (one.kind === 'picture' ? `\u{1f5bc}${textOf(one)}` : textOf(one));
  const rowTexts = (table: TableBlock) => table.rows.map((cells) => cells.map(cellText));
  const both = (one: BodyBlock, other: BodyBlock): ComparedPart[] => {
    if (one.kind === 'table' && other.kind === 'table') return tableParts(rowTexts(one), rowTexts(other));
    const part = partOf('body', textOf(one), textOf(other));
    if (one.kind === 'picture' && other.kind === 'picture') {
      if (one.picture !== other.picture) return [{ ...part, change: 'changed', picture: 'exchanged' }];
      part.picture = 'kept';
    }
    return [part.change === 'same' && JSON.stringify(one) !== JSON.stringify(other) ? { ...part, change: 'look' } : part];
  };
  const alone = (kind: 'added' | 'removed', one: BodyBlock) =>
    one.kind === 'table'
      ? rowTexts(one).map((cells) => only(kind, cells))
      : [{ ...only(kind, [textOf(one)]), ...(one.kind === 'picture' && { picture: 'kept' as const }) }];
  return paired(before, after, text, both, undefined, alone);
}

/** The rows of two tables, cell by cell. */
function tableParts(before: readonly string[][], after: readonly string[][]): ComparedPart[] {
  const both = (one: readonly string[], other: readonly string[]): ComparedPart[] => {
    const cells = Array.from({ length: Math.max(one.length, other.length) }, (_, index) => piecesBetween(one[index] ?? '', other[index] ?? ''));
    return [{ field: 'body', cells, change: cells.flat().every(({ kind }) => kind === 'same') ? 'same' : 'changed' }];
  };
  return paired(
    before,
    after,
    (cells) => cells.join(' | '),
    both,
    undefined,
    (kind, cells) => [only(kind, cells)],
  );
}
