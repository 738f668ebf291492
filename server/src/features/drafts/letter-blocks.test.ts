import type { RichText } from '@sarabun/contract/drafts/rich-text';
import { expect, it } from 'vitest';
import { blocksOf } from './letter-blocks';

const block = (kind: RichText[number]['kind'], level: number, text: string): RichText[number] => ({ kind, level, runs: [{ text }] });
const printed = (body: RichText, language?: 'th' | 'en') =>
  blocksOf(body, language).map(
    (one) => `${'number' in one ? one.number : one.kind} ${typeof one.text === 'string' ? one.text : one.text.map(({ text }) => text).join('|')}`,
  );

it('numbers items in three levels, begins again after a paragraph, and leaves one that goes on without a number', () => {
  const body = [
    block('numbered', 1, 'ก'),
    block('numbered', 2, 'ข'),
    block('numbered', 3, 'ค'),
    block('numbered', 3, 'ง'),
    block('paragraph', 1, 'ต่อ'),
    block('numbered', 1, 'จ'),
    block('bullet', 2, 'ฉ'),
    block('paragraph', 0, 'ย่อหน้า'),
    block('numbered', 1, 'ช'),
  ];
  expect(printed(body)).toEqual(['๑. ก', '๑.๑ ข', '(๑) ค', '(๒) ง', ' ต่อ', '๒. จ', '- ฉ', 'paragraph ย่อหน้า', '๑. ช']);
});

it('prints Thai digits, but leaves addresses and names in Latin letters as they are', () => {
  expect(printed([block('paragraph', 0, 'ปี 2569 ที่ http://a.go.th/19 และ COVID-19')])).toEqual(['paragraph ปี ๒๕๖๙ ที่ http://a.go.th/19 และ COVID-19']);
  expect(printed([block('numbered', 1, 'in 2026')], 'en')).toEqual(['1. in 2026']);
});

it('keeps the look of words, and a blank between two looks where a line can end', () => {
  const [one] = blocksOf([
    { kind: 'paragraph', level: 0, runs: [{ text: 'ขอ' }, { text: ' อนุมัติ', bold: true }, { text: 'ด้วย', bold: true, underline: true }] },
  ]);
  expect(one?.text).toEqual([
    { kind: 'plain', text: 'ขอ ' },
    { kind: 'bold', text: 'อนุมัติ' },
    { kind: 'boldUnderline', text: 'ด้วย' },
  ]);
});

it('prints no empty paragraph', () => {
  expect(blocksOf([{ kind: 'paragraph', level: 0, runs: [] }, block('heading', 0, ' ')])).toEqual([]);
});
