import { expect, test } from 'vitest';
import { officer } from '../../test/person';
import { browser } from './browser';
import { followOtherTabs, openSession, returnAddress, signInAddress } from './session';

test.each([
  ['', '/intranet'],
  ['?return=%2Fsarabun%2Fdashboard%3Fqueue%3Dsign', '/sarabun/dashboard?queue=sign'],
  ['?return=https%3A%2F%2Fevil.example', '/intranet'],
  ['?return=%2F%2Fevil.example', '/intranet'],
  ['?return=%2F%5Cevil.example', '/intranet'],
  ['?return=javascript:alert(1)', '/intranet'],
  ['?return=%2Flogin', '/intranet'],
  ['?return=/%09/evil.example', '/intranet'],
  ['?return=/%0A/evil.example', '/intranet'],
  ['?return=/%0D%0A/evil.example', '/intranet'],
  ['?return=/.//evil.example', '/intranet'],
  ['?return=/x/../%5Cevil.example', '/intranet'],
  ['?return=/.%2Flogin', '/intranet'],
])('after signing in at %s the way leads to %s', (search, address) => {
  expect(returnAddress(search)).toBe(address);
});

test.each([
  ['/portal', '', '/login'],
  ['/', '', '/login'],
  ['/notification-all', '', '/login?return=%2Fnotification-all'],
  ['/sarabun/dashboard', '?t=a&d=b', '/login?return=%2Fsarabun%2Fdashboard%3Ft%3Da%26d%3Db'],
])('%s%s is kept for later', (pathname, search, address) => {
  expect(signInAddress({ pathname, search })).toBe(address);
});

test('signing out in another tab signs out here, another person there reloads here', () => {
  openSession('t-1', officer);
  const stop = followOtherTabs();
  const tell = (newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key: 'dev-mix_token', oldValue: 't-1', newValue }));
  tell('t-2');
  expect(browser.reload).toHaveBeenCalledOnce();
  tell(null);
  expect(browser.goTo).toHaveBeenCalledWith('/login');
  stop();
  tell('t-3');
  expect(browser.reload).toHaveBeenCalledOnce();
});
