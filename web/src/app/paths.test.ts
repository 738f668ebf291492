import { expect, test } from 'vitest';
import { openPaths, specifiedPaths } from './paths';
import { createAppRouter } from './router';

const declared = Object.keys(createAppRouter().routesByPath);

test('the pages of the specification that have a screen', () => {
  const open: readonly string[] = openPaths;
  expect(specifiedPaths.filter((path) => declared.includes(path) || open.includes(path))).toEqual([
    '/',
    '/intranet',
    '/portal',
    '/login',
    '/notification-all',
    '/notification-all/$module',
    '/sarabun/dashboard',
    '/privacy-policy',
  ]);
});

test('pages of our own beside the specification', () => {
  const specified: readonly string[] = specifiedPaths;
  expect(declared.filter((path) => !specified.includes(path))).toEqual(['/sarabun', '/sarabun/receive']);
});
