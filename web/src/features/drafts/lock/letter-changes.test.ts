import { emptyContent } from '@sarabun/contract/drafts/letter-content';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { expect, it } from 'vitest';
import { changesBetween } from './letter-changes';

it('says field by field what changed, of a body only the paragraphs that differ', () => {
  const before = { ...emptyContent, subject: 'เดิม', body: bodyOf('หนึ่ง\nสอง\nสาม') };
  const after = { ...before, subject: 'ใหม่', body: bodyOf('หนึ่ง\nสองแก้\nเพิ่ม\nสาม') };
  expect(changesBetween(before, after)).toEqual([
    { field: 'subject', before: 'เดิม', after: 'ใหม่' },
    { field: 'body', before: 'สอง', after: 'สองแก้\nเพิ่ม' },
  ]);
  expect(changesBetween(after, after)).toEqual([]);
  const apart = { ...before, body: bodyOf('หนึ่งแก้\nสอง\nสามแก้') };
  expect(changesBetween(before, apart)).toEqual([{ field: 'body', before: 'หนึ่ง\nสาม', after: 'หนึ่งแก้\nสามแก้' }]);
});
