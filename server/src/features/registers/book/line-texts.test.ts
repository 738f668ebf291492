import type { RegisterColumn } from '@sarabun/contract/registers/register-pages';
import { expect, it } from 'vitest';
import { type BookLine, paperText } from './line-texts';

const column = { field: 'datedOn', valueKind: 'date', columnId: 4 } as RegisterColumn;
const line = { documentId: 7, state: 'issued', datedOn: '2026-11-27', own: {} } as BookLine;

it.each([
  ['of a letter', line, '๒๗ พ.ย. ๒๕๖๙'],
  ['of a letter that has none', { ...line, datedOn: null }, '-'],
  ['of a number that is reserved', { ...line, datedOn: null, documentId: null, state: 'reserved' } as BookLine, ''],
])('the printed date %s', (_, printed, text) => {
  expect(paperText(printed, column, [column])).toBe(text);
});
