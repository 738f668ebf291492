import { type QueueCode, queueCodes } from '@sarabun/contract/queues/queue';
import { expect, it } from 'vitest';
import type { Seat } from '../../platform/action';
import type { DeskKind, DocumentState, LegPurpose } from '../../platform/schema';
import { workQueue } from '../queues';
import { allowedActions } from './document-workflow';
import type { RoutedLeg } from './route-rules';

const desk = 5;
const leg = (
  toDeskKind: DeskKind,
  purpose: LegPurpose,
  { state = 'delivered', toRegistry = toDeskKind === 'unit', ...more }: Partial<RoutedLeg> = {},
): RoutedLeg => ({
  legId: 1,
  parentLegId: null,
  fromDeskId: 2,
  toDeskId: desk,
  toDeskKind,
  toRegistry,
  purpose,
  state,
  responsibility: null,
  sentAt: '2026-11-21T10:00:00+07:00',
  backAt: null,
  dueOn: null,
  opened: false,
  numbered: false,
  proposed: false,
  ...more,
});
const child = (more: Partial<RoutedLeg>) =>
  leg('person', 'assignment', { legId: 2, parentLegId: 1, fromDeskId: desk, toDeskId: 6, responsibility: 'main', opened: true, ...more });
const seat = (function_: Seat['function']): Seat => ({ deskId: desk, deskKind: 'unit', unitId: 1, function: function_, postId: null });
const letter = (legs: RoutedLeg[], more: { secrecy?: number; state?: DocumentState; follows?: { deskId: number }[] } = {}) => ({
  secrecy: 1,
  state: 'inProcess' as DocumentState,
  writerDeskId: null,
  follows: [],
  ...more,
  legs,
});
const may = (work: Seat['function'], own: RoutedLeg, more: Parameters<typeof letter>[1] = {}, others: RoutedLeg[] = []) =>
  allowedActions([seat(work)], own, letter([own, ...others], more));

/** One leg that lies as work in each queue. */
const legIn: Partial<Record<QueueCode, RoutedLeg>> = {
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
  const table = Object.entries(legIn).flatMap(([queue, example]) => functions.map((work) => `${queue} | ${work} | ${may(work, example).join(' ') || '-'}`));
  expect(table).toMatchInlineSnapshot(`
    [
      "unreceived | registrar | receive receiveSame refuse",
      "unreceived | secretRegistrar | -",
      "unreceived | head | -",
      "unreceived | holder | -",
      "unreceived | acting | -",
      "unreceived | secretary | -",
      "unreceived | self | -",
      "jobReceived | registrar | present assign assignPresent sendBack forward report recordResult follow circulate close",
      "jobReceived | secretRegistrar | present assign assignPresent sendBack forward report recordResult follow circulate close",
      "jobReceived | head | present assign assignPresent sendBack forward report recordResult follow circulate close",
      "jobReceived | holder | present assign assignPresent sendBack report recordResult follow circulate close",
      "jobReceived | acting | present assign assignPresent sendBack report recordResult follow circulate close",
      "jobReceived | secretary | present assign assignPresent sendBack report recordResult follow circulate close",
      "jobReceived | self | present assignPresent sendBack forward report recordResult follow circulate close",
      "jobReceived2 | registrar | present assignPresent sendBack forward report recordResult follow circulate close",
      "jobReceived2 | secretRegistrar | present assignPresent sendBack forward report recordResult follow circulate close",
      "jobReceived2 | head | present assignPresent sendBack forward report recordResult follow circulate close",
      "jobReceived2 | holder | present assignPresent sendBack report recordResult follow circulate close",
      "jobReceived2 | acting | present assignPresent sendBack report recordResult follow circulate close",
      "jobReceived2 | secretary | present assignPresent sendBack report recordResult follow circulate close",
      "jobReceived2 | self | present assignPresent sendBack forward report recordResult follow circulate close",
      "waitAssign | registrar | present assign assignPresent sendBack recordResult follow circulate close",
      "waitAssign | secretRegistrar | present assign assignPresent sendBack recordResult follow circulate close",
      "waitAssign | head | present assign assignPresent sendBack recordResult follow circulate close",
      "waitAssign | holder | present assign assignPresent command sendBack recordResult follow circulate close",
      "waitAssign | acting | present assign assignPresent command sendBack recordResult follow circulate close",
      "waitAssign | secretary | present assign assignPresent command sendBack recordResult follow circulate close",
      "waitAssign | self | present assignPresent sendBack recordResult follow circulate close",
      "jobCommand | registrar | assign assignPresent sendBack report recordResult follow circulate close",
      "jobCommand | secretRegistrar | assign assignPresent sendBack report recordResult follow circulate close",
      "jobCommand | head | assign assignPresent sendBack report recordResult follow circulate close",
      "jobCommand | holder | assign assignPresent sendBack report recordResult follow circulate close",
      "jobCommand | acting | assign assignPresent sendBack report recordResult follow circulate close",
      "jobCommand | secretary | assign assignPresent sendBack report recordResult follow circulate close",
      "jobCommand | self | assignPresent sendBack report recordResult follow circulate close",
      "review | registrar | -",
      "review | secretRegistrar | -",
      "review | head | -",
      "review | holder | editDraft passReview returnDraft",
      "review | acting | editDraft passReview returnDraft",
      "review | secretary | editDraft passReview returnDraft",
      "review | self | editDraft passReview returnDraft",
      "sign | registrar | -",
      "sign | secretRegistrar | -",
      "sign | head | -",
      "sign | holder | returnDraft sign",
      "sign | acting | returnDraft sign",
      "sign | secretary | returnDraft",
      "sign | self | returnDraft sign",
    ]
  `);
});

