import { expect, test } from 'vitest';
import { agencyCodes } from '../agencies/agency';
import { agencies } from '../agencies/all-agencies';
import { filedQueues, queues, queuesShownIn, workQueueNumbers } from './queue';

test('queues are numbered once and for ever', () => {
  expect(filedQueues.map((code) => queues[code].number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test('work waits in these, the others only watch', () => {
  expect(workQueueNumbers).toEqual([1, 2, 3, 4, 5, 6, 10, 13]);
});

test.each(agencyCodes)('%s shows the rows of every queue in exactly one tile', (code) => {
  const tiles = agencies[code].dashboard.queues;
  const shown = tiles.flatMap((tile) => queuesShownIn(tile, tiles));
  expect([...shown].sort()).toEqual([...filedQueues].sort());
});
