import { describe, expect, it } from 'vitest';
import { daysLeft, dueReminder, type Found, monthsAfter, type Signed, saysTheSame, statementOf, type Verdict, verdictOf } from './certificate-rules';

const day = (text: string) => new Date(`${text}T09:00:00+07:00`);

it.each([
  ['2026-11-22', 24, '2028-11-22'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
])('%s and %i months is %s', (from, months, to) => {
  expect(monthsAfter(day(from), months)).toEqual(day(to));
});

describe('the reminder of an end', () => {
  const notAfter = day('2027-01-31');
  it.each<[string, number | null, string, number | null]>([
    ['is not due while it is far', null, '2026-12-31', null],
    ['is due as the first day comes', null, '2027-01-01', 30],
    ['is sent once', 30, '2027-01-05', null],
    ['is due again at the next day', 30, '2027-01-17', 14],
    ['skips what was missed', null, '2027-01-29', 3],
    ['is not due after the end', 3, '2027-02-01', null],
  ])('%s', (_what, remindedDays, now, expected) => {
    expect(dueReminder({ notAfter, remindedDays }, [30, 14, 3], day(now))).toBe(expected);
  });

  it('counts whole days', () => {
    expect([daysLeft(notAfter, day('2027-01-29')), daysLeft(notAfter, notAfter)]).toEqual([2, 0]);
  });
});

const signed: Signed = {
  documentId: 7,
  position: 1,
  revision: 3,
  content: 'ab',
  enclosures: ['cd'],
  number: 'ทด ๐๐๐๑/๑',
  datedOn: '2026-11-22',
  signerId: 5,
  signer: 'นายสมชาย ใจดี',
  lines: ['ผู้อำนวยการกอง'],
  signedAt: day('2026-11-22'),
};

describe('the statement that is signed', () => {
  it('says the same of the same letter, and of one that got its number later', () => {
    expect(saysTheSame(statementOf(signed), { ...signed })).toBe(true);
    for (const number of ['', '3/2569']) expect(saysTheSame(statementOf({ ...signed, number, datedOn: null }), signed)).toBe(true);
    expect(saysTheSame('not a statement', signed)).toBe(false);
  });

  it.each<[string, Partial<Signed>]>([
    ['text', { content: 'ac' }],
    ['revision', { revision: 4 }],
    ['enclosure', { enclosures: ['cd', 'ef'] }],
    ['number', { number: 'ทด ๐๐๐๑/๒' }],
    ['day', { datedOn: '2026-11-23' }],
    ['signer', { signer: 'นายสมชาย ใจร้าย' }],
    ['post', { lines: ['อธิบดี'] }],
    ['moment', { signedAt: day('2026-11-23') }],
  ])('does not say the same of another %s', (_what, other) => {
    expect(saysTheSame(statementOf(signed), { ...signed, ...other })).toBe(false);
  });
});

describe('the verdict on a signature', () => {
  const found: Found = { holds: true, sameText: true, signedAt: day('2026-06-01'), notBefore: day('2026-01-01'), notAfter: day('2027-01-01'), revokedAt: null };
  it.each<[string, Partial<Found>, string, Verdict]>([
    ['good', {}, '2026-11-22', 'valid'],
    ['good, its certificate ended since', {}, '2027-11-22', 'validThen'],
    ['good, its certificate revoked since', { revokedAt: day('2026-07-01') }, '2026-11-22', 'validThen'],
    ['made after the revocation', { revokedAt: day('2026-05-01') }, '2026-11-22', 'broken'],
    ['made after the end', { signedAt: day('2027-01-01') }, '2027-02-01', 'broken'],
    ['made before the beginning', { signedAt: day('2025-12-31') }, '2026-11-22', 'broken'],
    ['of another key', { holds: false }, '2026-11-22', 'broken'],
    ['of another text', { sameText: false }, '2026-11-22', 'changed'],
  ])('%s', (_what, part, now, expected) => {
    expect(verdictOf({ ...found, ...part }, day(now))).toBe(expected);
  });
});
