import type { RichText } from '@sarabun/contract/drafts/rich-text';
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
  expect(Math.max(...taken.map(({ level }) => level))).toBe(3);
});

it('leaves out empty paragraphs at the end, and draws an empty letter as one empty paragraph', () => {
  expect(fromEditor({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph' }] })).toEqual([]);
  expect(toEditor([]).content).toEqual([{ type: 'paragraph' }]);
});
