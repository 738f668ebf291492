import { expect, it } from 'vitest';
import { letterContent } from './letter-content';
import { letterHints } from './letter-hints';
import { bodyOf } from './rich-text';

const hints = (
  given: object,
  { kind = 1, isAnswer = false, files = 0, outside = 1, toSigner = null }: Partial<Omit<Parameters<typeof letterHints>[0], 'content'>> = {},
) => {
  const content = letterContent.parse({ salutation: 'เรียน', closing: 'ขอแสดงความนับถือ', addressee: 'อธิบดีกรมการปกครอง', ...given });
  return letterHints({ kind, content, isAnswer, files, outside, toSigner }).map(({ code, clause, expected }) => [code, clause, expected]);
};
const body = (text: string) => ({ body: bodyOf(text) });

it('says nothing of a letter by the rules', () => {
  expect(hints({ references: ['หนังสือที่ 1'], ...body('ตามหนังสือที่อ้างถึง จึงเรียนมาเพื่อโปรดทราบ') }, { isAnswer: true })).toEqual([]);
});

it('tells which words a post asks for', () => {
  const prime = { addressee: 'นายกรัฐมนตรี', ...body('จึงเรียนมาเพื่อโปรดทราบ') };
  expect(hints(prime)).toEqual([
    ['salutation', '11.5', 'กราบเรียน'],
    ['closing', '11.9', 'ขอแสดงความนับถืออย่างยิ่ง'],
    ['purpose', '11.5', 'จึงกราบเรียน'],
  ]);
  expect(hints({ ...prime, closing: '' }, { kind: 2 }).map(([code, clause]) => [code, clause])).toEqual([
    ['salutation', '12.5'],
    ['purpose', '12.5'],
  ]);
  expect(hints({ salutation: 'กราบเรียน' })).toEqual([['salutation', '11.5', 'เรียน']]);
});

it('does not judge what only the beginning of a name tells, nor letters in English', () => {
  expect(hints({ addressee: 'พระครูตัวอย่าง' })).toEqual([]);
  expect(hints({ addressee: 'อัยการสูงสุด' })).toEqual([]);
  expect(hints({ language: 'en', salutation: 'Dear', addressee: 'Sir' }, { isAnswer: true, files: 2 })).toEqual([]);
  expect(hints({ addressee: 'สมเด็จเจ้าฟ้าตัวอย่าง' })).toEqual([['chooseAddress', '11.5', '']]);
});

it('asks for the letter that an answer refers to', () => {
  expect(hints({}, { isAnswer: true })).toEqual([['noReference', '11.6', '']]);
  expect(hints(body('ตามหนังสือที่อ้างถึง กรมขอเรียน'))).toEqual([['noReference', '11.6', '']]);
  expect(hints(body('ตามหนังสือที่อ้างถึงนั้น'), { kind: 2 })).toEqual([['noReference', '12.6', '']]);
});

it('names paragraphs of which only the first words are there, also in English', () => {
  const references = ['หนังสือที่ 1'];
  expect(hints({ references, ...body('ตามหนังสือที่อ้างถึง \nในการนี้\nในการนี้ ขอเชิญประชุม') })).toEqual(Array(2).fill(['onlyBegun', '', '']));
  expect(hints({ language: 'en', ...body('In this connection, ') })).toEqual([['onlyBegun', '', '']]);
});

const two = {
  enclosures: [
    { name: 'กำหนดการ', quantity: 'จำนวน ๑ ฉบับ' },
    { name: 'แบบตอบรับ', quantity: '' },
  ],
};

it('compares the enclosures with the text and the files', () => {
  expect(hints(two, { files: 2 })).toEqual([]);
  expect(hints(two, { files: 1 })).toEqual([['fewerFiles', '11.7', '2']]);
  expect(hints(two, { files: 3 })).toEqual([['moreFiles', '11.7', '2']]);
  expect(hints({ ...two, ...body('ตามสิ่งที่ส่งมาด้วย ๓') }, { files: 2 })).toEqual([['fewerEnclosures', '11.7', '3']]);
  expect(hints(body('รายละเอียดตามสิ่งที่ส่งมาด้วย'))).toEqual([['noEnclosure', '11.7', '1']]);
  expect(hints({}, { files: 1, kind: 2 })).toEqual([['moreFiles', '12.6', '0']]);
});

it('expects no file of an enclosure that travels by another way', () => {
  const [first] = two.enclosures;
  expect(hints({ enclosures: [first, { name: 'ตัวอย่างวัสดุ (ส่งแยกทางไปรษณีย์)', quantity: '' }] }, { files: 1 })).toEqual([]);
});

it('tells of days that no calendar has, in every kind and language', () => {
  const text = body('ประชุมวันจันทร์ที่ 31 พฤศจิกายน 2569 และวันอังคารที่ 30 พฤศจิกายน 2569 อีกครั้ง 31 พฤศจิกายน 2569');
  const told = [
    ['noSuchDay', '', '30'],
    ['wrongWeekday', '', 'วันจันทร์'],
    ['noSuchDay', '', '30'],
  ];
  expect(hints({ ...text, references: ['ที่ ๑'] })).toEqual(told);
  expect(hints(text, { kind: 9 })).toEqual(told);
  expect(hints({ effectiveFrom: '31/11/2569' }, { kind: 4 })).toEqual([['noSuchDay', '', '30']]);
  expect(hints({ formCode: 'licence', formValues: { until: '31 มิถุนายน 2570' } }, { kind: 15 })).toEqual([['noSuchDay', '', '30']]);
  expect(hints({ language: 'en', ...body('until 31 June 2026') })).toEqual([['noSuchDay', '', '30']]);
});

it('tells that several outside get a letter that is addressed to one', () => {
  expect(hints({}, { outside: 2 })).toEqual([['oneOfSeveral', '', '2']]);
  expect(hints({ addressee: 'อธิบดีกรมการปกครอง และผู้ว่าราชการจังหวัดตาก' }, { outside: 2 }).map(([code]) => code)).not.toContain('oneOfSeveral');
  expect(hints({ addressee: 'ผู้ว่าราชการจังหวัดทุกจังหวัด' }, { outside: 76 }).map(([code]) => code)).not.toContain('oneOfSeveral');
});

it('tells when a letter is addressed to who signs it', () => {
  const toSigner = 'ผู้อำนวยการกองแผนงาน';
  expect(hints({ addressee: toSigner, closing: '' }, { kind: 2, toSigner }).map(([code]) => code)).toEqual(['toSigner']);
  expect(hints({}, { kind: 4, toSigner })).toEqual([]);
});
