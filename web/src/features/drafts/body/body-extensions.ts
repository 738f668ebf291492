import { type ItemMarks, itemMarks, type TextAlign, textAligns } from '@sarabun/contract/drafts/rich-text';
import { type Editor, findParentNode, wrappingInputRule } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { TrailingNode, UndoRedo } from '@tiptap/extensions';
import { FindInText } from './find-in-text';
import { Picture } from './picture-node';

/** An attribute that is one of a few words; anything else is none. */
const oneOf = (name: string, words: readonly string[], attribute = name) => ({
  [name]: {
    default: null,
    parseHTML: (element: HTMLElement) => words.find((word) => word === element.getAttribute(attribute)?.toLowerCase()) ?? null,
    renderHTML: (attributes: Record<string, unknown>) => (attributes[name] ? { [attribute]: attributes[name] } : {}),
  },
});

/** The deepest level of items. */
export const deepestItem = 3;

const isList = ({ type }: { type: { name: string } }) => type.name === 'orderedList' || type.name === 'bulletList';

/** How many lists the cursor stands in. */
export function itemLevel({ state }: Pick<Editor, 'state'>): number {
  const { $from } = state.selection;
  let level = 0;
  for (let depth = $from.depth; depth > 0; depth--) if (isList($from.node(depth))) level++;
  return level;
}

/** Makes the item at the cursor a sub-item, down to the third level. */
export const deeper = (editor: Editor): boolean => itemLevel(editor) < deepestItem && editor.commands.sinkListItem('listItem');

/** Gives the numbers of the innermost list at the cursor another look. */
export function numberItems(editor: Editor, marks: ItemMarks | null): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const list = findParentNode(isList)(state.selection);
      if (list?.node.type.name !== 'orderedList') return false;
      tr.setNodeMarkup(list.pos, undefined, { ...list.node.attrs, marks });
      return true;
    })
    .run();
}

/** Lets the paragraphs or headings in the selection stand so; pressed again, as the form has it. */
export function alignText(editor: Editor, align: TextAlign): void {
  const name = editor.isActive('heading') ? 'heading' : 'paragraph';
  const next = editor.isActive(name, { align }) ? null : align;
  editor.chain().focus().updateAttributes('paragraph', { align: next }).updateAttributes('heading', { align: next }).run();
}

/** What a letter can hold, and no more. */
export const bodyExtensions = [
  Document,
  Paragraph.extend({ addAttributes: () => oneOf('align', textAligns) }),
  Text,
  Heading.extend({ addAttributes: () => ({ level: { default: 2, rendered: false }, ...oneOf('align', textAligns) }) }).configure({ levels: [2] }),
  Bold,
  Underline,
  BulletList,
  OrderedList.extend({
    addAttributes: () => oneOf('marks', itemMarks, 'data-marks'),
    renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
    // Typed in Thai digits, a number begins a list as in Arabic ones.
    addInputRules() {
      return [...(this.parent?.() ?? []), wrappingInputRule({ find: /^[๐-๙]{1,2}\.\s$/, type: this.type })];
    },
  }),
  ListItem.extend({
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        // At the third level the key does nothing more, and keeps the cursor where it is.
        Tab: () => deeper(this.editor) || itemLevel(this.editor) >= deepestItem,
      };
    },
  }),
  ListKeymap,
  Table.configure({ resizable: true, cellMinWidth: 48 }),
  TableRow,
  // Cells hold plain paragraphs, so that tables do not nest.
  TableCell.extend({ content: 'paragraph+' }),
  TableHeader.extend({ content: 'paragraph+' }),
  Picture,
  FindInText,
  TrailingNode,
  UndoRedo,
];
