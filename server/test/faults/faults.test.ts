import { expect, it } from 'vitest';
import { type FaultName, faultNames } from './kinds';
import { breakThings, faultsOf } from './rounds';

/** Breaks each once under load; the process stays up, answers again, has lost nothing and done nothing twice. */
async function survives(isEmbedded: boolean, rounds: readonly FaultName[]) {
  const outcome = await breakThings({ isEmbedded, rounds, rate: 8, awayMs: 2000, tell: () => {} });
  expect(faultsOf(outcome)).toEqual([]);
  expect([...outcome.recovery.keys()]).toEqual(rounds);
  expect(outcome.proof.acknowledged).toBeGreaterThan(0);
  // Of each outage the log says no more than that it began and that it is over.
  const said = [...outcome.logged].filter(
    ([message]) => !/^(the database is (away|back)|connections to the database were lost|every connection)/.test(message),
  );
  expect(said).toEqual([]);
  expect(outcome.logged.get('the database is away: calls answer 503 until it is back') ?? 0).toBeLessThanOrEqual(rounds.length);
}

it('survives each fault once, with a database of its own', { timeout: 600_000 }, () =>
  survives(
    true,
    faultNames.filter((name) => name !== 'process'),
  ),
);

it('survives the loss of a database that is not its own', { timeout: 600_000 }, () => survives(false, ['terminate', 'database', 'away']));
