import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../../test/portal';
import type { Actor } from '../../../platform/action';
import type { Transaction } from '../../../platform/database';
import { actorFinder } from './find-actor';

let now = new Date('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { db } = portal.running;
const unit = await portal.unit();

/** Two processes on one database, each with a memory of its own. */
const nodes = [1, 2].map(() => actorFinder(db, () => now, { demanding: ['auditor'] }));
const ask = (node: number, { token }: TestPerson) => (nodes[node] as (typeof nodes)[0]).find(token, { isUse: false });

interface Change {
  /** Brings the person into the state before the change. */
  before?(person: TestPerson): Promise<unknown>;
  change(db: Transaction, person: TestPerson): Promise<unknown>;
  /** What of the answer the change concerns. */
  seen(actor: Actor | null): unknown;
  had: unknown;
  has: unknown;
}

const run = (query: ReturnType<typeof sql>) => query.execute(db);
const startsOn = '2026-01-01';

const changes: Record<string, Change> = {
  'the session is revoked': {
    change: (tx, { personId }) => sql`update session set ended_at = ${now}, end_reason = 'revoked' where person_id = ${personId}`.execute(tx),
    seen: (actor) => actor !== null,
    had: true,
    has: false,
  },
  'the account is closed': {
    change: (tx, { personId }) => sql`update account set closed_at = ${now} where person_id = ${personId}`.execute(tx),
    seen: (actor) => actor !== null,
    had: true,
    has: false,
  },
  'the clearance is taken away': {
    before: ({ personId }) => run(sql`insert into clearance (person_id, level, order_number, starts_on) values (${personId}, 3, '1', ${startsOn})`),
    change: (tx, { personId }) => sql`delete from clearance where person_id = ${personId}`.execute(tx),
    seen: (actor) => actor?.clearance,
    had: 3,
    has: 1,
  },
  'a seat is taken away': {
    change: (tx, { personId }) => sql`delete from seat where person_id = ${personId}`.execute(tx),
    seen: (actor) => actor?.seats.length,
    had: 1,
    has: 0,
  },
  'a seat passes to another person': {
    change: async (tx, { personId }) => {
      const other = await tx.selectFrom('person').where('id', '<>', personId).select('id').orderBy('id').executeTakeFirstOrThrow();
      await sql`update seat set person_id = ${other.id} where person_id = ${personId}`.execute(tx);
    },
    seen: (actor) => actor?.seats.length,
    had: 1,
    has: 0,
  },
  'the desk moves to another unit': {
    change: async (tx, { deskId }) => {
      const other = await portal.unit();
      await sql`update desk set unit_id = ${other.unitId} where id = ${deskId}`.execute(tx);
    },
    seen: (actor) => actor?.seats[0]?.unitId === unit.unitId,
    had: true,
    has: false,
  },
  'a role is taken away': {
    before: ({ personId }) => run(sql`insert into person_role (person_id, role) values (${personId}, 'administrator')`),
    change: (tx, { personId }) => sql`delete from person_role where person_id = ${personId}`.execute(tx),
    seen: (actor) => actor?.roles,
    had: ['administrator'],
    has: [],
  },
  'a role is given that demands a second factor': {
    change: (tx, { personId }) => sql`insert into person_role (person_id, role) values (${personId}, 'auditor')`.execute(tx),
    seen: (actor) => actor?.owesSecondFactor,
    had: false,
    has: true,
  },
  'the second factor is switched off': {
    before: async ({ personId }) => {
      await run(sql`insert into person_role (person_id, role) values (${personId}, 'auditor')`);
      await run(sql`insert into second_factor (person_id, sealed_secret, begun_at, confirmed_at) values (${personId}, '\\x00', ${now}, ${now})`);
    },
    change: (tx, { personId }) => sql`delete from second_factor where person_id = ${personId}`.execute(tx),
    seen: (actor) => actor?.owesSecondFactor,
    had: false,
    has: true,
  },
  'the consent is withdrawn': {
    change: (tx, { personId }) => sql`delete from consent where person_id = ${personId}`.execute(tx),
    seen: (actor) => actor?.consented,
    had: true,
    has: false,
  },
  'the person is renamed': {
    change: (tx, { personId }) => sql`update person set last_name = 'นามสกุลใหม่' where id = ${personId}`.execute(tx),
    seen: (actor) => actor?.name.includes('นามสกุลใหม่'),
    had: false,
    has: true,
  },
};

describe.each(Object.entries(changes))('%s', (_, { before, change, seen, had, has }) => {
  it('is honoured at once by every process', async () => {
    const person = await portal.person(unit);
    await before?.(person);
    for (const node of [0, 1]) expect(seen(await ask(node, person))).toEqual(had);
    await db.transaction().execute((tx) => change(tx, person));
    for (const node of [0, 1]) expect(seen(await ask(node, person))).toEqual(has);
  });

  it('no call that begins after the commit sees what was before, while others read all the time', async () => {
    const person = await portal.person(unit);
    await before?.(person);
    let committed = false;
    const late: unknown[] = [];
    const early: unknown[] = [];
    const askOn = async (node: number) => {
      for (let more = 5; more > 0; ) {
        const isLate = committed;
        if (isLate) more--;
        const answer = seen(await ask(node, person));
        (isLate ? late : early).push(answer);
      }
    };
    const asking = [0, 1, 0, 1].map(askOn);
    await db.transaction().execute((tx) => change(tx, person));
    committed = true;
    await Promise.all(asking);
    for (const answer of late) expect(answer).toEqual(has);
    for (const answer of early) expect([had, has]).toContainEqual(answer);
  });
});

it('a new version of a consent text asks everybody again', async () => {
  const person = await portal.person(unit);
  expect((await ask(0, person))?.consented).toBe(true);
  await run(sql`insert into consent_text (kind, version, in_force_from, th, en) values ('privacy', 99, ${startsOn}, 'ก', 'a')`);
  expect((await ask(0, person))?.consented).toBe(false);
  await run(sql`delete from consent_text where version = 99`);
  expect((await ask(0, person))?.consented).toBe(true);
});

it('what begins or ends at midnight does so without a change of any row', async () => {
  const person = await portal.person(unit);
  await run(sql`
    insert into clearance (person_id, level, order_number, starts_on, ends_on) values (${person.personId}, 2, '1', '2026-11-24', '2026-11-24')`);
  const clearanceAt = async (moment: string) => {
    now = new Date(moment);
    return (await ask(0, person))?.clearance;
  };
  expect(await clearanceAt('2026-11-23T23:59:59.999+07:00')).toBe(1);
  expect(await clearanceAt('2026-11-24T00:00:00+07:00')).toBe(2);
  expect(await clearanceAt('2026-11-25T00:00:00+07:00')).toBe(1);
});

it('a change that is rolled back is never seen', async () => {
  const person = await portal.person(unit);
  expect((await ask(0, person))?.seats).toHaveLength(1);
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`delete from seat where person_id = ${person.personId}`.execute(tx);
      expect((await ask(0, person))?.seats).toHaveLength(1);
      throw new Error('rolled back');
    })
    .catch(() => {});
  expect((await ask(0, person))?.seats).toHaveLength(1);
});
