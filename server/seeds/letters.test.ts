import { collectionCodes } from '@sarabun/contract/portal/collection';
import { type QueueCode, queueCodes, queues } from '@sarabun/contract/queues/queue';
import { bangkokDay, buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentWorkflow, hasFunction, isTimeFor, type LegAction } from '../src/features/documents/document-workflow';
import { closingOf, comesBack, endsTogether, orderReturnsTo, type RoutedLeg } from '../src/features/documents/route-rules';
import { type FiledLeg, type FiledLetter, fileLetter } from '../src/features/queues/queue-rules';
import type { Seat } from '../src/platform/action';
import { type DeskKey, type LetterPlan, planLetters, type StoryStep, stepsInOrder } from './letters';
import { actingOrders, clearances, functions, namedAccounts, officeOpened, persons, posts, secretaries, units } from './office';

const now = new Date('2026-11-21T11:00:00+07:00');
const today = bangkokDay(now);
const plans = planLetters(now);

const desks: DeskKey[] = [
  ...units.map(({ id }): DeskKey => `unit:${id}`),
  ...posts.map(({ key }): DeskKey => `post:${key}`),
  ...persons.map(({ username }): DeskKey => `person:${username}`),
];
const numberOf = new Map(desks.map((desk, index) => [desk, index + 1]));
function deskId(desk: DeskKey): number {
  const found = numberOf.get(desk);
  if (found === undefined) throw new Error(`there is no desk ${desk}`);
  return found;
}
const hasRegistry = (desk: DeskKey) => units.some(({ id, hasRegistry: kept }) => kept && desk === `unit:${id}`);
const clearanceOf = (username: string) => clearances.find((each) => each.username === username)?.level ?? 1;

function seatsOf(username: string, day: string): Seat[] {
  const person = persons.find((each) => each.username === username);
  if (!person) throw new Error(`nobody is called ${username}`);
  const seat = (desk: DeskKey, work: Seat['function']): Seat => ({
    deskId: deskId(desk),
    deskKind: desk.split(':')[0] as Seat['deskKind'],
    unitId: person.unitId,
    function: work,
    postId: null,
  });
  const onPost = (key: string, work: 'holder' | 'acting') => {
    const post = posts.find((each) => each.key === key);
    if (!post) throw new Error(`there is no post ${key}`);
    return [seat(`post:${key}`, work), ...(post.isHead ? [seat(`unit:${post.unitId}`, work === 'holder' ? 'head' : 'acting')] : [])];
  };
  return [
    seat(`person:${username}`, 'self'),
    ...person.posts.flatMap((key) => onPost(key, 'holder')),
    ...functions.filter((each) => each.username === username).map((each) => seat(`unit:${each.unitId}`, each.function)),
    ...secretaries.filter((each) => each.username === username).map((each) => seat(`post:${each.post}`, 'secretary')),
    ...actingOrders(today)
      .filter((each) => each.applies === 'period' && each.usernames.includes(username) && each.startsOn <= day && each.endsOn >= day)
      .flatMap((each) => onPost(each.post, 'acting')),
  ];
}

