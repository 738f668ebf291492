import { expect, test } from 'vitest';
import { answerCalls } from '../../test/network';

const ownFetch = fetch;

test('the network is answered by a test', () => {
  answerCalls();
  expect(fetch).not.toBe(ownFetch);
});

test('it is the own one again in the next, which may stand in another file', () => {
  expect(fetch).toBe(ownFetch);
});
