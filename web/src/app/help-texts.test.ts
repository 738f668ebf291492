import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { masterTables } from '@sarabun/contract/settings/all-tables';
import { expect, test } from 'vitest';
import { createAppRouter } from './router';
import { ownPages, pagesBelow } from './settings-pages';

const folder = join(import.meta.dirname, '../../../server/manual-texts');

/** The header of each text: its pages, and whose readers may read it. */
const heads = readdirSync(folder).map((name) => {
  const [head = ''] = readFileSync(join(folder, name), 'utf8').split('\n---\n');
  const said = (word: string) => new RegExp(`^${word}: *(.*)$`, 'm').exec(head)?.[1] ?? '';
  return { name, kind: said('kind'), menu: said('menu'), about: said('about').split(/\s+/).filter(Boolean) };
});
const explained = heads.filter(({ kind }) => kind !== 'film').flatMap(({ about }) => about);

/** Addresses that redirect, and those with a page for each setting. */
const withoutPage = ['/', '/sarabun', '/settings', '/settings/$menuID/$page', '/settings/$menuID/$page/$detail/$id'];
const settingsPages = [...new Set([...Object.keys(ownPages), ...masterTables.map(({ path }) => path)])];
const pages = [
  ...Object.keys(createAppRouter().routesByPath).filter((path) => !withoutPage.includes(path)),
  ...settingsPages.map((path) => `/settings/$menuID/${path}`),
  ...Object.keys(pagesBelow).map((path) => `/settings/$menuID/${path}/$id`),
];

test('every page has a text of help', () => {
  expect(pages.filter((page) => !explained.includes(page))).toEqual([]);
});

test('no text is about a page that is not there', () => {
  expect(heads.flatMap(({ about }) => about).filter((address) => !pages.includes(address))).toEqual([]);
});

test('what a text says about a page of the settings is read by those who may look at that page', () => {
  const menuOf = (address: string) => /^\/settings\/\$menuID\/([^/]+)/.exec(address)?.[1] ?? '';
  const wrong = heads.filter(({ kind, menu, about }) => kind !== 'film' && about.some((address) => menuOf(address) !== menu));
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(heads.filter(({ menu }) => menu !== '' && !settingsPages.includes(menu)).map(({ name }) => name)).toEqual([]);
});
