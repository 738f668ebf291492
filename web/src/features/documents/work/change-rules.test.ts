import { expect, test } from 'vitest';
import { outcomeOf } from './change-rules';

const atWork = (legId: number) => ({ legId, state: 'received' });
const party = { responsibility: 'main' as const };

test.each([
  ['others get the work', { cancel: [1], parties: [party] }, [atWork(1)], 'given'],
  ['one more gets it', { cancel: [], parties: [party] }, [atWork(1)], 'given'],
  ['others keep theirs', { cancel: [1], parties: [] }, [atWork(1), atWork(2)], 'withdrawn'],
  ['nobody has any left', { cancel: [1, 2], parties: [] }, [atWork(1), atWork(2)], 'back'],
  ['the others have reported', { cancel: [1], parties: [] }, [atWork(1), { legId: 2, state: 'done' }], 'back'],
] as const)('what a change of assignees comes to when %s', (_when, change, bearing, outcome) => {
  expect(outcomeOf(change, bearing)).toBe(outcome);
});
