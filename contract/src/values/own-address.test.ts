import { expect, test } from 'vitest';
import { isWebAddress, ownAddress } from './own-address';

const portal = 'https://portal.example.go.th';

/** Ways to leave the site that look like its paths, and plainly foreign addresses. */
const elsewhere = [
  '',
  'portal',
  'https://evil.example',
  'https:/evil.example',
  'https:evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\t\\evil.example',
  '/\\\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '//user:pass@evil.example',
  '//portal.example.go.th@evil.example',
  '//evil。example',
  '//evil．example',
  '//[::1]/',
  '//',
  '/\\',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  '?return=/x',
  '#x',
];

test.each(elsewhere)('%j is not followed', (wanted) => {
  expect(ownAddress(wanted)).toBeNull();
});

test.each([
  ['/sarabun/dashboard?queue=sign#top', '/sarabun/dashboard?queue=sign#top'],
  ['/', '/'],
  ['/settings/3144/prefix?search=%2F%2Fx', '/settings/3144/prefix?search=%2F%2Fx'],
  ['/sarabun/../portal', '/portal'],
  ['/@evil.example', '/@evil.example'],
  ['/%2F/evil.example', '/%2F/evil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/evil。example', '/evil%E3%80%82example'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/x//evil.example', '/x//evil.example'],
  ['/ค้นหา', '/%E0%B8%84%E0%B9%89%E0%B8%99%E0%B8%AB%E0%B8%B2'],
])('%j is a page of this site', (wanted, followed) => {
  expect(ownAddress(wanted)).toBe(followed);
  const { origin } = new URL(followed, portal);
  expect(origin).toBe(portal);
  expect(ownAddress(followed)).toBe(followed);
});

test.each([
  ['https://room.example.go.th/', true],
  ['https://room.example.go.th:8443/a?b#c', true],
  ['http://room.example.go.th/', false],
  ['https://user@evil.example/', false],
  ['https://user:pass@evil.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//evil.example', false],
  ['/portal', false],
  ['', false],
])('%j is a page of the web: %s', (wanted, expected) => {
  expect(isWebAddress(wanted)).toBe(expected);
});
