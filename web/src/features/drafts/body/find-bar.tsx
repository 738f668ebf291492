import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/button';
import ui from '../../../ui/styles/ui.module.css';
import styles from './body-editor.module.css';
import { findingOf, replaceAll, replaceOne, seek, step } from './find-in-text';

interface FindBarProps {
  editor: Editor;
  /** Counts the presses that open it: each takes the focus here, with the words that are chosen in the text. */
  asked: number;
  onClose: () => void;
}

/** Finds and replaces words of the text. */
export function FindBar({ editor, asked, onClose }: FindBarProps) {
  const { t } = useText();
  const [words, setWords] = useState({ find: '', replace: '' });
  const [done, setDone] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const { count, at } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ count: findingOf(now.state).matches.length, at: findingOf(now.state).at }),
  });
  const find = (text: string) => {
    setWords((old) => ({ ...old, find: text }));
    setDone(0);
    seek(editor, text);
  };
  const first = useRef(find);
  first.current = find;
  useEffect(() => {
    const { from, to } = editor.state.selection;
    const chosen = asked > 0 ? editor.state.doc.textBetween(from, to, '\n') : '';
    if (chosen !== '' && !chosen.includes('\n') && chosen.length <= 100) first.current(chosen);
    field.current?.focus();
    field.current?.select();
  }, [editor, asked]);
  // The marks go with the bar.
  useEffect(() => () => void (editor.isDestroyed || seek(editor, '')), [editor]);
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const pressed = (event: KeyboardEvent, enter: () => void) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) enter();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search className={clsx(ui.row, ui.wrap, styles.bodyTools)} aria-label={t('letters.finding.bar')}>
      <input
        ref={field}
        className={clsx(ui.input, styles.pictureWords)}
        aria-label={t('letters.finding.find')}
        placeholder={t('letters.finding.find')}
        value={words.find}
        onChange={(event) => find(event.target.value)}
        onKeyDown={(event) => pressed(event, () => step(editor, event.shiftKey ? -1 : 1))}
      />
      <span role="status" className={clsx(ui.sm, ui.muted)}>
        {done > 0 && t('letters.finding.replaced', { n: done })}
        {done === 0 && words.find !== '' && (count > 0 ? t('letters.finding.count', { at: at + 1, n: count }) : t('letters.finding.none'))}
      </span>
      <IconButton dense label={t('letters.finding.previous')} disabled={count === 0} onClick={() => step(editor, -1)}>
        <IconChevronUp size={18} aria-hidden />
      </IconButton>
      <IconButton dense label={t('letters.finding.next')} disabled={count === 0} onClick={() => step(editor, 1)}>
        <IconChevronDown size={18} aria-hidden />
      </IconButton>
      <input
        className={clsx(ui.input, styles.pictureWords)}
        aria-label={t('letters.finding.replace')}
        placeholder={t('letters.finding.replace')}
        value={words.replace}
        onChange={(event) => setWords({ ...words, replace: event.target.value })}
        onKeyDown={(event) => pressed(event, () => replaceOne(editor, words.replace))}
      />
      <button type="button" className={ui.phrase} disabled={count === 0} onClick={() => replaceOne(editor, words.replace)}>
        {t('letters.finding.replaceOne')}
      </button>
      <button type="button" className={ui.phrase} disabled={count === 0} onClick={() => setDone(replaceAll(editor, words.replace))}>
        {t('letters.finding.replaceAll')}
      </button>
      <IconButton dense label={t('common.close')} onClick={close}>
        <IconX size={16} aria-hidden />
      </IconButton>
    </search>
  );
}
