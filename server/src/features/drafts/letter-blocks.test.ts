import {
  type BodyBlock,
  type CellAlign,
  type ItemMarks,
  placesOf,
  type RichText,
  richText,
  type TableBlock,
  type TextBlock,
  textOf,
} from '@sarabun/contract/drafts/rich-text';
import { expect, it } from 'vitest';
import type { StyledText } from '../../platform/typeset/printed-body';
import { blocksOf } from './letter-blocks';

const block = (kind: TextBlock['kind'], level: number, text: string): BodyBlock => ({ kind, level, runs: [{ text }] });
const printed = (body: RichText, language?: 'th' | 'en') =>
  blocksOf(body, language).map((one) =>
    one.kind === 'table' || one.kind === 'picture' ? one.kind : `${'number' in one ? one.number : one.kind} ${wordsOf(one.text)}`,
  );
const wordsOf = (text: string | StyledText) => (typeof text === 'string' ? text : text.map((piece) => piece.text).join('|'));

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

it('numbers items as the writer chose: Arabic digits, Thai letters or in brackets, each from the first', () => {
  const item = (level: number, marks?: ItemMarks): BodyBlock => ({ ...block('numbered', level, 'x'), ...(marks && { marks }) }) as BodyBlock;
  const marksOf = (body: RichText) => printed(body).map((line) => line.split(' ')[0]);
  expect(marksOf([item(1, 'arabic'), item(2, 'arabic'), item(3, 'arabic'), item(1, 'arabic')])).toEqual(['1.', '1.1', '(1)', '2.']);
  expect(marksOf([item(1, 'letter'), item(2), item(2), item(1, 'letter'), item(2)])).toEqual(['ก.', '๑.', '๒.', 'ข.', '๑.']);
  expect(marksOf([item(1), item(2, 'bracket'), item(2, 'bracket'), item(1), item(1, 'letter')])).toEqual(['๑.', '(๑)', '(๒)', '๒.', 'ก.']);
});

it('lets a paragraph stand where the writer put it', () => {
  expect(blocksOf([{ kind: 'paragraph', level: 0, runs: [{ text: 'ก' }], align: 'center' }])).toMatchObject([{ kind: 'paragraph', align: 'center' }]);
});

it('prints Thai digits, but leaves addresses and names in Latin letters as they are', () => {
  expect(printed([block('paragraph', 0, 'ปี 2569 ที่ http://a.go.th/19 และ COVID-19')])).toEqual(['paragraph ปี ๒๕๖๙ ที่ http://a.go.th/19 และ COVID-19']);
  expect(printed([block('numbered', 1, 'in 2026')], 'en')).toEqual(['1. in 2026']);
});

it('keeps the look of words, and a blank between two looks where a line can end', () => {
  const [one] = blocksOf([
    { kind: 'paragraph', level: 0, runs: [{ text: 'ขอ' }, { text: ' อนุมัติ', bold: true }, { text: 'ด้วย', bold: true, underline: true }] },
  ]);
  expect(one && 'text' in one && one.text).toEqual([
    { kind: 'plain', text: 'ขอ ' },
    { kind: 'bold', text: 'อนุมัติ' },
    { kind: 'boldUnderline', text: 'ด้วย' },
  ]);
});

it('prints no empty paragraph', () => {
  expect(blocksOf([{ kind: 'paragraph', level: 0, runs: [] }, block('heading', 0, ' ')])).toEqual([]);
});

const cell = (text: string, { across = 1, down = 1, align = 'left' as CellAlign } = {}) => ({ lines: text ? [[{ text }]] : [], align, across, down });
const table = (rows: TableBlock['rows'], widths = [0, 0]): TableBlock => ({ kind: 'table', headRows: 1, widths, rows });

it('prints tables with Thai digits between items, whose numbers go on', () => {
  const rows = [
    [cell('รายการ'), cell('บาท', { align: 'right' })],
    [cell('ค่าพาหนะเดินทาง'), cell('1,250', { align: 'right' })],
  ];
  const [, printedTable, next] = blocksOf([block('numbered', 1, 'ก'), table(rows), block('numbered', 1, 'ข')]);
  expect(printedTable).toMatchObject({ kind: 'table', headRows: 1, rows: [{}, [{}, { kind: 'right', lines: [[{ text: '๑,๒๕๐' }]] }]] });
  expect(next).toMatchObject({ number: '๒.' });
});

it('gives a column the share that its text asks, unless the writer has set it', () => {
  const rows = [[cell('ที่'), cell('ชื่อและนามสกุลของผู้เข้ารับการฝึกอบรม')]];
  const widths = (set: number[]) => blocksOf([table(rows, set)]).map((one) => one.kind === 'table' && one.widths)[0] as number[];
  const [narrow, wide] = widths([0, 0]) as [number, number];
  expect(wide).toBeGreaterThan(narrow * 4);
  expect(widths([300, 0])).toEqual([300, wide]);
});

it.each<[string, TableBlock['rows'], boolean]>([
  ['merged cells', [[cell('ก', { across: 2 })], [cell('ข', { down: 2 }), cell('ค')], [cell('ง')]], true],
  ['a row that lies under cells of the row above', [[cell('ก', { down: 2 }), cell('ข', { down: 2 })], []], true],
  ['a place without a cell', [[cell('ก')]], false],
  ['a cell that juts out to the right', [[cell('ก'), cell('ข', { across: 2 })]], false],
  ['a cell that juts out below', [[cell('ก', { down: 2 }), cell('ข')]], false],
  ['cells that overlap', [[cell('ก'), cell('ข', { down: 2 })], [cell('ค', { across: 2 })]], false],
])('reads a table with %s', (_what, rows, holds) => {
  expect(placesOf(table(rows)) !== null).toBe(holds);
  expect(richText.safeParse([{ ...table(rows), headRows: 0 }]).success).toBe(holds);
});

it('refuses a heading that reaches into the rows below it, or has none', () => {
  const rows = [[cell('ก', { down: 2 }), cell('ข')], [cell('ค')]];
  for (const headRows of [1, 2]) expect(richText.safeParse([{ ...table(rows), headRows }]).success).toBe(false);
});

it('refuses tables that no letter has, and names the texts of one by row and cell', () => {
  const long = table(Array.from({ length: 2000 }, () => [cell('ก'), cell('ข')]));
  expect(richText.safeParse([long]).success).toBe(false);
  expect(richText.safeParse([{ ...long, rows: long.rows.slice(0, 1000) }]).success).toBe(true);
  expect(
    textOf(
      table([
        [cell('ก'), cell('ข')],
        [cell('ค'), cell('')],
      ]),
    ),
  ).toBe('ก | ข\nค | ');
});
