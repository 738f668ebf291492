import { partWords } from '@sarabun/contract/drafts/part-words';
import { type ItemMarks, maxTableColumns, maxTableRows, type RichText } from '@sarabun/contract/drafts/rich-text';
import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconHeading,
  IconIndentDecrease,
  IconIndentIncrease,
  IconList,
  IconListNumbers,
  IconPhotoPlus,
  IconSearch,
  IconTablePlus,
  IconTextPlus,
  IconUnderline,
  IconX,
} from '@tabler/icons-react';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { isKey } from '../../../platform/keys';
import { styleNonce } from '../../../platform/style-nonce';
import { IconButton } from '../../../ui/button';
import { Dictation } from '../../../ui/fields/dictation';
import { FileInput } from '../../../ui/fields/file-input';
import { Note } from '../../../ui/note';
import ui from '../../../ui/styles/ui.module.css';
import { belowTools } from './below-tools';
import styles from './body-editor.module.css';
import { alignText, bodyExtensions, deeper, deepestItem, itemLevel } from './body-extensions';
import { fromEditor, toEditor } from './editor-document';
import { FindBar } from './find-bar';
import { lateChain, mayTakeFocus } from './free-focus';
import { endOfText } from './insert-phrase';
import { ItemNumbers } from './item-numbers';
import { keepCaretSeen } from './keep-caret-seen';
import { type Pasted, readPasted } from './pasted-text';
import { PhraseMenu } from './phrase-menu';
import { Phrases } from './phrases';
import { PictureTools } from './picture-tools';
import { TableTools } from './table-tools';
import { takeFiles, usePictures } from './use-pictures';

interface BodyEditorProps {
  id: string;
  labelledBy: string;
  label: string;
  body: RichText;
  /** Changes when the editor must show another text than the one typed here. */
  version: string;
  /** Whether the letter is in English. */
  isEnglish: boolean;
  /** Whether its kind has the customary parts, which can be added. */
  hasParts: boolean;
  invalid: boolean;
  /** Writing begins here. */
  isStart: boolean;
  onChange: (body: RichText) => void;
  /** Saves the letter and returns its id, so that selected words can be kept as a phrase; null if nothing of it may be kept. */
  onKeep: (() => Promise<number | null>) | null;
}

/** The text of a letter: paragraphs, headings, items in three levels, tables, bold and underline; only what its form can print. */
export default function BodyEditor({ id, labelledBy, label, body, version, isEnglish, hasParts, invalid, isStart, onChange, onKeep }: BodyEditorProps) {
  const { t } = useText();
  const change = useRef(onChange);
  change.current = onChange;
  const [sought, setSought] = useState(0);
  const [phrases, setPhrases] = useState(false);
  const [pasted, setPasted] = useState<Pasted | null>(null);
  const current = useRef<Editor | null>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [margin] = useState(() => belowTools(tools));
  const pictures = usePictures(() => current.current as Editor);
  const editor = useEditor({
    extensions: bodyExtensions,
    content: toEditor(body),
    immediatelyRender: true,
    injectNonce: styleNonce(),
    editorProps: {
      scrollMargin: margin,
      scrollThreshold: margin,
      transformPastedHTML: (html) => {
        const read = readPasted(html);
        setPasted(read);
        return read.html;
      },
      handlePaste: (_view, event) => takeFiles(event.clipboardData, pictures.insert),
      handleDrop: (_view, event) => takeFiles(event.dataTransfer, pictures.insert),
      // The editor would keep every Enter to itself.
      handleDOMEvents: { keydown: (_view, event) => isKey(event, 'submit') },
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy, class: clsx(styles.paperText) },
    },
    onUpdate: ({ editor: now }) => change.current(fromEditor(now.getJSON())),
  });
  current.current = editor;
  useEffect(() => {
    if (!isStart || editor.isDestroyed || !mayTakeFocus(editor)) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    // At once: the kit would wait for a frame, in which a dialog may open.
    editor.view.focus();
    editor.commands.scrollIntoView();
  }, [editor, isStart]);
  useEffect(() => (editor.isDestroyed ? undefined : keepCaretSeen(editor)), [editor]);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the fields within it.
    <div
      className={styles.bodyEditor}
      data-invalid={invalid || undefined}
      onKeyDown={(event) => {
        if (!isKey(event, 'findText') && !isKey(event, 'replaceText')) return;
        event.preventDefault();
        setSought((count) => count + 1);
      }}
    >
      <div ref={tools} className={clsx(ui.row, ui.wrap, styles.bodyTools)} role="toolbar" aria-label={t('letters.tools')}>
        <Tools
          editor={editor}
          isEnglish={isEnglish}
          hasParts={hasParts}
          onPictures={pictures.insert}
          onFind={() => setSought((count) => count + 1)}
          onPhrases={() => setPhrases(true)}
        />
      </div>
      <TableTools editor={editor} />
      {sought > 0 && <FindBar editor={editor} asked={sought} onClose={() => setSought(0)} />}
      <PictureTools editor={editor} />
      <PhraseMenu editor={editor} />
      {phrases && <Phrases editor={editor} onKeep={onKeep} onClose={() => setPhrases(false)} />}
      {pictures.busy && <progress className={styles.sending} aria-label={t('letters.picture.sending')} />}
      {pictures.refused.length > 0 && (
        <Remark onClose={pictures.forget}>
          {pictures.refused.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Remark>
      )}
      {pasted && <LeftOut pasted={pasted} onClose={() => setPasted(null)} />}
      <EditorContent editor={editor} />
      <Dictation label={label} language={isEnglish ? 'en' : 'th'} onText={(text) => lateChain(editor).insertContent({ type: 'text', text }).run()} />
    </div>
  );
}

