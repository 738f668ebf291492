import { expect, it } from 'vitest';
import { openTurns } from './turns';

const start = Date.parse('2026-11-23T09:00:00+07:00');
const at = (seconds: number) => new Date(start + seconds * 1000);

it('promises a turn once, keeps it for two minutes, and to nobody else', () => {
  const turns = openTurns();
  const [mine, theirs] = [turns.keyOf('a', 'Right1234'), turns.keyOf('a', 'Guess1234')];
  expect([turns.promise(mine, at(0), 30), turns.promise(mine, at(10), 60)]).toEqual([30, 20]);
  expect([29, 30, 149, 150].map((second) => turns.isDue(mine, at(second)))).toEqual([false, true, true, false]);
  expect(turns.isDue(theirs, at(31))).toBe(false);
  expect(turns.keyOf('b', 'Right1234')).not.toBe(mine);
});

it('leaves no second turn to what was wrong', () => {
  const turns = openTurns();
  const guess = turns.keyOf('a', 'Guess1234');
  turns.promise(guess, at(0), 5);
  turns.spend(guess, at(6));
  expect(turns.promise(guess, at(10), 60)).toBe(60);
  expect([10, 71, 600].map((second) => turns.isDue(guess, at(second)))).toEqual([false, false, false]);
});

it('promises no more while it is full, keeps what was promised, and takes in again what is over', () => {
  const turns = openTurns(2);
  const keys = ['1', '2', '3', '4'].map((guess) => turns.keyOf('a', guess));
  for (const key of keys) turns.promise(key, at(0), 5);
  expect(keys.map((key) => turns.isDue(key, at(6)))).toEqual([true, true, false, false]);
  turns.promise(keys[3] as string, at(200), 5);
  expect(turns.isDue(keys[3] as string, at(206))).toBe(true);
});
