import { allEndpoints } from '@sarabun/contract/all-endpoints';
import { expect, it } from 'vitest';
import { actionName } from './action-texts';

const acts = allEndpoints.filter(({ kind }) => kind === 'act').map(({ name }) => name);

it('calls every act by a Thai name in the Thai history', () => {
  expect(acts.length).toBeGreaterThan(100);
  expect(acts.filter((name) => !/[ก-๙]/.test(actionName(name, 'th')))).toEqual([]);
});

it('calls every act by an English name in the English history', () => {
  expect(acts.filter((name) => /[ก-๙]/.test(actionName(name, 'en')) || actionName(name, 'en') === name)).toEqual([]);
});
