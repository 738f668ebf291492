import { expect, it } from 'vitest';
import { documentKindCodes } from '../documents/document-kind';
import { hasParts } from './part-words';

it('offers the customary parts to letters and memos only', () => {
  expect(documentKindCodes.filter(hasParts)).toEqual([1, 2, 3, 14, 16]);
});