/** Lives a story by the product's own rules and throws where they would refuse. */
function live(plan: LetterPlan): FiledLetter {
  const legs: RoutedLeg[] = [];
  const follows: { deskId: number; legId: number; dueOn: string | null }[] = [];
  const { secrecy, speed, dueOn, direction } = plan;
  const letter = {
    documentId: 1,
    state: 'inProcess' as FiledLetter['state'],
    speed,
    secrecy,
    hasFile: true,
    dueOn,
    writerDeskId: null as number | null,
    legs,
    follows,
  };
  const send = (from: RoutedLeg | null, to: DeskKey, purpose: FiledLeg['purpose'], at: Date, more: Partial<RoutedLeg> = {}) => {
    if (to.startsWith('person:') && clearanceOf(to.slice(7)) < secrecy) throw new Error(`${to} is not cleared`);
    const kind = to.split(':')[0] as FiledLeg['toDeskKind'];
    legs.push({
      legId: legs.length + 1,
      fromDeskId: from?.toDeskId ?? null,
      toDeskId: deskId(to),
      toDeskKind: kind,
      parentLegId: from?.legId ?? null,
      needsReceipt: hasRegistry(to) && !legs.some((leg) => leg.toDeskId === deskId(to) && leg.numbered),
      purpose,
      state: 'delivered',
      responsibility: null,
      backAt: null,
      opened: false,
      numbered: false,
      proposed: false,
      accepted: false,
      sentAt: at.toISOString(),
      dueOn: null,
      ...more,
    });
  };
  const take = (action: LegAction, desk: DeskKey, { by, at }: StoryStep): RoutedLeg => {
    const seats = seatsOf(by, bangkokDay(at));
    const leg = legs.findLast((each) => each.toDeskId === deskId(desk) && isTimeFor(action, each, letter));
    if (!leg) throw new Error(`${action}: nothing lies on ${desk}`);
    if (!hasFunction(action, seats, leg, secrecy)) throw new Error(`${action}: ${by} has no function at ${desk}`);
    const { becomes } = documentWorkflow[action];
    if (becomes) leg.state = becomes;
    return leg;
  };
  for (const step of plan.story) {
    const { by, at } = step;
    if (clearanceOf(by) < secrecy) throw new Error(`${by} is not cleared`);
    const day = bangkokDay(at);
    if ('dueOn' in step && step.dueOn !== null && step.dueOn < day) throw new Error(`${step.step}: due before it begins`);
    switch (step.step) {
      case 'arrive':
        send(null, step.to, 'delivery', at, { dueOn });
        break;
      case 'register':
        if (!hasFunction('receive', seatsOf(by, day), { toDeskId: deskId(step.desk) }, secrecy)) throw new Error(`${by} does not receive at ${step.desk}`);
        send(null, step.desk, 'delivery', at, { dueOn, state: 'received', numbered: true });
        break;
      case 'open':
        if (!seatsOf(by, day).some((seat) => legs.some((leg) => leg.toDeskId === seat.deskId))) throw new Error(`${by} may not see the letter`);
        break;
      case 'publish':
        break;
      case 'receive':
        take('receive', step.desk, step).numbered = true;
        break;
      case 'present': {
        const leg = take('present', step.desk, step);
        send(leg, step.to, 'presentation', at, { dueOn: leg.dueOn });
        break;
      }
      case 'command': {
        const leg = take('command', step.desk, step);
        for (const [index, to] of step.to.entries()) send(leg, to, 'command', at, { dueOn: step.dueOn, responsibility: index === 0 ? 'main' : 'joint' });
        const presenter = step.to.length === 0 && desks.find((desk) => deskId(desk) === orderReturnsTo(leg));
        if (presenter) send(leg, presenter, 'command', at, { dueOn: step.dueOn });
        break;
      }
      case 'assign': {
        const leg = take('assign', step.desk, step);
        for (const { desk, responsibility } of step.parties) send(leg, desk, 'assignment', at, { dueOn: step.dueOn, responsibility });
        break;
      }
      case 'forward': {
        const leg = take('forward', step.desk, step);
        for (const to of step.to) send(leg, to, 'delivery', at);
        break;
      }
      case 'sendBack': {
        const leg = take('sendBack', step.desk, step);
        const back = desks.find((desk) => deskId(desk) === leg.fromDeskId);
        if (!back) throw new Error('there is nobody to send it back to');
        send(leg, back, 'delivery', at, { state: 'received' });
        break;
      }
      case 'returnDraft': {
        const leg = take('returnDraft', step.desk, step);
        const writer = desks.find((desk) => deskId(desk) === letter.writerDeskId);
        if (!writer) throw new Error('nobody wrote it');
        letter.state = 'draft';
        send(leg, writer, 'revision', at);
        break;
      }
      case 'report': {
        const leg = take('report', step.desk, step);
        const ended = endsTogether(legs, leg);
        for (const one of ended) one.state = 'done';
        const back = comesBack(legs, ended.at(-1) ?? leg);
        if (back) Object.assign(back, { state: 'received', backAt: at.toISOString() });
        break;
      }
      case 'follow': {
        const leg = take('follow', step.desk, step);
        follows.push({ deskId: leg.toDeskId, legId: leg.legId, dueOn: step.dueOn });
        break;
      }
      case 'close': {
        const leg = take('close', step.desk, step);
        const { branch, ended, goesOn } = closingOf(legs, leg);
        for (const one of ended) one.state = 'done';
        if (branch !== legs) for (const one of branch) one.closed = true;
        if (!goesOn) letter.state = 'closed';
        break;
      }
      case 'submitDraft':
        letter.writerDeskId = deskId(`person:${by}`);
        letter.state = 'inReview';
        send(null, step.to, 'review', at, { fromDeskId: letter.writerDeskId });
        break;
      case 'passReview': {
        const leg = take('passReview', step.desk, step);
        letter.state = 'awaitingSignature';
        send(leg, step.to, 'signature', at);
        break;
      }
      case 'sign': {
        const leg = take('sign', step.desk, step);
        letter.state = 'signed';
        for (const to of step.to) send(leg, to, 'delivery', at);
        break;
      }
    }
  }
  expect(direction === 'outgoing').toBe(letter.writerDeskId !== null);
  return letter;
}

