import type { OwnLetter } from '@sarabun/contract/documents/open-document';
import { expect, it } from 'vitest';
import { afterSigning, isKeptApart, isLastToSign, stepsBefore } from './way-rules';

type Step = OwnLetter['steps'][number];
const step = (state: Step['state'], ofPanel = false, role: Step['role'] = 'sign'): Step => ({ deskId: 1, role, name: '', personName: null, state, ofPanel });
const together = (steps: Step[], needed = 2) => ({ steps, panel: { needed, inTurn: false } });

it('says whether the next signature is the last', () => {
  expect(isLastToSign({ steps: [step('done', false, 'review'), step('open')] })).toBe(true);
  expect(isLastToSign({ steps: [step('open'), step('waiting')] })).toBe(false);
  expect(isLastToSign(together([step('open', true), step('open', true), step('open', true)]))).toBe(false);
  expect(isLastToSign(together([step('done', true), step('open', true), step('declined', true)]))).toBe(true);
  expect(isLastToSign(together([step('done', true), step('open', true), step('waiting')]))).toBe(false);
  // The recorder of minutes signs before the members.
  expect(isLastToSign(together([step('open'), step('waiting', true), step('waiting', true)]))).toBe(false);
  expect(isLastToSign({ steps: [step('done', true), step('open', true), step('waiting', true)], panel: { needed: 2, inTurn: true } })).toBe(true);
});

it('says what follows a signature: others who are asked already, or the next', () => {
  const three = [step('open', true), step('open', true), step('open', true)];
  expect(afterSigning(together(three, 3))).toEqual({ is: 'members', left: 2 });
  expect(afterSigning({ steps: [step('open', true), step('waiting', true)], panel: { needed: 2, inTurn: true } })).toEqual({ is: 'next' });
  // The recorder of minutes, before the members; and the last member, before the chair.
  expect(afterSigning(together([step('open'), step('waiting', true), step('waiting', true)]))).toEqual({ is: 'next' });
  expect(afterSigning(together([step('done', true), step('open', true), step('waiting')]))).toEqual({ is: 'next' });
  expect(afterSigning(together([step('done', true), step('open', true)]))).toEqual({ is: 'last' });
  expect(afterSigning(null)).toEqual({ is: 'last' });
});

it('says whose signature by certificate will not be in the PDF', () => {
  const inTurn = { steps: [step('open', true), step('waiting', true)], panel: { needed: 2, inTurn: true } };
  expect([isKeptApart(inTurn, true), isKeptApart(inTurn, false)]).toEqual([false, true]);
  const some = { steps: [step('open', true), step('waiting', true), step('waiting', true)], panel: { needed: 2, inTurn: true } };
  expect(isKeptApart(some, true)).toBe(true);
  expect(isKeptApart(together([step('open', true), step('open', true)]), true)).toBe(true);
  expect(isKeptApart({ steps: [step('open'), step('waiting')] }, true)).toBe(false);
  expect(isKeptApart(together([step('done', true), step('open', true)]), false)).toBe(false);
});

it('takes a committee that is asked together for one step to go back to', () => {
  const members = [step('done', true), step('open', true)];
  const positions = (way: Parameters<typeof stepsBefore>[0]) => stepsBefore(way).map(({ position, isPanel }) => [position, isPanel]);
  expect(positions(together([step('done', false, 'review'), ...members]))).toEqual([[0, false]]);
  expect(positions(together([...members.map((one) => ({ ...one, state: 'done' as const })), step('open')]))).toEqual([[0, true]]);
  expect(positions({ steps: members, panel: { needed: 2, inTurn: true } })).toEqual([[0, false]]);
});
