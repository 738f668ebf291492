import { documentActions, verbs } from '@sarabun/contract/documents/verbs';
import { type FiledQueue, filedQueues } from '@sarabun/contract/queues/queue';
import { expect, it } from 'vitest';
import type { Seat } from '../../../platform/action';
import type { DeskKind, DocumentState, LegPurpose } from '../../../platform/schema';
import { workQueue } from '../../queues';
import { allowedActions, documentWorkflow } from './document-workflow';
import type { RoutedLeg } from './route-rules';

const desk = 5;
const leg = (
  toDeskKind: DeskKind,
  purpose: LegPurpose,
  { state = 'delivered', needsReceipt = toDeskKind === 'unit', ...more }: Partial<RoutedLeg> = {},
): RoutedLeg => ({
  legId: 1,
  parentLegId: null,
  fromDeskId: 2,
  toDeskId: desk,
  toDeskKind,
  needsReceipt,
  purpose,
  state,
  responsibility: null,
  sentAt: '2026-11-21T10:00:00+07:00',
  backAt: null,
  dueOn: null,
  opened: false,
  numbered: false,
  proposed: false,
  accepted: false,
  sequence: 1,
  ofPanel: false,
  changedBy: null,
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

/** One working leg in each queue. */
const legIn: Partial<Record<FiledQueue, RoutedLeg>> = {
  unreceived: leg('unit', 'delivery'),
  jobReceived: leg('unit', 'assignment', { state: 'received' }),
  jobReceived2: leg('person', 'assignment'),
  waitAssign: leg('post', 'presentation'),
  jobCommand: leg('person', 'command', { responsibility: 'main' }),
  review: leg('post', 'review'),
  sign: leg('post', 'signature'),
  dispatch: leg('unit', 'dispatch', { state: 'received' }),
};
const functions: readonly Seat['function'][] = ['registrar', 'secretRegistrar', 'head', 'holder', 'acting', 'secretary', 'self'];

it('has a leg for each queue of work', () => {
  for (const [queue, example] of Object.entries(legIn)) expect(workQueue(example)).toBe(queue);
  expect(filedQueues.filter((code) => !(code in legIn))).toEqual(['jobAssign', 'jobAssign2', 'unsigned', 'jobFollow', 'jobCompleted']);
});

it('can be pulled back after exactly the tabs that pass a leg on, and after circulating, which keeps it', () => {
  const passing = documentActions.filter(
    (action) => verbs[action].tab && action in documentWorkflow && documentWorkflow[action as keyof typeof documentWorkflow].becomes === 'passedOn',
  );
  expect(documentActions.filter((action) => verbs[action].sendsOn).toSorted()).toEqual([...passing, 'circulate'].toSorted());
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
      "jobReceived | registrar | present assign assignPresent sendBack forward report askOpinion recordResult follow circulate",
      "jobReceived | secretRegistrar | present assign assignPresent sendBack forward report askOpinion recordResult follow circulate",
      "jobReceived | head | present assign assignPresent sendBack forward report askOpinion recordResult follow circulate",
      "jobReceived | holder | present assign assignPresent sendBack report askOpinion recordResult follow circulate",
      "jobReceived | acting | present assign assignPresent sendBack report askOpinion recordResult follow circulate",
      "jobReceived | secretary | present assign assignPresent sendBack report askOpinion recordResult follow circulate",
      "jobReceived | self | present assignPresent sendBack forward report askOpinion recordResult follow circulate",
      "jobReceived2 | registrar | present assignPresent sendBack forward report askOpinion recordResult follow circulate",
      "jobReceived2 | secretRegistrar | present assignPresent sendBack forward report askOpinion recordResult follow circulate",
      "jobReceived2 | head | present assignPresent sendBack forward report askOpinion recordResult follow circulate",
      "jobReceived2 | holder | present assignPresent sendBack report askOpinion recordResult follow circulate",
      "jobReceived2 | acting | present assignPresent sendBack report askOpinion recordResult follow circulate",
      "jobReceived2 | secretary | present assignPresent sendBack report askOpinion recordResult follow circulate",
      "jobReceived2 | self | present assignPresent sendBack forward report askOpinion recordResult follow circulate",
      "waitAssign | registrar | present assign assignPresent sendBack askOpinion recordResult follow circulate close",
      "waitAssign | secretRegistrar | present assign assignPresent sendBack askOpinion recordResult follow circulate close",
      "waitAssign | head | present assign assignPresent command sendBack askOpinion recordResult follow circulate close",
      "waitAssign | holder | present assign assignPresent command sendBack askOpinion recordResult follow circulate close",
      "waitAssign | acting | present assign assignPresent command sendBack askOpinion recordResult follow circulate close",
      "waitAssign | secretary | present assign assignPresent command sendBack askOpinion recordResult follow circulate close",
      "waitAssign | self | present assignPresent sendBack askOpinion recordResult follow circulate close",
      "jobCommand | registrar | present assign assignPresent sendBack report askOpinion recordResult follow circulate",
      "jobCommand | secretRegistrar | present assign assignPresent sendBack report askOpinion recordResult follow circulate",
      "jobCommand | head | present assign assignPresent command sendBack report askOpinion recordResult follow circulate",
      "jobCommand | holder | present assign assignPresent command sendBack report askOpinion recordResult follow circulate",
      "jobCommand | acting | present assign assignPresent command sendBack report askOpinion recordResult follow circulate",
      "jobCommand | secretary | present assign assignPresent command sendBack report askOpinion recordResult follow circulate",
      "jobCommand | self | present assignPresent sendBack report askOpinion recordResult follow circulate",
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
      "dispatch | registrar | dispatch",
      "dispatch | secretRegistrar | -",
      "dispatch | head | -",
      "dispatch | holder | -",
      "dispatch | acting | -",
      "dispatch | secretary | -",
      "dispatch | self | -",
    ]
  `);
});

/** Further actions on a leg that follow from its history. */
const aside: Record<string, readonly [own: RoutedLeg, others: RoutedLeg[], more?: Parameters<typeof letter>[1]]> = {
  'received under a number, nothing done since': [leg('unit', 'delivery', { state: 'received', numbered: true }), []],
  'passed on, not opened yet': [leg('unit', 'delivery', { state: 'passedOn', numbered: true }), [child({ opened: false })]],
  'assigned, opened, not reported on': [leg('post', 'presentation', { state: 'passedOn' }), [child({})]],
  'reported on by all, so back again': [leg('post', 'presentation', { state: 'received' }), [child({ state: 'done' })]],
  'asked for an opinion, not given yet': [leg('post', 'presentation', { state: 'passedOn' }), [child({ purpose: 'opinion', responsibility: null })]],
  'opinion given, so back again': [leg('post', 'presentation', { state: 'received' }), [child({ purpose: 'opinion', responsibility: null, state: 'done' })]],
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
      "received under a number, nothing done since | registrar: cancelReceipt present assign assignPresent sendBack forward askOpinion recordResult follow circulate close | holder: present assign assignPresent sendBack askOpinion recordResult follow circulate close",
      "passed on, not opened yet | registrar: follow remind recall viewReport viewPersonReport changeAssignees | holder: follow remind recall viewReport viewPersonReport changeAssignees",
      "assigned, opened, not reported on | registrar: follow remind viewReport viewPersonReport changeAssignees | holder: follow remind viewReport viewPersonReport changeAssignees",
      "reported on by all, so back again | registrar: present assign assignPresent sendBack askOpinion recordResult follow viewReport viewPersonReport acceptReport askAgain circulate close | holder: present assign assignPresent command sendBack askOpinion recordResult follow viewReport viewPersonReport acceptReport askAgain circulate close",
      "asked for an opinion, not given yet | registrar: withdrawOpinion follow remind viewReport viewPersonReport | holder: withdrawOpinion follow remind viewReport viewPersonReport",
      "opinion given, so back again | registrar: present assign assignPresent sendBack askOpinion recordResult follow viewReport viewPersonReport circulate close | holder: present assign assignPresent command sendBack askOpinion recordResult follow viewReport viewPersonReport circulate close",
      "followed | registrar: unfollow remind | holder: unfollow remind",
      "closed | registrar: reopen | holder: reopen",
      "a draft that was closed | registrar: - | holder: -",
      "from outside, so there is nobody to send it back to | registrar: present assign assignPresent forward askOpinion recordResult follow circulate close | holder: present assign assignPresent askOpinion recordResult follow circulate close cancel",
    ]
  `);
});

