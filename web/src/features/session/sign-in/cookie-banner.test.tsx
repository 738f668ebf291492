import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setPage } from '../../../../test/page';
import { cookie, setCookie } from '../../../platform/cookies';
import { CookieBanner } from './cookie-banner';

test('the banner comes a second after the page, and accepting begins the count of visits', async () => {
  vi.useFakeTimers();
  render(<CookieBanner />);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(screen.queryByRole('region')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  act(() => screen.getByRole('button', { name: 'ยอมรับคุกกี้ทั้งหมด' }).click());
  expect(screen.queryByRole('region')).toBeNull();
  expect([cookie('allow'), cookie('page')]).toEqual(['true', '1']);
});

test('each later visit is counted, without a banner', async () => {
  vi.useFakeTimers();
  setCookie('allow', 'true');
  setCookie('page', '4');
  render(<CookieBanner />);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole('region')).toBeNull();
  expect(cookie('page')).toBe('5');
});

test('who accepted under an earlier privacy policy is asked again, once', async () => {
  vi.useFakeTimers();
  setCookie('allow', 'true');
  setPage({ policyVersion: 2 });
  const { unmount } = render(<CookieBanner />);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  act(() => screen.getByRole('button', { name: 'ยอมรับคุกกี้ทั้งหมด' }).click());
  expect([cookie('allow'), cookie('policy')]).toEqual(['true', '2']);
  unmount();
  render(<CookieBanner />);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  ['the field that had it', true],
  ['the heading, if nothing had it', false],
])('after accepting the focus goes to %s', async (_, isInField) => {
  vi.useFakeTimers();
  setCookie('allow', 'false');
  render(
    <main>
      <h1>ระบบ</h1>
      <CookieBanner />
      {isInField && <input aria-label="ชื่อผู้ใช้งาน" />}
    </main>,
  );
  if (isInField) act(() => screen.getByLabelText('ชื่อผู้ใช้งาน').focus());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const button = screen.getByRole('button', { name: 'ยอมรับคุกกี้ทั้งหมด' });
  act(() => button.focus());
  act(() => button.click());
  expect(document.activeElement?.tagName).toBe(isInField ? 'INPUT' : 'H1');
});
