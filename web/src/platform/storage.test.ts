import { expect, test, vi } from 'vitest';
import { setPage } from '../../test/page';
import { officer } from '../../test/person';
import { keptUser, openSession, token } from './session';
import { keep, kept } from './storage';

test('what is kept stands under the lower-cased application name', () => {
  setPage({ agency: 'OMB' });
  openSession('t-1', officer);
  keep('lang', 'en');
  expect(localStorage.getItem('omb_token')).toBe('t-1');
  expect(localStorage.getItem('omb_lang')).toBe('en');
  expect(JSON.parse(localStorage.getItem('omb_userLogin') ?? '')).toMatchObject({ F_PERSON_ID: 21, userInformation: { F_FIRST_NAME: 'สมหญิง' } });
  expect(keptUser()).toEqual(officer);
});

test('where storage is switched off, the tab remembers', () => {
  const off = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) vi.spyOn(Storage.prototype, method).mockImplementation(off);
  openSession('t-2', officer);
  expect(token()).toBe('t-2');
  keep('lang', 'en');
  expect(kept('lang')).toBe('en');
  keep('lang', null);
  expect(kept('lang')).toBeNull();
});

test('where storage is full, the tab remembers the newer value, and the earlier one is not back after it', () => {
  keep('token', 't-3');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  keep('token', 't-4');
  expect(kept('token')).toBe('t-4');
  expect(localStorage.getItem('dev-mix_token')).toBeNull();
  vi.restoreAllMocks();
  keep('token', 't-5');
  expect([kept('token'), localStorage.getItem('dev-mix_token')]).toEqual(['t-5', 't-5']);
});

test('a record of the person that cannot be read is as if there were none', () => {
  localStorage.setItem('dev-mix_userLogin', '{"name":');
  expect(keptUser()).toBeNull();
  localStorage.setItem('dev-mix_userLogin', '{"name":"x"}');
  expect(keptUser()).toBeNull();
});
