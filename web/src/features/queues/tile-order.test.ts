import { queueCodes } from '@sarabun/contract/queues/queue-codes';
import { expect, test } from 'vitest';
import { dutiesOf, orderTiles } from './tile-order';

const tiles = queueCodes.map((code) => ({ code }));
const firstFor = (...functions: string[]) => orderTiles(tiles, dutiesOf([{ functions }])).map(({ code }) => code);

test.each([
  [['registrar', 'self'], 'unreceived'],
  [['holder', 'self'], 'sign'],
  [['head', 'registryHead'], 'unreceived'],
  [['self'], 'jobReceived2'],
])('who works as %j sees first %s, and every queue once', (functions, first) => {
  const shown = firstFor(...functions);
  expect(shown[0]).toBe(first);
  expect(shown.toSorted()).toEqual([...queueCodes].toSorted());
});
