import type { RichText } from '@sarabun/contract/drafts/rich-text';
import type { Editor } from '@tiptap/react';
import { fromEditor, toEditor } from './editor-document';

/** What is typed after a slash to find a phrase. After a digit or Latin letter the slash belongs to a number or address. */
const slash = /(?:^|[^0-9๐-๙A-Za-z./])(\/([^\s/]{0,40}))$/;

/** The slash and what stands after it, up to the cursor; null if no phrase is being looked for. */
export function soughtPhrase({ state: { selection } }: Editor): { from: number; to: number; search: string } | null {
  const { $from, empty, from } = selection;
  if (!empty || !$from.parent.isTextblock) return null;
  const found = slash.exec($from.parent.textBetween(0, $from.parentOffset, undefined, ' '));
  if (!found) return null;
  const [, whole = '', search = ''] = found;
  return { from: from - whole.length, to: from, search };
}

/** The selected part of the text; empty if nothing is selected. */
export function selectedText({ state: { doc, selection } }: Editor): RichText {
  return selection.empty ? [] : fromEditor(doc.cut(selection.from, selection.to).toJSON());
}

/**
 * Puts a phrase in the place of a range, or of the selection: one of a single paragraph within the line. Its first field is selected, so that
 * typing fills it in.
 */
export function insertPhrase(editor: Editor, body: RichText, range: { from: number; to: number } = editor.state.selection): void {
  const blocks = toEditor(body).content ?? [];
  const [only] = blocks;
  const isLine = blocks.length === 1 && only?.type === 'paragraph';
  editor
    .chain()
    .focus()
    .insertContentAt({ from: range.from, to: range.to }, isLine ? (only.content ?? []) : blocks)
    .run();
  const end = editor.state.selection.to;
  let field: { from: number; to: number } | null = null;
  editor.state.doc.nodesBetween(range.from, end, (node, at) => {
    const match = field === null && node.isText ? /\{[^{}]+\}/.exec(node.text ?? '') : null;
    if (match && at + match.index >= range.from) field = { from: at + match.index, to: at + match.index + match[0].length };
  });
  if (field) editor.commands.setTextSelection(field);
}

/** Where a paragraph is added: at the end of the text, in the place of the empty paragraphs there. */
export function endOfText({ state: { doc } }: Editor): { from: number; to: number } {
  const to = doc.content.size;
  let from = to;
  for (let index = doc.childCount - 1; index >= 0; index--) {
    const block = doc.child(index);
    if (block.type.name !== 'paragraph' || block.content.size > 0) break;
    from -= block.nodeSize;
  }
  return { from, to };
}