/** A leg at the desk, and the legs that brought the letter there, first one first. */
const below = (own: RoutedLeg, ...before: RoutedLeg[]) => {
  const chain = [...before, own].map((one, index) => ({ ...one, legId: index + 1, parentLegId: index === 0 ? null : index }));
  return [chain.at(-1) as RoutedLeg, chain.slice(0, -1)] as const;
};
const passedOn = (purpose: LegPurpose, more: Partial<RoutedLeg> = {}) => leg('unit', purpose, { state: 'passedOn', toDeskId: 8, ...more });
const at = (purpose: LegPurpose, more: Partial<RoutedLeg> = {}) => leg('unit', purpose, { state: 'received', ...more });

/** What a desk may be responsible for, with the legs that led there. */
const shares: Record<string, readonly [own: RoutedLeg, before: readonly RoutedLeg[]]> = {
  'received from outside': below(at('delivery')),
  'presented to a post': below(leg('post', 'presentation'), passedOn('delivery')),
  'passed on to it': below(at('delivery'), passedOn('delivery')),
  'back with an order at who presented it': below(at('command'), passedOn('delivery'), passedOn('presentation')),
  'assigned to it, mainly': below(at('assignment', { responsibility: 'main' }), passedOn('presentation')),
  'assigned to it, jointly': below(at('assignment', { responsibility: 'joint' }), passedOn('presentation')),
  'assigned to others, for its information': below(at('assignment', { responsibility: 'information' }), passedOn('presentation')),
  'commanded to it, mainly': below(at('command', { responsibility: 'main' }), passedOn('presentation')),
  'commanded to it, jointly': below(at('command', { responsibility: 'joint' }), passedOn('presentation')),
  'commanded to others, for its information': below(at('command', { responsibility: 'information' }), passedOn('presentation')),
  'asked for its opinion': below(at('opinion'), passedOn('delivery')),
  'presented to it by a unit asked for its opinion': below(leg('post', 'presentation'), passedOn('opinion')),
  'circulated to it': below(at('information', { responsibility: 'information' }), passedOn('delivery')),
  'passed on to it by a joint unit': below(at('delivery'), passedOn('assignment', { responsibility: 'joint' })),
  'presented to it by a joint unit': below(leg('post', 'presentation'), passedOn('assignment', { responsibility: 'joint' })),
  'back with an order at a joint unit': below(at('command'), passedOn('assignment', { responsibility: 'joint' }), passedOn('presentation')),
  'assigned to it by who was only told': below(at('assignment', { responsibility: 'main' }), passedOn('information', { responsibility: 'information' })),
  'passed on to it by who was only told': below(at('delivery'), passedOn('information', { responsibility: 'information' })),
};

