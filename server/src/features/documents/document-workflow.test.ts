import { type QueueCode, queueCodes } from '@sarabun/contract/queues/queue';
import { expect, it } from 'vitest';
import type { Seat } from '../../platform/action';
import type { DeskKind, LegPurpose } from '../../platform/schema';
import { type FiledLeg, workQueue } from '../queues';
import { allowedActions } from './document-workflow';

const desk = 5;
const leg = (
  toDeskKind: DeskKind,
  purpose: LegPurpose,
  { state = 'delivered', toRegistry = toDeskKind === 'unit' }: { state?: FiledLeg['state']; toRegistry?: boolean } = {},
): FiledLeg => ({
  legId: 1,
  fromDeskId: 2,
  toDeskId: desk,
  toDeskKind,
  toRegistry,
  purpose,
  state,
  sentAt: '2026-11-21T10:00:00+07:00',
  dueOn: null,
});
const seat = (function_: Seat['function']): Seat => ({ deskId: desk, deskKind: 'unit', unitId: 1, function: function_, postId: null });

/** One leg that lies as work in each queue. */
const legIn: Partial<Record<QueueCode, FiledLeg>> = {
  unreceived: leg('unit', 'delivery'),
  jobReceived: leg('unit', 'assignment', { state: 'received' }),
  jobReceived2: leg('person', 'assignment'),
  waitAssign: leg('post', 'presentation'),
  jobCommand: leg('person', 'command'),
  review: leg('post', 'review'),
  sign: leg('post', 'signature'),
};
const functions: readonly Seat['function'][] = ['registrar', 'secretRegistrar', 'head', 'holder', 'acting', 'secretary', 'self'];

it('has a leg for each queue of work', () => {
  for (const [queue, example] of Object.entries(legIn)) expect(workQueue(example)).toBe(queue);
  expect(queueCodes.filter((code) => !(code in legIn))).toEqual(['jobAssign', 'jobAssign2', 'unsigned', 'jobFollow', 'jobCompleted']);
});

it('allows exactly these actions, from these queues, to these functions', () => {
  const table = Object.entries(legIn).flatMap(([queue, example]) =>
    functions.map((work) => `${queue} | ${work} | ${allowedActions([seat(work)], example, { secrecy: 1, state: 'inProcess' }).join(' ') || '-'}`),
  );
  expect(table).toMatchInlineSnapshot(`
    [
      "unreceived | registrar | receive refuse",
      "unreceived | secretRegistrar | -",
      "unreceived | head | -",
      "unreceived | holder | -",
      "unreceived | acting | -",
      "unreceived | secretary | -",
      "unreceived | self | -",
      "jobReceived | registrar | present assign sendBack forward report follow close",
      "jobReceived | secretRegistrar | present assign sendBack forward report follow close",
      "jobReceived | head | present assign sendBack forward report follow close",
      "jobReceived | holder | present assign sendBack report follow close",
      "jobReceived | acting | present assign sendBack report follow close",
      "jobReceived | secretary | present assign sendBack report follow close",
      "jobReceived | self | present sendBack forward report follow close",
      "jobReceived2 | registrar | present sendBack forward report follow close",
      "jobReceived2 | secretRegistrar | present sendBack forward report follow close",
      "jobReceived2 | head | present sendBack forward report follow close",
      "jobReceived2 | holder | present sendBack report follow close",
      "jobReceived2 | acting | present sendBack report follow close",
      "jobReceived2 | secretary | present sendBack report follow close",
      "jobReceived2 | self | present sendBack forward report follow close",
      "waitAssign | registrar | present assign sendBack follow close",
      "waitAssign | secretRegistrar | present assign sendBack follow close",
      "waitAssign | head | present assign sendBack follow close",
      "waitAssign | holder | present assign command sendBack follow close",
      "waitAssign | acting | present assign command sendBack follow close",
      "waitAssign | secretary | present assign sendBack follow close",
      "waitAssign | self | present sendBack follow close",
      "jobCommand | registrar | assign sendBack report follow close",
      "jobCommand | secretRegistrar | assign sendBack report follow close",
      "jobCommand | head | assign sendBack report follow close",
      "jobCommand | holder | assign sendBack report follow close",
      "jobCommand | acting | assign sendBack report follow close",
      "jobCommand | secretary | assign sendBack report follow close",
      "jobCommand | self | sendBack report follow close",
      "review | registrar | sendBack",
      "review | secretRegistrar | sendBack",
      "review | head | sendBack",
      "review | holder | sendBack passReview",
      "review | acting | sendBack passReview",
      "review | secretary | sendBack passReview",
      "review | self | sendBack passReview",
      "sign | registrar | sendBack",
      "sign | secretRegistrar | sendBack",
      "sign | head | sendBack",
      "sign | holder | sendBack sign",
      "sign | acting | sendBack sign",
      "sign | secretary | sendBack",
      "sign | self | sendBack sign",
    ]
  `);
});

it('gives secret letters to the secret registrar alone to receive', () => {
  const waiting = legIn.unreceived as FiledLeg;
  const may = (work: Seat['function']) => allowedActions([seat(work)], waiting, { secrecy: 2, state: 'inProcess' });
  expect(may('registrar')).toEqual([]);
  expect(may('secretRegistrar')).toEqual(['receive', 'refuse']);
});

it('allows nothing on a letter that is closed, on a leg that is done, or at another desk', () => {
  const received = legIn.jobReceived as FiledLeg;
  expect(allowedActions([seat('registrar')], received, { secrecy: 1, state: 'closed' })).toEqual([]);
  for (const state of ['passedOn', 'done', 'returned', 'refused', 'recalled'] as const)
    expect(allowedActions([seat('registrar')], { ...received, state }, { secrecy: 1, state: 'inProcess' })).toEqual([]);
  expect(allowedActions([{ ...seat('registrar'), deskId: 99 }], received, { secrecy: 1, state: 'inProcess' })).toEqual([]);
});
