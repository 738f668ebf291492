import { letterContent } from '@sarabun/contract/drafts/letter-content';
import { expect, it } from 'vitest';
import { paperOf } from './letter-paper-texts';

it.each([
  ['1/12/2569', 'วันที่ ๑ ธันวาคม พ.ศ. ๒๕๖๙ เป็นต้นไป'],
  ['บัดนี้เป็นต้นไป', 'บัดนี้เป็นต้นไป'],
  ['', ''],
])('an order that applies from %s prints what form 4 says', (effectiveFrom, printed) => {
  const order = {
    kind: 4,
    speed: 1,
    secrecy: 1,
    content: letterContent.parse({ subject: 'แต่งตั้งคณะทำงาน', effectiveFrom }),
    number: '',
    datedOn: null,
    today: '2026-11-27',
    agency: 'กรม',
    issuer: 'กรม',
    unit: 'กอง',
    english: { agency: '', unit: '', number: '' },
    agencyForm: null,
    signers: [],
  } as const;
  expect(paperOf(order)).toMatchObject({ form: 'order', data: { effectiveFrom: printed } });
});
