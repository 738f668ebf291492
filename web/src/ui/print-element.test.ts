import { notifications } from '@mantine/notifications';
import { delays } from '@sarabun/contract/constants';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../test/show';
import { printElement } from './print-element';

afterEach(() => {
  vi.useRealTimers();
  notifications.clean();
});

test('an element is printed alone, a second after it was asked for', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p id="codes">1234</p><p>others</p>';
  const shown: string[] = [];
  vi.stubGlobal('print', () => shown.push(document.querySelector('[data-printing] [data-printed]')?.textContent ?? ''));
  printElement('codes');
  vi.advanceTimersByTime(999);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(['1234']);
  expect(document.querySelector('[data-printed], [data-printing]')).toBeNull();
});

test('where the element is missing that is said, and nothing is printed', async () => {
  await show(null);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  printElement('gone');
  await vi.advanceTimersByTimeAsync(delays.print);
  expect(screen.getByRole('alert').textContent).toContain('ไม่พบส่วนที่จะพิมพ์');
  expect(print).not.toHaveBeenCalled();
});
