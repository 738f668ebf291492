import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { connectPool, type Database, queryBuilder, type Transaction } from '../database';
import { type Names, namesOf } from './kept-names';
import { namesStamp } from './names-store';

let now = new Date('2026-11-23T09:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { db } = portal.running;
const { connection } = portal;

/** Two processes on one database, each with a memory of its own, and one that reads in English. */
const other = queryBuilder(connectPool(connection, 3));
const english = queryBuilder(connectPool(connection, 3), { language: 'en' });
afterAll(() => Promise.all([other.destroy(), english.destroy()]));

const officeOf = async () => {
  const unit = await portal.unit();
  const head = await portal.person(unit);
  const post = await portal.headPost(unit, head);
  return { unit, head, post };
};
type Office = Awaited<ReturnType<typeof officeOf>>;

const { rows: jobTypes } = await sql<{ id: number }>`insert into job_type (name_th) values ('ตรวจสอบ') returning id`.execute(db);
const jobTypeId = (jobTypes[0] as { id: number }).id;

/** Names as the view of a letter asks for them: under the stamp that its own statement answered. */
async function ask(on: Database | Transaction, { unit, head, post }: Office): Promise<Names> {
  const { rows } = await sql<{ stamp: number }>`select ${namesStamp} as stamp`.execute(on);
  const wanted = { desks: [unit.deskId, post.deskId], persons: [head.personId], posts: [post.postId], units: [unit.unitId], jobTypes: [jobTypeId] };
  return namesOf(on, (rows[0] as { stamp: number }).stamp, wanted, now);
}

interface Change {
  change(db: Transaction, office: Office): Promise<unknown>;
  seen(names: Names, office: Office): unknown;
  has: unknown;
  /** In which language it shows; in both by default. */
  in?: 'en';
}

const changes: Record<string, Change> = {
  'a person is renamed': {
    change: (tx, { head }) => sql`update person set last_name = 'ใหม่' where id = ${head.personId}`.execute(tx),
    seen: (names, { head, post }) => [names.person(head.personId).name.endsWith('ใหม่'), names.desk(post.deskId).holder?.endsWith('ใหม่')],
    has: [true, true],
  },
  'a prefix is translated otherwise': {
    change: async (tx, { head }) => {
      await sql`update person set first_name_en = 'Somchai', last_name_en = 'Jaidee' where id = ${head.personId}`.execute(tx);
      await sql`update prefix set name_en = 'Mister' where name_th = (select prefix from person where id = ${head.personId})`.execute(tx);
    },
    seen: (names, { head }) => names.person(head.personId).name,
    has: 'Mister Somchai Jaidee',
    in: 'en',
  },
  'a post is renamed': {
    change: (tx, { post }) => sql`update post set name_th = 'หัวหน้าใหม่', name_en = '' where id = ${post.postId}`.execute(tx),
    seen: (names, { head, post }) => [names.post(post.postId), names.desk(post.deskId).name, names.person(head.personId).postName],
    has: ['หัวหน้าใหม่', 'หัวหน้าใหม่', 'หัวหน้าใหม่'],
  },
  'a unit is renamed and loses its registry': {
    change: (tx, { unit }) => sql`update unit set name_th = 'กองใหม่', name_en = '', has_registry = false where id = ${unit.unitId}`.execute(tx),
    seen: (names, { unit, post }) => [names.unit(unit.unitId), names.desk(post.deskId).unitName, names.desk(unit.deskId).hasRegistry],
    has: ['กองใหม่', 'กองใหม่', false],
  },
  'the holder of a post leaves': {
    change: (tx, { head, post }) => sql`delete from seat where person_id = ${head.personId} and desk_id = ${post.deskId}`.execute(tx),
    seen: (names, { post }) => names.desk(post.deskId).holder,
    has: null,
  },
  'a person loses the main post': {
    change: (tx, { head, post }) => sql`delete from seat where person_id = ${head.personId} and post_id = ${post.postId}`.execute(tx),
    seen: (names, { head }) => names.person(head.personId).postName,
    has: '',
  },
  'a kind of assignments is renamed': {
    change: (tx) => sql`update job_type set name_th = name_th || 'ใหม่' where id = ${jobTypeId}`.execute(tx),
    seen: (names) => names.jobType(jobTypeId).th.endsWith('ใหม่'),
    has: true,
  },
};

describe.each(Object.entries(changes))('%s', (_name, { change, seen, has, in: language }) => {
  const nodes = language === 'en' ? [english] : [db, other];

  it('is shown at once by every process', async () => {
    const office = await officeOf();
    for (const node of nodes) expect(seen(await ask(node, office), office)).not.toEqual(has);
    await db.transaction().execute((tx) => change(tx, office));
    for (const node of nodes) expect(seen(await ask(node, office), office)).toEqual(has);
  });
});

it('no reading that begins after the commit shows an earlier name, while others read all the time', async () => {
  const office = await officeOf();
  const { unit } = office;
  let committed = '';
  const faults: string[] = [];
  const askOn = async (node: Database) => {
    for (let more = 8; more > 0; ) {
      const atLeast = committed;
      if (atLeast === 'ชื่อ 5') more--;
      const name = (await ask(node, office)).unit(unit.unitId);
      if (atLeast !== '' && name < atLeast) faults.push(`${name} after ${atLeast}`);
    }
  };
  const asking = [db, other, db, other].map(askOn);
  for (let round = 1; round <= 5; round++) {
    const name = `ชื่อ ${round}`;
    await db.transaction().execute((tx) => sql`update unit set name_th = ${name}, name_en = '' where id = ${unit.unitId}`.execute(tx));
    committed = name;
  }
  await Promise.all(asking);
  expect(faults).toEqual([]);
});

it('a change that is rolled back is seen by its own transaction only', async () => {
  const office = await officeOf();
  const { unit } = office;
  const before = (await ask(db, office)).unit(unit.unitId);
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`update unit set name_th = 'ไม่จริง' where id = ${unit.unitId}`.execute(tx);
      expect((await ask(tx, office)).unit(unit.unitId)).toBe('ไม่จริง');
      expect((await ask(db, office)).unit(unit.unitId)).toBe(before);
      throw new Error('rolled back');
    })
    .catch(() => {});
  for (const node of [db, other]) expect((await ask(node, office)).unit(unit.unitId)).toBe(before);
});

it('who holds a post changes at midnight without a change of any row', async () => {
  const office = await officeOf();
  const { post, head } = office;
  await sql`update seat set ends_on = '2026-11-23' where person_id = ${head.personId} and desk_id = ${post.deskId}`.execute(db);
  expect((await ask(db, office)).desk(post.deskId).holder).not.toBeNull();
  now = new Date('2026-11-24T00:00:00+07:00');
  expect((await ask(db, office)).desk(post.deskId).holder).toBeNull();
  now = new Date('2026-11-23T09:00:00+07:00');
});

it('changes of names at the same time do not wait for each other before they commit', async () => {
  const [one, two] = [await officeOf(), await officeOf()];
  const rename = (tx: Transaction, { unit }: Office) => sql`update unit set name_en = 'Unit' where id = ${unit.unitId}`.execute(tx);
  await db.transaction().execute(async (first) => {
    await rename(first, one);
    await db.transaction().execute((second) => rename(second, two));
  });
  for (const office of [one, two]) expect((await ask(english, office)).unit(office.unit.unitId)).toBe('Unit');
});
