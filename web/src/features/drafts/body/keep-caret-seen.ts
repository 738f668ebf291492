import type { Editor } from '@tiptap/react';

/**
 * Keeps the line that is typed in view when something else changes its height: what appears above the text after a save, or the window
 * when the keyboard of a phone opens. Not after the person has scrolled away from it.
 */
export function keepCaretSeen(editor: Editor): () => void {
  const scroller = scrollerOf(editor.view.dom);
  if (!scroller) return () => undefined;
  let wasSeen = false;
  const look = () => {
    wasSeen = editor.isFocused && isCaretIn(editor, scroller);
  };
  const resized = new ResizeObserver(() => {
    if (wasSeen && editor.isFocused && !isCaretIn(editor, scroller)) editor.commands.scrollIntoView();
    look();
  });
  for (const part of [scroller, ...scroller.children]) resized.observe(part);
  scroller.addEventListener('scroll', look);
  editor.on('transaction', look);
  return () => {
    resized.disconnect();
    scroller.removeEventListener('scroll', look);
    editor.off('transaction', look);
  };
}

function scrollerOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}

function isCaretIn({ view, state }: Editor, scroller: HTMLElement): boolean {
  const caret = view.coordsAtPos(state.selection.head);
  const { top, bottom } = scroller.getBoundingClientRect();
  return caret.top >= top && caret.bottom <= bottom;
}
