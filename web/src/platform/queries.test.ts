import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queries } from './queries';

/** A query whose answers come when the test says so; `watched` while a screen shows it. */
function asking(key: string, { watched = true } = {}) {
  const answers: ((fails: boolean) => void)[] = [];
  const queryFn = () => {
    const number = answers.length + 1;
    return new Promise<string>((resolve, reject) => answers.push((fails) => (fails ? reject(new Error('silent')) : resolve(`answer ${number}`))));
  };
  if (watched) onTestFinished(new QueryObserver(queries, { queryKey: [key], queryFn }).subscribe(() => {}));
  else void queries.prefetchQuery({ queryKey: [key], queryFn });
  const answer = (number: number, fails = false) => {
    answers[number - 1]?.(fails);
    return vi.waitFor(() => expect(queries.getQueryState([key])?.[fails ? 'errorUpdateCount' : 'dataUpdateCount']).toBe(fails ? 1 : number));
  };
  return { answer, asked: () => answers.length, shown: () => queries.getQueryData([key]) };
}

test('what changes while it is asked for the first time is asked for again, once, whatever the number of reasons', async () => {
  const { answer, asked, shown } = asking('first');
  const reloaded = Promise.all([queries.invalidateQueries({ queryKey: ['first'] }), queries.invalidateQueries()]);
  expect(asked()).toBe(1);
  await answer(1);
  await vi.waitFor(() => expect(asked()).toBe(2));
  await answer(2);
  await reloaded;
  expect([shown(), asked()]).toEqual(['answer 2', 2]);
});

test('of what is shown already the request before is given up', async () => {
  const { answer, asked, shown } = asking('later');
  await answer(1);
  void queries.invalidateQueries({ queryKey: ['later'] });
  void queries.invalidateQueries({ queryKey: ['later'] });
  await vi.waitFor(() => expect(asked()).toBe(3));
  expect(shown()).toBe('answer 1');
});

test('what is read ahead and changes meanwhile is not taken for new', async () => {
  const { answer, asked } = asking('ahead', { watched: false });
  const reloaded = queries.invalidateQueries({ queryKey: ['ahead'] });
  await answer(1);
  await reloaded;
  expect([queries.getQueryState(['ahead'])?.isInvalidated, asked()]).toEqual([true, 1]);
});

test('a first request that fails is not made again by itself, and what is forgotten is not asked for', async () => {
  const failing = asking('failing');
  const reloaded = queries.invalidateQueries({ queryKey: ['failing'] });
  await failing.answer(1, true);
  await reloaded;
  expect(failing.asked()).toBe(1);
  const forgotten = asking('forgotten', { watched: false });
  const left = queries.invalidateQueries({ queryKey: ['forgotten'] });
  queries.removeQueries({ queryKey: ['forgotten'] });
  await left;
  expect(forgotten.asked()).toBe(1);
});

test('what waits for the consent of the person is not failed but awaited', async () => {
  const refusals = { consent: { code: 'consentRequired' }, other: { code: 'forbidden' } };
  for (const [key, refusal] of Object.entries(refusals)) {
    const stop = new QueryObserver(queries, { queryKey: [key], queryFn: () => Promise.reject(refusal) }).subscribe(() => {});
    onTestFinished(stop);
  }
  await vi.waitFor(() => expect(queries.getQueryState(['other'])?.status).toBe('error'));
  await vi.waitFor(() => expect(queries.getQueryState(['consent'])?.fetchFailureCount).toBe(1));
  expect(queries.getQueryState(['consent'])?.status).toBe('pending');
});