/** What else may be done with a leg because of what has become of it. */
const aside: Record<string, readonly [own: RoutedLeg, others: RoutedLeg[], more?: Parameters<typeof letter>[1]]> = {
  'received under a number, nothing done since': [leg('unit', 'delivery', { state: 'received', numbered: true }), []],
  'passed on, not opened yet': [leg('unit', 'delivery', { state: 'passedOn', numbered: true }), [child({ opened: false })]],
  'assigned, opened, not reported on': [leg('post', 'presentation', { state: 'passedOn' }), [child({})]],
  'reported on by all, so back again': [leg('post', 'presentation', { state: 'received' }), [child({ state: 'done' })]],
  followed: [leg('person', 'delivery', { state: 'passedOn' }), [], { follows: [{ deskId: desk }] }],
  closed: [leg('person', 'delivery', { state: 'done' }), [], { state: 'closed' }],
  'a draft that was closed': [leg('post', 'review', { state: 'done' }), [], { state: 'closed' }],
  'from outside, so there is nobody to send it back to': [leg('unit', 'delivery', { state: 'received', fromDeskId: null }), []],
};

it('allows these beside, because of what became of the leg', () => {
  const table = Object.entries(aside).map(([what, [own, others, more]]) => {
    const registrar = may('registrar', own, more, others);
    const holder = may('holder', own, more, others);
    return `${what} | registrar: ${registrar.join(' ') || '-'} | holder: ${holder.join(' ') || '-'}`;
  });
  expect(table).toMatchInlineSnapshot(`
    [
      "received under a number, nothing done since | registrar: cancelReceipt present assign assignPresent sendBack forward recordResult follow circulate close | holder: present assign assignPresent sendBack recordResult follow circulate close",
      "passed on, not opened yet | registrar: follow remind recall viewReport viewPersonReport changeAssignees | holder: follow remind recall viewReport viewPersonReport changeAssignees",
      "assigned, opened, not reported on | registrar: follow remind viewReport viewPersonReport changeAssignees | holder: follow remind viewReport viewPersonReport changeAssignees",
      "reported on by all, so back again | registrar: present assign assignPresent sendBack recordResult follow viewReport viewPersonReport acceptReport askAgain circulate close | holder: present assign assignPresent command sendBack recordResult follow viewReport viewPersonReport acceptReport askAgain circulate close",
      "followed | registrar: unfollow remind | holder: unfollow remind",
      "closed | registrar: reopen | holder: reopen",
      "a draft that was closed | registrar: - | holder: -",
      "from outside, so there is nobody to send it back to | registrar: present assign assignPresent forward recordResult follow circulate close | holder: present assign assignPresent recordResult follow circulate close cancel",
    ]
  `);
});

it('gives secret letters to the secret registrar alone to receive', () => {
  const waiting = legIn.unreceived as RoutedLeg;
  expect(may('registrar', waiting, { secrecy: 2 })).toEqual([]);
  expect(may('secretRegistrar', waiting, { secrecy: 2 })).toEqual(['receive', 'receiveSame', 'refuse']);
});

it('allows nothing on a letter that is cancelled, on a leg that is done, or at another desk', () => {
  const received = legIn.jobReceived as RoutedLeg;
  expect(may('registrar', received, { state: 'cancelled' })).toEqual([]);
  for (const state of ['passedOn', 'done', 'returned', 'refused', 'recalled'] as const) expect(may('registrar', { ...received, state })).toEqual([]);
  expect(allowedActions([{ ...seat('registrar'), deskId: 99 }], received, letter([received]))).toEqual([]);
});
