import { masterTables } from '@sarabun/contract/settings/all-tables';
import { expect, test } from 'vitest';
import { specifiedPaths } from './paths';
import { ownPages, pagesBelow } from './settings-pages';

const inSettings = (path: string) => `/settings/$menuID/${path}`;

test('every page of the settings that has a screen is one that the specification names', () => {
  const specified: readonly string[] = specifiedPaths;
  for (const path of [...masterTables.map((table) => table.path), ...Object.keys(ownPages)]) expect(specified).toContain(inSettings(path));
  for (const path of Object.keys(pagesBelow)) expect(specified).toContain(inSettings(`${path}/$id`));
});

test('a table’s page below its rows has a screen', () => {
  for (const { path, detail } of masterTables) if (detail) expect(Object.keys(pagesBelow)).toContain(`${path}/${detail.path}`);
});

test('the tables whose rows are kept by a page of their own', () => {
  expect(masterTables.map(({ path }) => path).filter((path) => path in ownPages)).toEqual([
    'manage-section',
    'position-information',
    'certificate-person-auto',
  ]);
});
