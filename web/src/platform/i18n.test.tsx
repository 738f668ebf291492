import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setPage } from '../../test/page';
import { catalogue as english } from '../locales/en';
import { catalogue as thai } from '../locales/th';
import { allTexts, changeLanguage, keptLanguage, settleLanguage, spokenLanguage, text, useText } from './i18n';
import { keep, kept } from './storage';

function Word() {
  const { t, language } = useText();
  return <p lang={language}>{t('session.signIn')}</p>;
}

test('Thai is spoken until another language is chosen, and the choice is kept', async () => {
  expect(keptLanguage()).toBe('th');
  render(<Word />);
  expect(screen.getByText('เข้าสู่ระบบ').lang).toBe('th');
  await act(() => changeLanguage('en'));
  expect(screen.getByText('Sign in').lang).toBe('en');
  expect(kept('lang')).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('the one agency with its own Thai keeps it as thOnlb and tags it so that dates stay Thai', async () => {
  setPage({ agency: 'ONLB' });
  expect(keptLanguage()).toBe('thOnlb');
  await changeLanguage('thOnlb');
  expect(kept('lang')).toBe('thOnlb');
  expect(document.documentElement.lang).toBe('th-x-onlb');
  expect(spokenLanguage()).toBe('th');
  expect(text('session.signIn')).toBe('เข้าสู่ระบบ');
});

test('of a language that the agency does not have Thai is its own Thai, and any other the fallback', () => {
  keep('lang', 'thOnlb');
  expect(keptLanguage()).toBe('th');
  keep('lang', 'fr');
  expect(keptLanguage()).toBe('en');
  keep('lang', null);
  settleLanguage();
  expect(kept('lang')).toBe('th');
  keep('lang', null);
  settleLanguage('en');
  expect(kept('lang')).toBe('en');
  keep('lang', 'en');
  expect(keptLanguage()).toBe('en');
});

test('the Thai of the one agency keeps its words in texts that are loaded after it', async () => {
  vi.resetModules();
  const page = await import('./i18n');
  await page.speak('thOnlb');
  await page.allTexts();
  await page.allTexts('more');
  expect(page.text('keys.does.speed')).toBe('เลือกความเร่งด่วน');
});

test('the Thai of the one agency words the concepts of the specification differently, and nothing else', async () => {
  setPage({ agency: 'ONLB' });
  await allTexts();
  await changeLanguage('thOnlb');
  const worded = [
    'documents.register.receive',
    'documents.number',
    'documents.desk.datedOn',
    'documents.desk.subject',
    'documents.from',
    'documents.to',
    'documents.desk.speed',
    'documents.desk.secrecy',
    'documents.owner',
    'collections.group',
    'signTypes.label',
    'certificates.certificates',
    'account.email.send',
  ] as const;
  const own = worded.map((key) => text(key));
  const other = text('documents.story');
  await changeLanguage('th');
  for (const [at, key] of worded.entries()) expect(text(key), key).not.toBe(own[at]);
  expect(text('documents.story')).toBe(other);
});

test('places are filled, and a word agrees with its number', async () => {
  expect(text('dates.daysAgo', { days: 3 })).toBe('3 วันที่แล้ว');
  await changeLanguage('en');
  expect(text('dates.daysAgo', { days: 1 })).toBe('1 day ago');
  expect(text('dates.daysAgo', { days: 3 })).toBe('3 days ago');
  expect(text('dates.daysAgo')).toBe('{{days}} {{days|day|days}} ago');
});

test('English fills the same places as Thai', () => {
  // A word that agrees with a number shows no value; Thai does without.
  const placesOf = (wording: string) => [...new Set([...wording.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place))].sort();
  const compare = (one: object, other: object, path: string) => {
    expect(Object.keys(other), path).toEqual(expect.arrayContaining(Object.keys(one)));
    for (const [name, wording] of Object.entries(one)) {
      const translated = (other as Record<string, unknown>)[name];
      if (typeof wording === 'string') expect(placesOf(String(translated)), `${path}.${name}`).toEqual(placesOf(wording));
      else compare(wording, translated as object, `${path}.${name}`);
    }
  };
  compare(thai, english, '');
});