/** What of a pasted text the letter could not take. */
function LeftOut({ pasted: { pictures, tables }, onClose }: { pasted: Pasted; onClose: () => void }) {
  const { t } = useText();
  if (pictures + tables === 0) return null;
  return (
    <Remark onClose={onClose}>
      {pictures > 0 && <p>{t('letters.pasted.pictures', { n: pictures })}</p>}
      {tables > 0 && <p>{t('letters.pasted.tables', { n: tables, rows: maxTableRows, columns: maxTableColumns })}</p>}
    </Remark>
  );
}

function Remark({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const { t } = useText();
  return (
    <Note tone="amber">
      <div className={clsx(ui.row, ui.between)} role="status">
        <div>{children}</div>
        <IconButton dense label={t('common.close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </IconButton>
      </div>
    </Note>
  );
}

interface ToolsProps {
  editor: Editor;
  isEnglish: boolean;
  hasParts: boolean;
  onPictures: (files: File[]) => void;
  onFind: () => void;
  onPhrases: () => void;
}

/** The tools, and reasons, purpose and close: the three customary parts of a letter or memo, appended at the end. */
function Tools({ editor, isEnglish, hasParts, onPictures, onFind, onPhrases }: ToolsProps) {
  const { t } = useText();
  const file = useRef<HTMLInputElement>(null);
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
      level: itemLevel(now),
      marks: (now.getAttributes('orderedList').marks ?? null) as ItemMarks | null,
      left: now.isActive({ align: 'left' }),
      center: now.isActive({ align: 'center' }),
      right: now.isActive({ align: 'right' }),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();
  // Cells have their own tools, and items the indents of the form.
  const isFixed = is.table || is.item;
  const tools = [
    { name: 'bold', Icon: IconBold, pressed: is.bold, act: () => run().toggleBold().run() },
    { name: 'underline', Icon: IconUnderline, pressed: is.underline, act: () => run().toggleUnderline().run() },
    { name: 'heading', Icon: IconHeading, pressed: is.heading, act: () => run().toggleHeading({ level: 2 }).run() },
    { name: 'numbered', Icon: IconListNumbers, pressed: is.numbered, act: () => run().toggleOrderedList().run() },
    { name: 'bullet', Icon: IconList, pressed: is.bullet, act: () => run().toggleBulletList().run() },
    { name: 'table', Icon: IconTablePlus, disabled: is.table || is.item, act: () => run().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run() },
    { name: 'picture', Icon: IconPhotoPlus, disabled: isFixed, act: () => file.current?.click() },
    { name: 'left', Icon: IconAlignLeft, pressed: is.left, disabled: isFixed, act: () => alignText(editor, 'left') },
    { name: 'center', Icon: IconAlignCenter, pressed: is.center, disabled: isFixed, act: () => alignText(editor, 'center') },
    { name: 'right', Icon: IconAlignRight, pressed: is.right, disabled: isFixed, act: () => alignText(editor, 'right') },
    { name: 'phrases', Icon: IconTextPlus, act: onPhrases },
    { name: 'find', Icon: IconSearch, act: onFind },
    { name: 'undo', Icon: IconArrowBackUp, disabled: !is.undo, act: () => run().undo().run() },
    { name: 'redo', Icon: IconArrowForwardUp, disabled: !is.redo, act: () => run().redo().run() },
    // Last, so that nothing moves when the cursor comes to an item.
    ...(is.item
      ? ([
          { name: 'deeper', Icon: IconIndentIncrease, disabled: is.level >= deepestItem, act: () => run().run() && deeper(editor) },
          { name: 'higher', Icon: IconIndentDecrease, act: () => run().liftListItem('listItem').run() },
        ] as const)
      : []),
  ] as const;
  const parts = ['reason', 'purpose', 'close'] as const;
  const add = (part: (typeof parts)[number]) => {
    const words = partWords[isEnglish ? 'en' : 'th'][part];
    // What follows is typed behind it.
    const text = part === 'close' ? words : `${words} `;
    editor
      .chain()
      .focus()
      .insertContentAt(endOfText(editor), { type: 'paragraph', content: [{ type: 'text', text }] })
      .scrollIntoView()
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
      <FileInput
        ref={file}
        tabIndex={-1}
        aria-hidden
        aria-label={t('letters.tool.picture')}
        multiple
        accept="image/png,image/jpeg,image/webp"
        onFiles={onPictures}
      />
      {is.numbered && <ItemNumbers editor={editor} marks={is.marks} />}
      <span className={ui.grow} />
      {hasParts &&
        parts.map((part) => (
          <button key={part} type="button" className={clsx(ui.phrase, styles.part)} onClick={() => add(part)}>
            + {t(`letters.part.${part}`)}
          </button>
        ))}
    </>
  );
}
