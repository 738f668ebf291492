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

test('a record of the person that cannot be read is as if there were none', () => {
  localStorage.setItem('dev-mix_userLogin', '{"name":');
  expect(keptUser()).toBeNull();
  localStorage.setItem('dev-mix_userLogin', '{"name":"x"}');
  expect(keptUser()).toBeNull();
});
