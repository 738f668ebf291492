import { expect, it, test } from 'vitest';
import { proofAlphabet, proofLength, readProofCode, shownProofCode, verifyPathOf } from './proof-code';

test('a code has at least 80 bits and no signs that look alike', () => {
  expect(proofLength * Math.log2(new Set(proofAlphabet).size)).toBeGreaterThanOrEqual(80);
  for (const sign of 'ILOU') expect(proofAlphabet).not.toContain(sign);
});

const code = '7K3M9QWX01TZRB5C';

it.each([
  ['7K3M9QWX01TZRB5C', code],
  ['7K3M-9QWX-01TZ-RB5C', code],
  [' 7k3m 9qwx 01tz rb5c ', code],
  ['7K3M‑9QWX–O1TZ-RB5C', code],
  ['7K3M-9QWX-0ITZ-RB5C', code],
  ['7K3M-9QWX-0lTZ-RB5C', code],
  ['7K3M9QWX01TZRB5', null],
  ['7K3M9QWX01TZRB5CC', null],
  ['7K3M9QWX01TZRB5U', null],
  ['7K3M9QWX01TZRB5๕', null],
  ["' or 1=1 --      ", null],
  ['', null],
])('reads %j as %j', (typed, read) => expect(readProofCode(typed)).toBe(read));

it('shows a code in groups of four, and leads to its page', () => {
  expect(shownProofCode(code)).toBe('7K3M-9QWX-01TZ-RB5C');
  expect(verifyPathOf(code)).toBe('/verify-document/7K3M9QWX01TZRB5C');
  expect(readProofCode(shownProofCode(code))).toBe(code);
});
