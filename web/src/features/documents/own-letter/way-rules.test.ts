import type { OwnLetter } from '@sarabun/contract/documents/open-document';
import { expect, it } from 'vitest';
import { isLastToSign, stepsBefore } from './way-rules';

type Step = OwnLetter['steps'][number];
const step = (state: Step['state'], ofPanel = false, role: Step['role'] = 'sign'): Step => ({ deskId: 1, role, name: '', personName: null, state, ofPanel });
const together = (steps: Step[], needed = 2) => ({ steps, panel: { needed, inTurn: false } });

it('says whether the next signature is the last', () => {
  expect(isLastToSign({ steps: [step('done', false, 'review'), step('open')] })).toBe(true);
  expect(isLastToSign({ steps: [step('open'), step('waiting')] })).toBe(false);
  expect(isLastToSign(together([step('open', true), step('open', true), step('open', true)]))).toBe(false);
  expect(isLastToSign(together([step('done', true), step('open', true), step('declined', true)]))).toBe(true);
  expect(isLastToSign(together([step('done', true), step('open', true), step('waiting')]))).toBe(false);
  expect(isLastToSign({ steps: [step('done', true), step('open', true), step('waiting', true)], panel: { needed: 2, inTurn: true } })).toBe(true);
});

it('takes a committee that is asked together for one step to go back to', () => {
  const members = [step('done', true), step('open', true)];
  const positions = (way: Parameters<typeof stepsBefore>[0]) => stepsBefore(way).map(({ position, isPanel }) => [position, isPanel]);
  expect(positions(together([step('done', false, 'review'), ...members]))).toEqual([[0, false]]);
  expect(positions(together([...members.map((one) => ({ ...one, state: 'done' as const })), step('open')]))).toEqual([[0, true]]);
  expect(positions({ steps: members, panel: { needed: 2, inTurn: true } })).toEqual([[0, false]]);
});
