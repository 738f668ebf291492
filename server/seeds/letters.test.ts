import { collectionCodes } from '@sarabun/contract/portal/collection';
import { bangkokDay, buddhistYear } from '@sarabun/contract/values/buddhist-date';
import { describe, expect, it } from 'vitest';
import { type LetterPlan, planLetters, stepsInOrder } from './letters';
import { actingOrders, namedAccounts, officeOpened, persons, posts, units } from './office';

const now = new Date('2026-11-21T11:00:00+07:00');
const plans = planLetters(now);

describe('the office', () => {
  it('has whole references, names and addresses that differ', () => {
    expect(persons.length).toBeGreaterThanOrEqual(46);
    for (const username of namedAccounts) expect(persons.some((person) => person.username === username)).toBe(true);
    expect(new Set(persons.map(({ username }) => username)).size).toBe(persons.length);
    expect(new Set(persons.map(({ email }) => email)).size).toBe(persons.length);
    expect(new Set(persons.map(({ firstName, lastName }) => firstName + lastName)).size).toBe(persons.length);
    for (const { parentId } of units) expect(parentId === null || units.some(({ id }) => id === parentId)).toBe(true);
    for (const { posts: held } of persons) expect(posts.some(({ key }) => key === held[0])).toBe(true);
    expect(units.filter(({ level, hasRegistry: kept }) => level === 2 && kept)).toHaveLength(4);
  });

  it('has someone acting today by an order that ends next year', () => {
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
      [ownerUnitId, kind === 4 || kind === 10 ? kind : kind >= 5 && kind <= 9 ? 'notice' : kind === 11 ? subject : '', secrecy > 1, datedOn?.slice(0, 4)].join(
        ' ',
      );
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

  it('never let act whoever has not agreed to the texts', () => {
    expect(stepsInOrder(plans).some(({ step }) => step.by === 'officer3')).toBe(false);
  });
});
