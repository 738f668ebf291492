import type { Editor } from '@tiptap/react';
import { expect, test, vi } from 'vitest';
import { keepCaretSeen } from './keep-caret-seen';

const place = (top: number, bottom: number) => ({ top, bottom }) as DOMRect;

/** An editor that shows 200 pixels of its text, the caret in which stands where it is put. */
function setUp() {
  const heard: Record<string, () => void> = {};
  let resize: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(called: () => void) {
        resize = called;
      }
      observe() {}
      disconnect() {}
    },
  );
  const scroller = document.createElement('div');
  scroller.style.overflowY = 'auto';
  scroller.getBoundingClientRect = () => place(0, 200);
  const dom = scroller.appendChild(document.createElement('div'));
  const caret = { top: 170, bottom: 190 };
  const scrollIntoView = vi.fn();
  const editor = {
    view: { dom, coordsAtPos: () => caret },
    state: { selection: { head: 1 } },
    isFocused: true,
    commands: { scrollIntoView },
    on: (name: string, listener: () => void) => {
      heard[name] = listener;
    },
    off: () => undefined,
  };
  keepCaretSeen(editor as unknown as Editor);
  const typeAt = (top: number) => {
    Object.assign(caret, { top, bottom: top + 20 });
    heard.transaction?.();
  };
  const push = (by: number) => {
    Object.assign(caret, { top: caret.top + by, bottom: caret.bottom + by });
    resize();
  };
  const scroll = (by: number) => {
    Object.assign(caret, { top: caret.top - by, bottom: caret.bottom - by });
    scroller.dispatchEvent(new Event('scroll'));
  };
  return { typeAt, push, scroll, scrollIntoView };
}

test('the line that is typed is brought back when something above the text pushes it out of view', () => {
  const { typeAt, push, scrollIntoView } = setUp();
  typeAt(170);
  push(5);
  expect(scrollIntoView).not.toHaveBeenCalled();
  push(79);
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('who has scrolled away from it stays there', () => {
  const { typeAt, push, scroll, scrollIntoView } = setUp();
  typeAt(170);
  scroll(400);
  push(79);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
