import { useEffect, useState } from 'react';

/** How long the cursor rests before the paper follows it, in milliseconds. */
const rest = 300;
/** As many signs around the cursor as tell its place. */
const around = 200;

/** The words around the cursor in the text of the letter; null until it has been there. */
export function useCursor(): { before: string; after: string } | null {
  const [cursor, setCursor] = useState<{ before: string; after: string } | null>(null);
  useEffect(() => {
    let timer = 0;
    const look = () => {
      const now = wordsAround(document.querySelector('form [contenteditable=true]'));
      if (now) setCursor((old) => (old?.before === now.before && old.after === now.after ? old : now));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(look, rest);
    };
    document.addEventListener('selectionchange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
    };
  }, []);
  return cursor;
}

function wordsAround(editor: Element | null): { before: string; after: string } | null {
  const { focusNode = null, focusOffset = 0 } = getSelection() ?? {};
  if (!editor || !focusNode || !editor.contains(focusNode)) return null;
  const [before, after] = [document.createRange(), document.createRange()];
  before.selectNodeContents(editor);
  before.setEnd(focusNode, focusOffset);
  after.selectNodeContents(editor);
  after.setStart(focusNode, focusOffset);
  return { before: before.toString().slice(-around), after: after.toString().slice(0, around) };
}
