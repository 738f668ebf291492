import { expect, it } from 'vitest';
import { hasSigned, signsAs } from './handover-rules';

const open = { leaverId: 1, successorId: 2, leaverSigned: false, successorSigned: false };

it.each([
  ['who leaves', 1, false, 'leaver'],
  ['who leaves, though registrar', 1, true, 'leaver'],
  ['who follows', 2, false, 'successor'],
  ['who follows, though registrar', 2, true, 'successor'],
  ['a registrar of the leaver', 3, true, 'registrar'],
  ['anybody else', 3, false, null],
] as const)('%s signs as %s', (_who, personId, isRegistrar, as) => expect(signsAs(open, personId, isRegistrar)).toBe(as));

it('one side’s signature is not the other’s', () => {
  const half = { ...open, leaverSigned: true };
  expect([hasSigned(half, 'leaver'), hasSigned(half, 'registrar'), hasSigned(half, 'successor')]).toEqual([true, true, false]);
});
