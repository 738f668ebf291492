import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { bodyExtensions } from './body-extensions';
import { findingOf, matchesIn, replaceAll, replaceOne, seek, step } from './find-in-text';

const open: Editor[] = [];
afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
});
function written(html: string): Editor {
  const editor = new Editor({ extensions: bodyExtensions, content: html });
  open.push(editor);
  return editor;
}
const found = (html: string, query: string) => {
  const { doc } = written(html).state;
  return matchesIn(doc, query).map(({ from, to }) => doc.textBetween(from, to));
};

test.each([
  ['digits of both kinds', '<p>ปี ๒๕๖๙ และ 2569</p>', '256๙', ['๒๕๖๙', '2569']],
  [
    'words of several looks, in paragraphs, items and cells',
    '<p>กอง<b>คลัง</b></p><ul><li><p>กองคลัง</p></li></ul><table><tr><td>กองคลัง</td></tr></table>',
    'กองคลัง',
    ['กองคลัง', 'กองคลัง', 'กองคลัง'],
  ],
  ['Latin letters, large or small', '<p>COVID covid</p>', 'Covid', ['COVID', 'covid']],
  ['no half of a syllable', '<p>กา กำ กั กก</p>', 'ก', ['ก', 'ก', 'ก', 'ก']],
  ['nothing over the end of a paragraph', '<p>กอง</p><p>คลัง</p>', 'กองคลัง', []],
  ['no pattern: every sign is itself', '<p>a.c abc</p>', 'a.c', ['a.c']],
])('finds %s', (_what, html, query, expected) => expect(found(html, query)).toEqual(expected));

test('goes from match to match around the ends, and replaces the one that is shown', () => {
  const editor = written('<p>หนึ่ง สอง หนึ่ง</p><p><b>หนึ่ง</b></p>');
  seek(editor, 'หนึ่ง');
  expect(findingOf(editor.state)).toMatchObject({ at: 0, matches: [{}, {}, {}] });
  step(editor, -1);
  replaceOne(editor, 'หนึ่งร้อย');
  expect(editor.getHTML()).toContain('<strong>หนึ่งร้อย</strong>');
  expect(findingOf(editor.state).at).toBe(0);
});

test('replaces all in one step, which one press takes back', () => {
  const editor = written('<p>๒๕๖๘ 2568</p><p>2568</p>');
  const before = editor.getHTML();
  seek(editor, '2568');
  expect(replaceAll(editor, '๒๕๖๙')).toBe(3);
  expect(editor.getText()).toBe('๒๕๖๙ ๒๕๖๙\n\n๒๕๖๙');
  editor.commands.undo();
  expect(editor.getHTML()).toBe(before);
});
