import type { Phrase } from '@sarabun/contract/drafts/letter-templates';
import { type Editor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '../../../platform/i18n';
import { useEscape } from '../../../ui/dialogs/use-escape';
import ui from '../../../ui/styles/ui.module.css';
import styles from '../templates/templates.module.css';
import { excerptOf, phrasesWith, usePhrases } from '../templates/use-templates';
import { insertPhrase, soughtPhrase } from './insert-phrase';

/** The height in pixels below which the menu opens above the line. */
const height = 290;

/** The phrases for what is typed after a slash; ↑ ↓ choose, Enter or Tab takes one, Escape leaves the slash as it is. */
export function PhraseMenu({ editor }: { editor: Editor }) {
  const { t } = useText();
  const id = useId();
  const sought = useEditorState({ editor, selector: ({ editor: now }) => (now.isFocused ? soughtPhrase(now) : null) });
  // Escape holds for this slash.
  const [left, setLeft] = useState<number | null>(null);
  const isOpen = sought !== null && sought.from !== left;
  const { data } = usePhrases({ enabled: isOpen });
  const search = sought?.search ?? '';
  const found = isOpen ? phrasesWith(data?.items ?? [], search).slice(0, 8) : [];
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, found.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search begins at the first phrase.
  useEffect(() => setChosen(0), [search]);
  useEffect(() => {
    if (sought === null) setLeft(null);
  }, [sought]);
  const take = (phrase: Phrase | undefined) => phrase && sought && insertPhrase(editor, phrase.body, sought);
  useTextKeys(editor, (event) => {
    if (found.length === 0) return false;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) setChosen((at + move + found.length) % found.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(found[at]);
    else return false;
    return true;
  });
  useEscape(found.length > 0, () => setLeft(sought?.from ?? null));
  const active = found[at] && `${id}-${found[at].letterTemplateId}`;
  useActiveOption(editor, id, active);
  if (!sought || found.length === 0) return null;
  const { left: x, top, bottom } = editor.view.coordsAtPos(sought.from);
  const place = bottom + height > window.innerHeight ? { bottom: window.innerHeight - top + 4 } : { top: bottom + 4 };
  return createPortal(
    <div
      id={id}
      role="listbox"
      aria-label={t('letterTemplates.phrases')}
      className={styles.menu}
      style={{ ...place, left: Math.max(8, Math.min(x, window.innerWidth - 428)) }}
    >
      {found.map((phrase, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are heard in the text.
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the chosen option.
        <div
          key={phrase.letterTemplateId}
          id={`${id}-${phrase.letterTemplateId}`}
          role="option"
          aria-selected={index === at}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => setChosen(index)}
          onClick={() => take(phrase)}
        >
          <span className={clsx(ui.sm, ui.strong)}>{phrase.name}</span>
          <span className={clsx(ui.xs, ui.muted, styles.excerpt)}>{excerptOf(phrase.body)}</span>
        </div>
      ))}
    </div>,
    document.body,
  );
}

/** Hears the plain keys of the text before the editor does; `take` says whether it took one. */
function useTextKeys(editor: Editor, take: (event: KeyboardEvent) => boolean) {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    // Another editor may be about to replace this one, and the keys follow it.
    if (editor.isDestroyed) return;
    const text = editor.view.dom;
    const hear = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || !latest.current(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    text.addEventListener('keydown', hear, true);
    return () => text.removeEventListener('keydown', hear, true);
  }, [editor]);
}

/** Names the chosen option to screen readers while the focus stays in the text. */
function useActiveOption(editor: Editor, list: string, option: string | undefined) {
  useEffect(() => {
    if (!option || editor.isDestroyed) return;
    const text = editor.view.dom;
    const attributes = { 'aria-controls': list, 'aria-activedescendant': option };
    for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) text.removeAttribute(name);
    };
  }, [editor, list, option]);
}
