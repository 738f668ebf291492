import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allEndpoints } from '../all-endpoints';
import * as circulationCalls from './circulation-actions';
import { givenShares, legPurposeCodes, legPurposes } from './leg-purposes';
import * as routeCalls from './route-actions';
import { documentActions, formModes, isFormMode, modes, verbs } from './verbs';

const calls = { ...routeCalls, ...circulationCalls };
const thai = /[ก-๙]/;

/** Acts that another call performs as well, and so have another name. */
const unlikeTheirCalls = ['signDocument', 'submitDraft'];

it('names for each verb an act that a call does', () => {
  const names = allEndpoints.map(({ name }) => name);
  const acts = documentActions.flatMap((action) => verbs[action].act ?? []);
  expect(acts.filter((act) => !names.includes(act) && !unlikeTheirCalls.includes(act))).toEqual([]);
  expect(new Set(acts).size).toBe(acts.length);
});

it('says what each verb is called and what was done, in both languages', () => {
  const words = documentActions.flatMap((action) => [verbs[action].tab, verbs[action].done].filter((label) => label !== null));
  expect(words.filter(({ th, en }) => !thai.test(th) || thai.test(en))).toEqual([]);
  expect(documentActions.filter((action) => (verbs[action].act === null) !== (verbs[action].done === null))).toEqual([]);
});

it('gives no two tabs the same place', () => {
  const ranks = modes.flatMap((mode) => verbs[mode].rank ?? []);
  expect(new Set(ranks).size).toBe(ranks.length);
});

it.each(modes.filter(isFormMode))('sends what the call of %s takes, and no more', (mode) => {
  const { act, form } = formModes[mode];
  const { to, due, answers, text, line } = form;
  const input = {
    legId: 1,
    [text.name]: 'ข้อความ',
    ...(line && { [line.name]: 'ทด ๐๒๐๑/๒' }),
    ...(to && { deskIds: [2] }),
    ...(due && { dueOn: '2026-12-01' }),
    ...(answers && { uploadIds: [] }),
  };
  expect(z.parse(calls[act].request, input)).toEqual(input);
});

it('says for each purpose and share what it is called, on screens and on paper', () => {
  for (const { sent, waits, paper } of legPurposeCodes.map((code) => legPurposes[code])) {
    for (const { th, en } of [sent, waits]) expect([thai.test(th), thai.test(en)]).toEqual([true, false]);
    expect([thai.test(paper.action), thai.test(paper.passing)]).toEqual([true, true]);
  }
  expect(Object.values(givenShares).every(({ ended }) => thai.test(ended))).toBe(true);
});
