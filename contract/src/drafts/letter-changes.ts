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
  let first = 0;
  while (first < old.length && first < now.length && old[first] === now[first]) first++;
  let last = 0;
  while (last < old.length - first && last < now.length - first && old[old.length - 1 - last] === now[now.length - 1 - last]) last++;
  if (first === old.length && first === now.length) return [];
  const between = (body: RichText) =>
    body
      .slice(first, body.length - last)
      .map(textOf)
      .join('\n');
  return [{ field: 'body', before: between(before), after: between(after) }];
}
