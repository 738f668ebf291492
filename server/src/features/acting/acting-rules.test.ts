import { describe, expect, it } from 'vitest';
import { type ActingFacts, type ActingOrder, actingTerms, actsOn, contradicted, delegatedAlready } from './acting-rules';

const [holder, first, second] = [1, 2, 3];
const order = (part: Partial<ActingOrder> = {}): ActingOrder => ({
  orderId: 10,
  phrase: 'vacancy',
  applies: 'whenAway',
  orderedOn: '2026-09-01',
  startsOn: '2026-10-01',
  endsOn: '2027-09-30',
  persons: [first, second].map((personId) => ({ personId, leftOn: null })),
  ...part,
});
const facts = (part: Partial<ActingFacts> = {}): ActingFacts => ({
  orders: [order()],
  holders: [{ personId: holder, startsOn: '2024-10-01', endsOn: null }],
  absences: [],
  ...part,
});
const away = (personId: number, startsOn: string, endsOn = startsOn) => ({ personId, startsOn, endsOn });

describe('who may sign for a post on a day', () => {
  const day = '2026-11-21';
  it.each<[string, Partial<ActingFacts>, number[]]>([
    ['nobody while the holder is there', {}, []],
    ['the first in the succession when the holder is away', { absences: [away(holder, day)] }, [first]],
    ['the second when the first is away too', { absences: [away(holder, day), away(first, day)] }, [second]],
    ['nobody when all are away', { absences: [away(holder, day), away(first, day), away(second, day)] }, []],
    ['the first when the post is vacant', { holders: [] }, [first]],
    ['the first when the holder left yesterday', { holders: [{ personId: holder, startsOn: '2024-10-01', endsOn: '2026-11-20' }] }, [first]],
    ['nobody on the day before the order', { holders: [], orders: [order({ startsOn: '2026-11-22' })] }, []],
    ['somebody on its first day', { holders: [], orders: [order({ startsOn: day })] }, [first]],
    ['somebody on its last day', { holders: [], orders: [order({ endsOn: day })] }, [first]],
    ['nobody once its end has passed', { holders: [], orders: [order({ endsOn: '2026-11-20' })] }, []],
    ['whoever an order for these days names, the holder being there or not', { orders: [order({ applies: 'period' })] }, [first]],
    [
      'by the order for these days before the standing one',
      { holders: [], orders: [order(), order({ orderId: 11, applies: 'period', persons: [{ personId: second, leftOn: null }] })] },
      [second],
    ],
    [
      'by the later signed of two standing orders',
      { holders: [], orders: [order(), order({ orderId: 11, orderedOn: '2026-10-10', persons: [{ personId: second, leftOn: null }] })] },
      [second],
    ],
    [
      'beside the holder, who delegates and keeps the power',
      { orders: [order({ phrase: 'delegated', applies: 'period', persons: [{ personId: first, leftOn: null }] })] },
      [first],
    ],
    [
      'several to whom something was delegated',
      {
        orders: [first, second].map((personId, index) =>
          order({ orderId: 20 + index, phrase: 'delegated', applies: 'period', persons: [{ personId, leftOn: null }] }),
        ),
      },
      [second, first],
    ],
    [
      'not one who left the office',
      {
        holders: [],
        orders: [
          order({
            persons: [
              { personId: first, leftOn: '2026-11-20' },
              { personId: second, leftOn: null },
            ],
          }),
        ],
      },
      [second],
    ],
    ['not one who holds the post by now', { absences: [away(holder, day)], holders: [away(holder, '2026-01-01', day), away(first, '2026-01-01', day)] }, []],
  ])('%s', (_, part, expected) => {
    expect(actsOn(day, facts(part)).map(({ personId }) => personId)).toEqual(expected);
  });

  it('under the full power where the same person also has something delegated', () => {
    const orders = [order({ phrase: 'delegated', applies: 'period', orderId: 20 }), order()];
    expect(actsOn(day, facts({ orders, absences: [away(holder, day)] }))).toEqual([{ orderId: 10, personId: first }]);
  });
});

describe('the terms that become seats', () => {
  it('begin and end with absences, and hand over within them', () => {
    const absences = [away(holder, '2026-12-01', '2026-12-10'), away(first, '2026-12-04', '2026-12-05')];
    expect(actingTerms(facts({ absences }), '2026-11-21')).toEqual([
      { orderId: 10, personId: first, startsOn: '2026-12-01', endsOn: '2026-12-03' },
      { orderId: 10, personId: second, startsOn: '2026-12-04', endsOn: '2026-12-05' },
      { orderId: 10, personId: first, startsOn: '2026-12-06', endsOn: '2026-12-10' },
    ]);
  });
  it('are one where nothing changes between', () => {
    expect(actingTerms(facts({ orders: [order({ applies: 'period' })], absences: [away(holder, '2026-12-01', '2026-12-10')] }), '2026-11-21')).toEqual([
      { orderId: 10, personId: first, startsOn: '2026-11-21', endsOn: '2027-09-30' },
    ]);
  });
  it('stay open where the order is', () => {
    expect(actingTerms(facts({ holders: [], orders: [order({ endsOn: null })] }), '2026-11-21')).toEqual([
      { orderId: 10, personId: first, startsOn: '2026-11-21', endsOn: null },
    ]);
  });
});

describe('an order that contradicts another', () => {
  const wanted = order({ startsOn: '2027-01-01', endsOn: '2027-01-31' });
  it.each<[string, Partial<ActingOrder>, boolean]>([
    ['gives the same full power for the same days', {}, true],
    ['ended before', { endsOn: '2026-12-31' }, false],
    ['begins afterwards', { startsOn: '2027-02-01' }, false],
    ['is for certain days, the other standing', { applies: 'period' }, false],
    ['delegates only', { phrase: 'delegated' }, false],
    ['has no end', { endsOn: null }, true],
  ])('%s', (_, part, expected) => {
    expect(contradicted(wanted, [order(part)]) !== null).toBe(expected);
  });
});

describe('an order that delegates again', () => {
  const wanted = { ...order({ phrase: 'delegated', applies: 'period', startsOn: '2027-01-01', endsOn: '2027-01-31' }), personIds: [first] };
  const delegated = (part: Partial<ActingOrder> = {}) => order({ phrase: 'delegated', applies: 'period', ...part });
  it.each<[string, Partial<ActingOrder>, boolean]>([
    ['to the same person for the same days', {}, true],
    ['to the same person, only when the holder is away', { applies: 'whenAway' }, true],
    ['to somebody else', { persons: [{ personId: second, leftOn: null }] }, false],
    ['to one who left', { persons: [{ personId: first, leftOn: '2026-12-01' }] }, false],
    ['on other days', { endsOn: '2026-12-31' }, false],
    ['next to the full power', { phrase: 'vacancy' }, false],
  ])('%s', (_, part, expected) => {
    expect(delegatedAlready(wanted, [delegated(part)]) !== null).toBe(expected);
  });
});
