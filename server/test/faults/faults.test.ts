import { expect, it } from 'vitest';
import type { FaultName } from './kinds';
import { faultsOf, injectFaults } from './rounds';

/** The rest of the faults, and many rounds of each: `npm run faults`. */
const rounds: readonly FaultName[] = ['database', 'stop', 'process'];

it('stands what breaks under load: nothing is lost, nothing is done twice, and nothing is answered but success or 503', { timeout: 600_000 }, async () => {
  const outcome = await injectFaults({ isEmbedded: true, rounds, rate: 8, awayMs: 0, tell: () => {} });
  expect(faultsOf(outcome)).toEqual([]);
  expect([...outcome.recovery.keys()]).toEqual(rounds);
  const { codes } = outcome.load;
  expect([outcome.proof.acknowledged > 0, codes.has(503), codes.has(0)]).toEqual([true, true, true]);
  // About an outage the log only says that it began and ended.
  const usual = /^(the database is (away|back)|connections to the database were lost|every connection)/;
  expect([...outcome.logged.keys()].filter((message) => !usual.test(message))).toEqual([]);
});
