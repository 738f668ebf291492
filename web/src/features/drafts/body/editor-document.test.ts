import { type RichText, richText } from '@sarabun/contract/drafts/rich-text';
import { expect, it } from 'vitest';
import { fromEditor, toEditor } from './editor-document';

const body: RichText = [
  { kind: 'heading', level: 0, runs: [{ text: 'หัวข้อ' }] },
  { kind: 'paragraph', level: 0, runs: [{ text: 'ตาม' }, { text: 'หนังสือ', bold: true }, { text: 'นี้', bold: true, underline: true }] },
  { kind: 'numbered', level: 1, runs: [{ text: 'หนึ่ง' }] },
  { kind: 'numbered', level: 2, runs: [{ text: 'ย่อย' }] },
  { kind: 'bullet', level: 3, runs: [{ text: 'จุด' }] },
  { kind: 'paragraph', level: 1, runs: [{ text: 'ต่อจากข้อหนึ่ง' }] },
  { kind: 'numbered', level: 1, runs: [{ text: 'สอง' }] },
  { kind: 'bullet', level: 1, runs: [{ text: 'อีกรายการ' }] },
  { kind: 'paragraph', level: 0, runs: [] },
  { kind: 'paragraph', level: 0, runs: [{ text: 'กลาง' }], align: 'center' },
  { kind: 'heading', level: 0, runs: [{ text: 'หัวข้อทางขวา' }], align: 'right' },
  { kind: 'numbered', level: 1, runs: [{ text: 'ก' }], marks: 'letter' },
  { kind: 'numbered', level: 2, runs: [{ text: 'ในวงเล็บ' }], marks: 'bracket' },
  { kind: 'numbered', level: 1, runs: [{ text: 'เลขอารบิก' }], marks: 'arabic' },
  { kind: 'picture', picture: 'ab'.repeat(32), width: 50, align: 'right', caption: 'ภาพที่ ๑', alt: 'แผนที่' },
  { kind: 'paragraph', level: 0, runs: [{ text: 'จบ' }] },
];

it('gives back what the editor was given, whatever is in it', () => {
  expect(fromEditor(toEditor(body))).toEqual(body);
});

it('puts items of a level into one list, deeper ones into the item before them', () => {
  const [, , list] = toEditor(body).content ?? [];
  expect(list?.type).toBe('orderedList');
  expect(list?.content?.map((item) => item.content?.map(({ type }) => type))).toEqual([['paragraph', 'orderedList', 'paragraph'], ['paragraph']]);
});

it('takes nothing but what a letter knows: other nodes and marks are dropped, items deeper than three lie at the third level', () => {
  const deep = (level: number): object =>
    level === 0
      ? { type: 'paragraph', content: [{ type: 'text', text: 'ลึก' }] }
      : { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }, deep(level - 1)] }] };
  const strange = {
    type: 'doc',
    content: [
      { type: 'image', attrs: { src: 'x' } },
      { type: 'paragraph', content: [{ type: 'text', text: 'ก', marks: [{ type: 'link', attrs: { href: 'javascript:1' } }] }, { type: 'hardBreak' }] },
      deep(30),
    ],
  };
  const taken = fromEditor(strange);
  expect(taken[0]).toEqual({ kind: 'paragraph', level: 0, runs: [{ text: 'ก' }] });
  expect(Math.max(...taken.map((block) => ('level' in block ? block.level : 0)))).toBe(3);
});

it('leaves out empty paragraphs at the end, and draws an empty letter as one empty paragraph', () => {
  expect(fromEditor({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph' }] })).toEqual([]);
  expect(toEditor([]).content).toEqual([{ type: 'paragraph' }]);
});

const words = (text: string) => (text ? [[{ text }]] : []);
const cell = (text: string, part: { across?: number; down?: number; align?: 'center' | 'right' } = {}) => ({
  lines: words(text),
  align: 'left' as const,
  across: 1,
  down: 1,
  ...part,
});

it('gives back tables with merged cells, two heading rows and the widths that were set', () => {
  const table: RichText = [
    {
      kind: 'table',
      headRows: 2,
      widths: [60, 0, 120],
      rows: [
        [cell('ที่', { down: 2 }), cell('บาท', { across: 2, align: 'center' })],
        [cell('๒๕๖๘'), cell('๒๕๖๙')],
        [cell('๑'), cell('', { align: 'right' }), { ...cell(''), lines: [[{ text: 'ก', bold: true }], [], [{ text: 'ข' }]] }],
      ],
    },
  ];
  expect(richText.safeParse(table).success).toBe(true);
  expect(fromEditor(toEditor(table))).toEqual(table);
  expect(toEditor(table).content?.map(({ type }) => type)).toEqual(['table', 'paragraph']);
});

it.each<[string, object[][]]>([
  ['has rows of different lengths', [[{}, {}], [{}]]],
  ['has cells that jut out', [[{ attrs: { rowspan: 3 } }, {}], [{}]]],
  ['has a heading that reaches into its rows', [[{ type: 'tableHeader', attrs: { rowspan: 2 } }, { type: 'tableHeader' }], [{}], [{}, {}]]],
  ['is all heading', [[{ type: 'tableHeader' }], [{ type: 'tableHeader' }]]],
])('reads a table that %s as one that can be saved', (_what, rows) => {
  const content = rows.map((cells) => ({ type: 'tableRow', content: cells.map((one) => ({ type: 'tableCell', ...one })) }));
  expect(richText.safeParse(fromEditor({ type: 'doc', content: [{ type: 'table', content }] })).success).toBe(true);
});
