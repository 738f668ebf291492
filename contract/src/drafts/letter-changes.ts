import type { LetterContent } from './letter-content';
import { fieldLabels, type LetterField } from './letter-fields';
import { type RichText, textOf } from './rich-text';

/** A changed field with its old and new value. */
export interface FieldChange {
  field: LetterField;
  before: string;
  after: string;
}

/** The differences between two versions of a letter, by field in form order; for a body only the changed paragraphs. */
export function changesBetween(before: LetterContent, after: LetterContent): FieldChange[] {
  return (Object.keys(fieldLabels) as LetterField[]).flatMap((field) => {
    if (field === 'body') return bodyChange(before.body, after.body);
    const [old, now] = [inWords(before[field]), inWords(after[field])];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
}

function inWords(value: LetterContent[Exclude<LetterField, 'body'>]): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return value.map((item) => (typeof item === 'string' ? item : Object.values(item).filter(Boolean).join(' '))).join('\n');
}

/** Styles count, too: a paragraph made bold has changed. */
const keyOf = (block: RichText[number]) => JSON.stringify(block);

function bodyChange(before: RichText, after: RichText): FieldChange[] {
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  // What begins and ends alike is mostly all but a few paragraphs, and the rest takes the square of its length.
  let first = 0;
  while (first < old.length && first < now.length && old[first] === now[first]) first++;
  let last = 0;
  while (last < Math.min(old.length, now.length) - first && old.at(-1 - last) === now.at(-1 - last)) last++;
  const [left, added] = apart(before.slice(first, before.length - last), after.slice(first, after.length - last));
  return left.length === 0 && added.length === 0 ? [] : [{ field: 'body', before: left.map(textOf).join('\n'), after: added.map(textOf).join('\n') }];
}

/** What two texts do not share. */
function apart(before: RichText, after: RichText): [RichText, RichText] {
  const stays = commonOf(before.map(keyOf), after.map(keyOf));
  const kept = new Set(stays.values());
  return [before.filter((_, index) => !stays.has(index)), after.filter((_, index) => !kept.has(index))];
}

/** The longest sequence that two lists share: the index of each of its items in the first, with that in the second. */
function commonOf(one: readonly string[], other: readonly string[]): Map<number, number> {
  // How many items the rests of both lists share.
  const shared = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const sharedAt = (row: number, column: number) => shared[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      (shared[row] as number[])[column] =
        one[row] === other[column] ? sharedAt(row + 1, column + 1) + 1 : Math.max(sharedAt(row + 1, column), sharedAt(row, column + 1));
  const common = new Map<number, number>();
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (one[row] === other[column]) common.set(row++, column++);
    else if (sharedAt(row + 1, column) >= sharedAt(row, column + 1)) row++;
    else column++;
  }
  return common;
}
