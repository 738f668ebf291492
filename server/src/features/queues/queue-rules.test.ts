import { type FiledQueue, filedQueues, queues } from '@sarabun/contract/queues/queue';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Seat } from '../../platform/action';
import { type FiledLeg, type FiledLetter, fileLetter, placesOf } from './queue-rules';

const codeOf = (number: number) => filedQueues.find((code) => queues[code].number === number) as FiledQueue;
const leg = (legId: number, more: Partial<FiledLeg>): FiledLeg => ({
  legId,
  parentLegId: null,
  fromDeskId: 1,
  toDeskId: 2,
  toDeskKind: 'unit',
  needsReceipt: true,
  purpose: 'delivery',
  state: 'delivered',
  responsibility: null,
  sentAt: '2026-11-21T10:00:00+07:00',
  backAt: null,
  dueOn: null,
  ...more,
});
const letter = (legs: FiledLeg[], more: Partial<FiledLetter> = {}): FiledLetter => ({
  documentId: 1,
  state: 'inProcess',
  speed: 1,
  secrecy: 1,
  hasFile: false,
  dueOn: null,
  writerDeskId: null,
  legs,
  follows: [],
  ...more,
});
const filed = (given: FiledLetter) => fileLetter(given).map(({ deskId, queue, legId }) => `leg ${legId} at desk ${deskId} in ${codeOf(queue)}`);

it('files a letter on its way in', () => {
  expect(filed(letter([leg(1, {})]))).toEqual(['leg 1 at desk 2 in unreceived']);
  expect(filed(letter([leg(1, { state: 'received' })]))).toEqual(['leg 1 at desk 2 in jobReceived']);
  expect(filed(letter([leg(1, { needsReceipt: false })]))).toEqual(['leg 1 at desk 2 in jobReceived']);
});

it('lets a registry receive whatever is sent to it, but what its register has already', () => {
  const filedAs = (more: Partial<FiledLeg>) =>
    filed(letter([leg(1, more)]))[0]
      ?.split(' ')
      .at(-1);
  expect(filedAs({ purpose: 'command' })).toBe('unreceived');
  expect(filedAs({ purpose: 'command', state: 'received' })).toBe('jobCommand');
  expect(filedAs({ purpose: 'command', needsReceipt: false })).toBe('jobCommand');
  expect(filedAs({ purpose: 'assignment' })).toBe('unreceived');
  expect(filedAs({ purpose: 'assignment', needsReceipt: false })).toBe('jobReceived');
  expect(filedAs({ purpose: 'dispatch', state: 'received' })).toBe('dispatch');
});

it('shows someone of each queue what the functions at the desk are for', () => {
  const seat = (work: Seat['function'], kinds: number[] | null = null): Seat => ({
    deskId: 5,
    deskKind: 'unit',
    unitId: 1,
    function: work,
    postId: null,
    acting: work === 'acting' ? { orderId: 1, kinds } : null,
  });
  const seen = (clearance: number, ...seats: Seat[]) =>
    placesOf(
      seats,
      (['unreceived', 'dispatch', 'jobReceived'] as const).map((code) => queues[code].number),
      clearance,
    ).map(({ queue, from, to, kinds }) => `${codeOf(queue)} ${from}–${to}${kinds ? ` of kinds ${kinds}` : ''}`);
  expect(seen(3, seat('registrar'))).toEqual(['unreceived 1–1', 'dispatch 1–1', 'jobReceived 1–3']);
  expect(seen(3, seat('secretRegistrar'))).toEqual(['unreceived 2–3', 'dispatch 2–3', 'jobReceived 1–3']);
  expect(seen(2, seat('registryHead'), seat('secretRegistrar'))).toEqual(['unreceived 1–2', 'dispatch 1–2', 'jobReceived 1–2']);
  expect(seen(1, seat('secretRegistrar'))).toEqual(['jobReceived 1–1']);
  expect(seen(3, seat('head'))).toEqual(['jobReceived 1–3']);
  expect(seen(1, seat('acting', [2, 4]))).toEqual(['jobReceived 1–1 of kinds 2,4']);
  expect(seen(1, seat('acting', [2]), seat('acting', [4]))).toEqual(['jobReceived 1–1 of kinds 2,4']);
  expect(seen(1, seat('acting', [2]), seat('registrar'))).toEqual(['unreceived 1–1', 'dispatch 1–1', 'jobReceived 1–1']);
  expect(seen(0, seat('head'))).toEqual([]);
});

