import { Editor } from '@tiptap/react';
import { expect, onTestFinished, test } from 'vitest';
import { bodyExtensions } from './body-extensions';
import { fromEditor } from './editor-document';

test.each([
  ['๑. ', 'numbered'],
  ['1. ', 'numbered'],
  ['๒๕๖๙. ', 'paragraph'],
  ['๑.๒ ', 'paragraph'],
])('%s at the beginning of a line makes a block that is %s', async (typed, kind) => {
  const editor = new Editor({ extensions: bodyExtensions, content: '' });
  // It looks at the page again a moment later.
  onTestFinished(() => editor.destroy());
  editor.commands.insertContent(typed, { applyInputRules: true });
  await new Promise((resolve) => setTimeout(resolve));
  editor.commands.insertContent('เพิ่มวงเงิน');
  expect(fromEditor(editor.getJSON()).map((block) => block.kind)).toEqual([kind]);
});