const codeOf = new Map(queueCodes.map((code) => [queues[code].number, code]));
/** Rows of each queue at the desks of an account, as the dashboard would count them. */
const counts = new Map<string, Record<QueueCode, number>>();
const overdue = new Map<string, number>();

beforeAll(() => {
  const rows = plans.flatMap((plan) => fileLetter(live(plan)));
  for (const { username } of persons) {
    const own = new Set(seatsOf(username, today).map((seat) => seat.deskId));
    const count = Object.fromEntries(queueCodes.map((code) => [code, 0])) as Record<QueueCode, number>;
    for (const row of rows) {
      const code = codeOf.get(row.queue);
      if (!code || !own.has(row.deskId) || row.secrecy > clearanceOf(username)) continue;
      count[code]++;
      if (code === 'jobReceived2' && row.dueOn !== null && row.dueOn < today) overdue.set(username, (overdue.get(username) ?? 0) + 1);
    }
    counts.set(username, count);
  }
});
const countOf = (username: string) => counts.get(username) as Record<QueueCode, number>;

describe('the office', () => {
  it('has whole references, names and addresses that differ', () => {
    expect(persons.length).toBeGreaterThanOrEqual(46);
    for (const username of namedAccounts) expect(persons.some((person) => person.username === username)).toBe(true);
    expect(new Set(persons.map(({ username }) => username)).size).toBe(persons.length);
    expect(new Set(persons.map(({ email }) => email)).size).toBe(persons.length);
    expect(new Set(persons.map(({ firstName, lastName }) => firstName + lastName)).size).toBe(persons.length);
    for (const { parentId } of units) expect(parentId === null || units.some(({ id }) => id === parentId)).toBe(true);
    for (const { username } of persons) expect(seatsOf(username, today).length).toBeGreaterThan(1);
    expect(units.filter(({ level, hasRegistry: kept }) => level === 2 && kept)).toHaveLength(4);
  });

  it('has somebody acting today by an order that ends next year', () => {
    for (const day of ['2026-01-01', '2026-09-30', '2026-10-01', '2026-12-31']) {
      for (const order of actingOrders(day)) {
        expect(order.startsOn <= day && order.endsOn >= day).toBe(true);
        expect(order.endsOn.slice(0, 4)).toBe('2027');
        expect(order.startsOn >= officeOpened).toBe(true);
      }
    }
  });
});

