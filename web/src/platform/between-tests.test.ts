import { renderHook } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../test/network';

const ownFetch = fetch;
const left: Promise<unknown>[] = [];

test('the network is answered by a test', () => {
  answerCalls();
  expect(fetch).not.toBe(ownFetch);
  const ask = async () => fetch('/left-behind').catch(() => 'failed');
  renderHook(() => useEffect(() => () => void left.push(Promise.resolve().then(ask)), []));
});

test('it is the own one again in the next, which may stand in another file', () => {
  expect(fetch).toBe(ownFetch);
});

test('what a test leaves behind is not answered, so that it is not tried again in the next', async () => {
  expect(left).toHaveLength(1);
  expect(await Promise.race([...left, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))])).toBe('waits');
});
