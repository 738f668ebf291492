import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { fieldLabels, type LetterField } from '@sarabun/contract/drafts/letter-fields';
import { type RichText, textOf } from '@sarabun/contract/drafts/rich-text';
import { diffArrays } from 'diff';

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
  const [old, now] = [[...before], [...after]];
  const [left, put]: [RichText, RichText] = [[], []];
  for (const { value, removed, added } of diffArrays(before.map(keyOf), after.map(keyOf))) {
    const [one, other] = [added ? [] : old.splice(0, value.length), removed ? [] : now.splice(0, value.length)];
    if (removed) left.push(...one);
    if (added) put.push(...other);
  }
  return left.length === 0 && put.length === 0 ? [] : [{ field: 'body', before: left.map(textOf).join('\n'), after: put.map(textOf).join('\n') }];
}