describe('the letters', () => {
  it('are the same whenever they are planned for the same moment', () => {
    expect(planLetters(now)).toEqual(plans);
  });

  it('are some 300 of all kinds over two Buddhist years, all before now and in working order', () => {
    expect(plans.length).toBeGreaterThan(290);
    expect(plans.length).toBeLessThan(380);
    expect([...new Set(plans.map(({ kind }) => kind))].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16]);
    const steps = stepsInOrder(plans);
    expect(new Set(steps.map(({ step }) => buddhistYear(bangkokDay(step.at))))).toEqual(new Set([2568, 2569]));
    expect(steps.at(-1)?.step.at.getTime()).toBeLessThan(now.getTime());
    expect(new Set(steps.map(({ step }) => step.at.getTime())).size).toBe(steps.length);
    for (const { story } of plans) expect(story.map(({ at }) => at.getTime())).toEqual(story.map(({ at }) => at.getTime()).sort((a, b) => a - b));
  });

  it('say different things: no text more than twice, no number of a sender twice', () => {
    const times = new Map<string, number>();
    for (const { subject } of plans) times.set(subject, (times.get(subject) ?? 0) + 1);
    expect([...times].filter(([, used]) => used > 2)).toEqual([]);
    const series = ({ kind, secrecy, ownerUnitId, datedOn, subject }: LetterPlan) =>
      [ownerUnitId, kind === 4 || kind === 10 ? kind : kind === 11 ? subject : '', secrecy > 1, datedOn?.slice(0, 4)].join(' ');
    const numbers = plans.filter(({ number }) => number !== '' && number !== '-').map((plan) => `${series(plan)} ${plan.number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(JSON.stringify(plans)).not.toMatch(/undefined|NaN|\{\w+\}/u);
  });

  it('are mostly not urgent, and a few are secret', () => {
    const share = plans.filter(({ speed }) => speed === 1).length / plans.length;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.85);
    expect(plans.filter(({ secrecy }) => secrecy === 2).length).toBeGreaterThanOrEqual(10);
    expect(plans.filter(({ secrecy }) => secrecy === 3)).toHaveLength(4);
  });

  it('give each collection some items, but not too many', () => {
    const published = plans.flatMap(({ story }) => story.flatMap((step) => (step.step === 'publish' ? [step.collection] : [])));
    for (const code of collectionCodes) {
      const items = published.filter((each) => each === code).length;
      expect(items, code).toBeGreaterThanOrEqual(6);
      expect(items, code).toBeLessThanOrEqual(30);
    }
  });

  it('can be lived by the rules of the workflow, and fill every queue for somebody among the named accounts', () => {
    for (const code of queueCodes)
      expect(
        namedAccounts.some((username) => countOf(username)[code] > 0),
        code,
      ).toBe(true);
  });

  it.each<[username: string, queue: QueueCode, least: number, most: number]>([
    ['central', 'unreceived', 12, 20],
    ['central', 'jobReceived', 3, 10],
    ['central', 'jobFollow', 2, 10],
    ['registrar1', 'unreceived', 6, 10],
    ['registrar1', 'jobReceived', 3, 10],
    ['registrar2', 'unreceived', 6, 10],
    ['registrar2', 'jobReceived', 3, 10],
    ['secret', 'unreceived', 2, 30],
    ['director', 'sign', 4, 10],
    ['director', 'waitAssign', 5, 15],
    ['director', 'jobAssign', 5, 30],
    ['secretary', 'waitAssign', 5, 15],
    ['deputy', 'sign', 5, 15],
    ['head1', 'review', 2, 10],
    ['head1', 'sign', 2, 10],
    ['head1', 'waitAssign', 3, 12],
    ['head1', 'jobCommand', 2, 8],
    ['head1', 'jobAssign2', 8, 30],
    ['head2', 'review', 1, 10],
    ['head2', 'waitAssign', 3, 12],
    ['head2', 'jobAssign2', 5, 30],
    ['officer1', 'jobReceived2', 5, 9],
    ['officer1', 'unsigned', 3, 10],
    ['officer2', 'jobReceived2', 5, 9],
    ['officer2', 'unsigned', 3, 10],
    ['officer3', 'jobReceived2', 3, 9],
  ])('%s has a fair amount in %s', (username, queue, least, most) => {
    expect(countOf(username)[queue]).toBeGreaterThanOrEqual(least);
    expect(countOf(username)[queue]).toBeLessThanOrEqual(most);
  });

  it('leave some work of the officers undone past its day', () => {
    for (const username of ['officer1', 'officer2', 'officer3']) expect(overdue.get(username) ?? 0, username).toBeGreaterThan(0);
  });

  it('never let act whoever has not agreed to the texts', () => {
    expect(stepsInOrder(plans).some(({ step }) => step.by === 'officer3')).toBe(false);
  });
});