it('lets who has the matter close it and open it again, who has work report, and who was told take note', () => {
  const ends: readonly string[] = ['report', 'giveOpinion', 'acknowledge', 'close', 'reopen'];
  const endsOf = (own: RoutedLeg, before: readonly RoutedLeg[], state: DocumentState) =>
    may('head', own, { state }, [...before]).filter((action) => ends.includes(action));
  const table = Object.entries(shares).map(
    ([what, [own, before]]) =>
      `${what} | ${endsOf(own, before, 'inProcess').join(' ') || '-'} | when closed: ${endsOf(own, before, 'closed').join(' ') || '-'}`,
  );
  expect(table).toMatchInlineSnapshot(`
    [
      "received from outside | close | when closed: reopen",
      "presented to a post | close | when closed: reopen",
      "passed on to it | close | when closed: reopen",
      "back with an order at who presented it | close | when closed: reopen",
      "assigned to it, mainly | report | when closed: -",
      "assigned to it, jointly | report | when closed: -",
      "assigned to others, for its information | acknowledge | when closed: -",
      "commanded to it, mainly | report | when closed: -",
      "commanded to it, jointly | report | when closed: -",
      "commanded to others, for its information | acknowledge | when closed: -",
      "asked for its opinion | giveOpinion | when closed: -",
      "presented to it by a unit asked for its opinion | giveOpinion | when closed: -",
      "circulated to it | acknowledge | when closed: -",
      "passed on to it by a joint unit | report | when closed: -",
      "presented to it by a joint unit | report | when closed: -",
      "back with an order at a joint unit | report | when closed: -",
      "assigned to it by who was only told | report | when closed: -",
      "passed on to it by who was only told | acknowledge | when closed: -",
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
