import type { RichText } from '@sarabun/contract/drafts/rich-text';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconHeading,
  IconIndentDecrease,
  IconIndentIncrease,
  IconList,
  IconListNumbers,
  IconTablePlus,
  IconUnderline,
} from '@tabler/icons-react';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { TrailingNode, UndoRedo } from '@tiptap/extensions';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useText } from '../../../platform/i18n';
import { isKey } from '../../../platform/keys';
import { styleNonce } from '../../../platform/style-nonce';
import { IconButton } from '../../../ui/button';
import { Dictation } from '../../../ui/fields/dictation';
import ui from '../../../ui/styles/ui.module.css';
import styles from './body-editor.module.css';
import { fromEditor, toEditor } from './editor-document';
import { withoutStyles } from './pasted-text';
import { TableTools } from './table-tools';

const extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2] }),
  Bold,
  Underline,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Table.configure({ resizable: true, cellMinWidth: 48 }),
  TableRow,
  // Cells hold plain paragraphs, so that tables do not nest.
  TableCell.extend({ content: 'paragraph+' }),
  TableHeader.extend({ content: 'paragraph+' }),
  TrailingNode,
  UndoRedo,
];

interface BodyEditorProps {
  id: string;
  labelledBy: string;
  label: string;
  body: RichText;
  /** Changes when the editor must show another text than the one typed here. */
  version: string;
  /** Whether the letter is in English. */
  isEnglish: boolean;
  invalid: boolean;
  /** Writing begins here. */
  isStart: boolean;
  onChange: (body: RichText) => void;
}

/** The text of a letter: paragraphs, headings, items in three levels, tables, bold and underline; only what its form can print. */
export default function BodyEditor({ id, labelledBy, label, body, version, isEnglish, invalid, isStart, onChange }: BodyEditorProps) {
  const { t } = useText();
  const change = useRef(onChange);
  change.current = onChange;
  const editor = useEditor({
    extensions,
    content: toEditor(body),
    immediatelyRender: true,
    autofocus: isStart ? 'end' : false,
    injectNonce: styleNonce(),
    editorProps: {
      transformPastedHTML: withoutStyles,
      // The editor would keep every Enter to itself.
      handleDOMEvents: { keydown: (_view, event) => isKey(event, 'submit') },
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, class: clsx(styles.paperText) },
    },
    onUpdate: ({ editor: now }) => change.current(fromEditor(now.getJSON())),
  });
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version || editor.isDestroyed) return;
    shown.current = version;
    editor.commands.setContent(toEditor(body), { emitUpdate: false });
  }, [editor, version, body]);
  useEffect(() => {
    // In strict rendering the kit may replace this editor by another one, which follows.
    if (!editor.isDestroyed) editor.view.dom.setAttribute('aria-invalid', String(invalid));
  }, [editor, invalid]);
  return (
    <div className={styles.bodyEditor} data-invalid={invalid || undefined}>
      <div className={clsx(ui.row, ui.wrap, styles.bodyTools)} role="toolbar" aria-label={t('letters.tools')}>
        <Tools editor={editor} isEnglish={isEnglish} />
      </div>
      <TableTools editor={editor} />
      <EditorContent editor={editor} />
      <Dictation label={label} language={isEnglish ? 'en' : 'th'} onText={(text) => editor.chain().focus().insertContent({ type: 'text', text }).run()} />
    </div>
  );
}

/** Reasons, purpose and close: the three customary parts of a letter, appended at the end. */
function Tools({ editor, isEnglish }: { editor: Editor; isEnglish: boolean }) {
  const { t } = useText();
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      underline: now.isActive('underline'),
      heading: now.isActive('heading'),
      numbered: now.isActive('orderedList'),
      bullet: now.isActive('bulletList'),
      item: now.isActive('listItem'),
      table: now.isActive('table'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  const tools = [
    { name: 'bold', Icon: IconBold, pressed: is.bold, act: () => run().toggleBold().run() },
    { name: 'underline', Icon: IconUnderline, pressed: is.underline, act: () => run().toggleUnderline().run() },
    { name: 'heading', Icon: IconHeading, pressed: is.heading, act: () => run().toggleHeading({ level: 2 }).run() },
    { name: 'numbered', Icon: IconListNumbers, pressed: is.numbered, act: () => run().toggleOrderedList().run() },
    { name: 'bullet', Icon: IconList, pressed: is.bullet, act: () => run().toggleBulletList().run() },
    { name: 'deeper', Icon: IconIndentIncrease, disabled: !is.item, act: () => run().sinkListItem('listItem').run() },
    { name: 'higher', Icon: IconIndentDecrease, disabled: !is.item, act: () => run().liftListItem('listItem').run() },
    { name: 'table', Icon: IconTablePlus, disabled: is.table || is.item, act: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() },
    { name: 'undo', Icon: IconArrowBackUp, disabled: !is.undo, act: () => run().undo().run() },
    { name: 'redo', Icon: IconArrowForwardUp, disabled: !is.redo, act: () => run().redo().run() },
  ] as const;
  const parts = ['reason', 'purpose', 'close'] as const;
  const add = (part: (typeof parts)[number]) => {
    const text = t(isEnglish ? `letters.englishPartText.${part}` : `letters.partText.${part}`);
    const place = editor.isEmpty ? 0 : editor.state.doc.content.size;
    editor
      .chain()
      .focus()
      .insertContentAt(place, { type: 'paragraph', content: [{ type: 'text', text }] })
      .run();
  };
  return (
    <>
      {tools.map(({ name, Icon, act, ...state }) => (
        <IconButton
          key={name}
          dense
          label={t(`letters.tool.${name}`)}
          aria-pressed={'pressed' in state ? state.pressed : undefined}
          disabled={'disabled' in state ? state.disabled : false}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          <Icon size={18} stroke={1.8} aria-hidden />
        </IconButton>
      ))}
      <span className={ui.grow} />
      {parts.map((part) => (
        <button key={part} type="button" className={ui.phrase} onClick={() => add(part)}>
          + {t(`letters.part.${part}`)}
        </button>
      ))}
    </>
  );
}
