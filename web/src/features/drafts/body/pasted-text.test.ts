import { type BodyBlock, richText, textOf } from '@sarabun/contract/drafts/rich-text';
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import excel from '../../../../test/clipboard/excel.txt?raw';
import word from '../../../../test/clipboard/word.txt?raw';
import { bodyExtensions } from './body-extensions';
import { fromEditor } from './editor-document';
import { readPasted } from './pasted-text';

test.each([
  ['a plain paragraph', '<p>ก</p>', '<p>ก</p>'],
  ['styles of a word processor', '<style>p { color: red }</style><p class=a style="color:red">ก<b style=\'mso-bidi\'>ข</b></p>', '<p>ก<b>ข</b></p>'],
  ['bold that is said by a style', '<span style="font-size:11pt;font-weight:700">ก</span>', '<span><strong>ก</strong></span>'],
  ['bold that a style takes back, around all of the text', '<b style="font-weight:normal;" id="d"><p>ก</p></b>', '<p>ก</p>'],
  ['underlined words', '<span style="text-decoration-skip-ink:none;text-decoration:underline">ก</span>', '<span><u>ก</u></span>'],
  [
    'a table of a spreadsheet',
    "<table width=192 style='border-collapse:collapse'><col width=64 style='width:48pt'><tr height=20><td class=xl65 width=64 style='text-align:right;width:48pt'>1,234</td></tr></table>",
    '<table width="192"><tbody><tr height="20"><td align="right">1,234</td></tr></tbody></table>',
  ],
  [
    'a table of a word processor, with a table in its cell',
    "<table><tr><td><p class=MsoNormal align=center style='text-align:center'>ก</p><table><tr><td>ข</td><td>ค</td></tr></table></td></tr></table>",
    '<table><tbody><tr><td align="center"><p>ก</p><p>ข ค</p></td></tr></tbody></table>',
  ],
  ['words that are no style', '<p title="my style = plain">style="x"</p>', '<p title="my data-style = plain">style="x"</p>'],
])('%s', (_what, pasted, expected) => expect(readPasted(pasted).html).toBe(expected));

/** What a letter holds after a paste. */
function pastedInto(html: string) {
  const editor = new Editor({ extensions: bodyExtensions });
  editor.view.pasteHTML(readPasted(html).html, new Event('paste') as ClipboardEvent);
  const body = fromEditor(editor.getJSON());
  editor.destroy();
  return richText.parse(body);
}
const line = (block: BodyBlock) =>
  !('level' in block) ? textOf(block) : [block.kind, block.level, block.marks, block.align, textOf(block)].filter((part) => part !== undefined).join(' ');

test('a text of Word comes in as paragraphs, items and a table: no style, number or picture of Word is left', () => {
  const read = readPasted(word);
  expect(read.html).not.toMatch(/mso|style|clip_image|data:|o:p>&nbsp;/);
  expect(read.html).toContain('<p align="center"><b>');
  expect([read.pictures, read.tables]).toEqual([2, 0]);
  const body = pastedInto(word);
  expect(body.map(line)).toEqual([
    'paragraph 0 รายละเอียดโครงการ',
    'paragraph 0 ตามที่ กรมตัวอย่าง ได้กำหนดให้มีการอบรม',
    'numbered 1 หลักการและเหตุผล',
    'numbered 2 letter ข้อเท็จจริง',
    'numbered 2 letter ข้อกฎหมาย',
    'numbered 1 งบประมาณ',
    'bullet 1 ค่าวิทยากร',
    'ที่ | งบประมาณ\nรายการ | บาท\n๑ | ค่าอาหาร | ๑,๒๕๐.๐๐',
    'paragraph 0 ภาพประกอบ',
  ]);
  expect(body[1]).toMatchObject({ runs: [{}, { text: 'กรมตัวอย่าง', underline: true }, {}] });
  expect(body[7]).toMatchObject({
    headRows: 2,
    rows: [
      [{ down: 2, align: 'center' }, { across: 2 }],
      [{}, {}],
      [{}, {}, { align: 'right' }],
    ],
  });
});

test('cells of Excel keep how they are merged and where their numbers stand; hidden rows stay hidden', () => {
  const [table] = pastedInto(excel);
  expect(table && textOf(table)).toBe('ที่ | จำนวนเงิน\n1 | ค่าพาหนะ | 1,250.50\nรวม | หนึ่งพัน');
  expect(table).toMatchObject({
    rows: [
      [{ align: 'center', lines: [[{ bold: true }]] }, { across: 2 }],
      [{ down: 2, align: 'right' }, {}, { align: 'right' }],
      [{}, { align: 'right' }],
    ],
  });
});

test('a table that no letter holds is left out, and 200 lists in each other are three', () => {
  const rows = (count: number) => `<table>${'<tr><td>ก</td></tr>'.repeat(count)}</table>`;
  expect(readPasted(`<p>ก่อน</p>${rows(1501)}`)).toEqual({ html: '<p>ก่อน</p>', pictures: 0, tables: 1 });
  expect(readPasted(rows(20)).tables).toBe(0);
  const { html } = readPasted(`${'<ul><li><p>ก</p>'.repeat(200)}${'</li></ul>'.repeat(200)}`);
  expect([html.split('<ul>').length - 1, html.split('<li>').length - 1]).toEqual([3, 200]);
});

test('nothing in a pasted text is run or fetched, and a drawing that grows without end is left out', () => {
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="a"><rect/></g><g id="b">${'<use href="#a"/>'.repeat(1000)}</g></defs><use href="#b"/></svg>`;
  const read = readPasted(`<p>ก<script>alert(1)</script><img src="x" onerror="alert(1)">#read("/etc/passwd") $x$</p>${bomb}`);
  expect(read).toEqual({ html: '<p>ก#read("/etc/passwd") $x$</p>', pictures: 2, tables: 0 });
});
