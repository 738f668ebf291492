import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { arrivalMs, UntilShown, useLocked, usePageShown } from './until-shown';

function Pane({ onPage = false }) {
  const onPageShown = usePageShown();
  return (
    <button type="button" onClick={onPageShown}>
      {useLocked({ onPage }) ? 'locked' : 'open'}
    </button>
  );
}
const state = () => screen.getByRole('button').textContent;
const showPage = () => act(() => screen.getByRole('button').click());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const open = (arrived: boolean, onPage = false) => {
  vi.useFakeTimers();
  render(
    <UntilShown arrived={arrived}>
      <Pane onPage={onPage} />
    </UntilShown>,
  );
};

test('a letter that opened by itself is locked for a moment, although its page is shown', () => {
  open(true);
  showPage();
  wait(arrivalMs - 1);
  expect(state()).toBe('locked');
  wait(1);
  expect(state()).toBe('open');
});

test('it stays locked until its page is shown', () => {
  open(true);
  wait(10 * arrivalMs);
  expect(state()).toBe('locked');
  showPage();
  expect(state()).toBe('open');
});

test('a letter that somebody opened is not locked', () => {
  open(false);
  expect(state()).toBe('open');
});

test('what is signed waits for its page, also in a letter that somebody opened', () => {
  open(false, true);
  wait(10 * arrivalMs);
  expect(state()).toBe('locked');
  showPage();
  expect(state()).toBe('open');
});
