import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../../test/show';
import { NumberedLetters } from './numbered-letters';

const line = 23;
const shown = 5;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return this.childElementCount * line;
  });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown * line);
});
afterEach(() => vi.restoreAllMocks());

const letters = (n: number) => Array.from({ length: n }, (_, index) => ({ legId: index + 1, number: `ทด ${index + 1}`, subject: `เรื่อง ${index + 1}` }));

test('a list that shows only a part says how many letters follow, until its end is reached', async () => {
  await show(<NumberedLetters label="ลงนามแล้ว" letters={letters(7)} onOpen={() => {}} />);
  expect(screen.getByText('เลื่อนดูอีก 2 เรื่อง')).toBeTruthy();
  const list = screen.getByRole('list');
  list.scrollTop = line;
  fireEvent.scroll(list);
  expect(screen.getByText('เลื่อนดูอีก 1 เรื่อง')).toBeTruthy();
  list.scrollTop = 2 * line;
  fireEvent.scroll(list);
  expect(screen.queryByText(/เลื่อนดูอีก/)).toBeNull();
});

test('a list that shows all says nothing more', async () => {
  await show(<NumberedLetters label="ลงนามแล้ว" letters={letters(5)} onOpen={() => {}} />);
  expect(screen.queryByText(/เลื่อนดูอีก/)).toBeNull();
});
