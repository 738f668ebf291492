import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCursor } from './use-cursor';

afterEach(() => document.body.replaceChildren());

test('tells the words around the cursor once it rests in the text, and keeps them while another field is used', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<form><input><div contenteditable="true"><p>หนึ่ง</p><p>สองสาม</p></div></form>';
  const text = document.querySelectorAll('p')[1]?.firstChild as Text;
  const { result } = renderHook(useCursor);
  const move = (node: Node, offset: number) =>
    act(() => {
      getSelection()?.collapse(node, offset);
      document.dispatchEvent(new Event('selectionchange'));
      vi.advanceTimersByTime(400);
    });
  expect(result.current).toBeNull();
  move(text, 3);
  expect(result.current).toEqual({ before: 'หนึ่งสอง', after: 'สาม' });
  const shown = result.current;
  move(document.body, 0);
  expect(result.current).toBe(shown);
});
