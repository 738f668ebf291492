import { bodyOf, type RichText } from '@sarabun/contract/drafts/rich-text';
import { Editor } from '@tiptap/react';
import { expect, onTestFinished, test } from 'vitest';
import { bodyExtensions } from './body-extensions';
import { fromEditor, toEditor } from './editor-document';
import { endOfText, insertPhrase, selectedText, soughtPhrase } from './insert-phrase';

function editorAt(text: string, cursor: number | { from: number; to: number } = text.length + 1): Editor {
  const editor = new Editor({ extensions: bodyExtensions, content: toEditor(bodyOf(text)) });
  onTestFinished(() => editor.destroy());
  editor.commands.setTextSelection(cursor);
  return editor;
}

test.each([
  ['/', ''],
  ['จึงเรียน/ข', 'ข'],
  ['ตามที่ /ขอเชิญ', 'ขอเชิญ'],
])('%s looks for a phrase', (text, search) => {
  expect(soughtPhrase(editorAt(text))).toEqual({ from: text.indexOf('/') + 1, to: text.length + 1, search });
});

test.each(['ที่ ศธ ๐๒๐๑/', 'and/or', 'https://', '/ข อ', 'ก'])('%s does not', (text) => {
  expect(soughtPhrase(editorAt(text))).toBeNull();
});

test('a phrase of one paragraph goes into the line, in its own styles, and its first field is selected', () => {
  const editor = editorAt('จึงเรียนมา/ป');
  const phrase: RichText = [{ kind: 'paragraph', level: 0, runs: [{ text: 'เพื่อโปรด' }, { text: '{สิ่งที่ขอ}', bold: true }, { text: 'และ {อื่น}' }] }];
  insertPhrase(editor, phrase, soughtPhrase(editor) ?? undefined);
  expect(fromEditor(editor.getJSON())).toEqual([
    { kind: 'paragraph', level: 0, runs: [{ text: 'จึงเรียนมาเพื่อโปรด' }, { text: '{สิ่งที่ขอ}', bold: true }, { text: 'และ {อื่น}' }] },
  ]);
  const { from, to } = editor.state.selection;
  expect(editor.state.doc.textBetween(from, to)).toBe('{สิ่งที่ขอ}');
});

test('a phrase of several paragraphs stands by itself, and a field elsewhere is not selected', () => {
  const editor = editorAt('{ก} ข');
  insertPhrase(editor, bodyOf('หนึ่ง\nสอง'));
  expect(fromEditor(editor.getJSON()).map((block) => ('runs' in block ? block.runs[0]?.text : ''))).toEqual(['{ก} ข', 'หนึ่ง', 'สอง']);
  expect(editor.state.selection.empty).toBe(true);
});

test('the selected words are kept with their styles; nothing selected is nothing', () => {
  expect(selectedText(editorAt('หนึ่ง\nสอง', { from: 1, to: 6 }))).toEqual(bodyOf('หนึ่ง'));
  expect(selectedText(editorAt('หนึ่ง'))).toEqual([]);
});

const paragraph = (text: string) => ({ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] });

test.each([
  ['', 'จบ'],
  ['เหตุ', 'เหตุ|จบ'],
  ['เหตุ\n\n', 'เหตุ|จบ'],
  ['เหตุ\n\nผล', 'เหตุ||ผล|จบ'],
])('a paragraph added to %j leaves no empty one before it', (text, whole) => {
  const editor = new Editor({ extensions: bodyExtensions, content: { type: 'doc', content: text.split('\n').map(paragraph) } });
  onTestFinished(() => editor.destroy());
  editor.commands.insertContentAt(endOfText(editor), paragraph('จบ'));
  const found: string[] = [];
  editor.state.doc.forEach(({ textContent }) => void found.push(textContent));
  expect(found.join('|')).toBe(whole);
});
