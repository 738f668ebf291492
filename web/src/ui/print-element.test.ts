import { afterEach, expect, test, vi } from 'vitest';
import { printElement } from './print-element';
import { toast } from './toast';

vi.mock('./toast', () => ({ toast: vi.fn() }));
afterEach(() => vi.useRealTimers());

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

test('where the element is missing that is said, and nothing is printed', () => {
  vi.useFakeTimers();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  printElement('gone');
  vi.runAllTimers();
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error', text: 'ไม่พบส่วนที่จะพิมพ์' }));
  expect(print).not.toHaveBeenCalled();
});