it('shows an assignment to the assignee, and to someone who gave it', () => {
  const given = letter([
    leg(1, { state: 'passedOn' }),
    leg(2, { fromDeskId: 2, toDeskId: 3, toDeskKind: 'person', needsReceipt: false, purpose: 'assignment' }),
  ]);
  expect(filed(given)).toEqual(['leg 2 at desk 3 in jobReceived2', 'leg 2 at desk 2 in jobAssign2']);
});

it.each(['recalled', 'cancelled', 'returned', 'refused'] as const)('shows no work any more that is %s', (state) => {
  const given = leg(2, { fromDeskId: 2, toDeskId: 3, toDeskKind: 'person', needsReceipt: false, purpose: 'assignment', state });
  expect(filed(letter([leg(1, {}), given]))).toEqual(filed(letter([leg(1, {})])));
});

it('shows a draft to its checker, and to someone who wrote it', () => {
  const draft = letter([leg(1, { fromDeskId: 9, toDeskKind: 'post', needsReceipt: false, purpose: 'review' })], { state: 'inReview', writerDeskId: 9 });
  expect(filed(draft)).toEqual(['leg 1 at desk 2 in review', 'leg 1 at desk 9 in unsigned']);
});

it('shows a letter that its writer signs at the desk of the writer once', () => {
  const own = letter([leg(1, { fromDeskId: 9, toDeskId: 9, toDeskKind: 'person', needsReceipt: false, purpose: 'signature' })], {
    state: 'awaitingSignature',
    writerDeskId: 9,
  });
  expect(filed(own)).toEqual(['leg 1 at desk 9 in sign']);
});

it('keeps a closed letter in the completed queue alone, once for each desk', () => {
  const legs = [leg(1, { state: 'passedOn' }), leg(2, { fromDeskId: 2, toDeskId: 3, state: 'done' }), leg(3, { fromDeskId: 3, toDeskId: 2, state: 'done' })];
  expect(filed(letter(legs, { state: 'closed', follows: [{ deskId: 2, legId: 1, dueOn: null }] })).sort()).toEqual([
    'leg 2 at desk 3 in jobCompleted',
    'leg 3 at desk 2 in jobCompleted',
  ]);
  expect(filed(letter(legs, { state: 'cancelled' }))).toEqual([]);
});

it('takes the due day of the follow-up, the leg or the letter, in this order', () => {
  const due = (given: FiledLetter) => fileLetter(given).map((row) => row.dueOn);
  expect(due(letter([leg(1, {})], { dueOn: '2026-12-01' }))).toEqual(['2026-12-01']);
  expect(due(letter([leg(1, { dueOn: '2026-11-30' })], { dueOn: '2026-12-01', follows: [{ deskId: 2, legId: 1, dueOn: '2026-11-25' }] }))).toEqual([
    '2026-11-30',
    '2026-11-25',
  ]);
});

it('never files a leg in two queues of work at one desk, whatever the route', () => {
  const anyLeg = fc.record({
    fromDeskId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
    toDeskId: fc.integer({ min: 1, max: 4 }),
    toDeskKind: fc.constantFrom('unit', 'post', 'person'),
    needsReceipt: fc.boolean(),
    purpose: fc.constantFrom('delivery', 'presentation', 'assignment', 'command', 'review', 'signature', 'information', 'dispatch'),
    state: fc.constantFrom('delivered', 'received', 'passedOn', 'done', 'returned', 'refused', 'recalled', 'cancelled'),
  });
  fc.assert(
    fc.property(
      fc.array(anyLeg, { minLength: 1, maxLength: 6 }),
      fc.constantFrom('inReview', 'awaitingSignature', 'signed', 'inProcess', 'closed'),
      (legs, state) => {
        const rows = fileLetter(
          letter(
            legs.map((one, index) => leg(index + 1, one as Partial<FiledLeg>)),
            { state: state as FiledLetter['state'], writerDeskId: 4 },
          ),
        );
        const work = rows.filter((row) => !queues[codeOf(row.queue)].watching).map((row) => `${row.deskId} ${row.legId}`);
        expect(new Set(work).size).toBe(work.length);
        const keys = rows.map((row) => `${row.deskId} ${row.queue} ${row.legId}`);
        expect(new Set(keys).size).toBe(keys.length);
      },
    ),
  );
});
