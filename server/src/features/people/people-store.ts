import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database';
import { inForceOn } from '../../platform/in-force';
import type { SeatFunction } from '../../platform/schema';

/** Adds a unit with its desk and, with a registry, its registers. Returns the id of the desk. */
export async function insertUnit(
  db: Transaction,
  unit: {
    id: number;
    parentId: number | null;
    code: string;
    nameTh: string;
    nameEn: string;
    shortName: string;
    letterCode: string;
    level: number;
    hasRegistry: boolean;
  },
  now: Date,
): Promise<number> {
  await db
    .insertInto('unit')
    .values({
      id: unit.id,
      parent_id: unit.parentId,
      code: unit.code,
      name_th: unit.nameTh,
      name_en: unit.nameEn,
      short_name: unit.shortName,
      letter_code: unit.letterCode,
      level: unit.level,
      has_registry: unit.hasRegistry,
      changed_at: now,
    })
    .execute();
  await openRegisters(db, unit.id);
  await continueUnitIds(db);
  const desk = await db.insertInto('desk').values({ kind: 'unit', unit_id: unit.id }).returning('id').executeTakeFirstOrThrow();
  return desk.id;
}

/** Opens the registers of a unit with a registry; existing ones stay, even after the registry is gone. */
export async function openRegisters(db: Transaction, unitId: number): Promise<void> {
  await sql`
    insert into register (unit_id, kind, is_secret)
    select u.id, k, s.is_secret from unit u cross join unnest(enum_range(null::register_kind)) as k
      cross join (values (false), (true)) as s (is_secret)
    where u.id = ${unitId} and u.has_registry and (not s.is_secret or k in ('receive', 'send')) on conflict do nothing`.execute(db);
}

/** Continues the id sequence of units after manually assigned ids. */
async function continueUnitIds(db: Transaction): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('unit', 'id'), (select max(id) from unit))`.execute(db);
}

/** Adds a post with its desk. */
export async function insertPost(
  db: Transaction,
  post: { unitId: number; nameTh: string; nameEn: string; isHead: boolean; isExecutive: boolean },
  now: Date,
): Promise<{ postId: number; deskId: number }> {
  const { id } = await db
    .insertInto('post')
    .values({ unit_id: post.unitId, name_th: post.nameTh, name_en: post.nameEn, is_head: post.isHead, is_executive: post.isExecutive, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const desk = await db.insertInto('desk').values({ kind: 'post', unit_id: post.unitId, post_id: id }).returning('id').executeTakeFirstOrThrow();
  return { postId: id, deskId: desk.id };
}

/** Adds a person with personal desk, seat and account. */
export async function insertPerson(
  db: Transaction,
  person: {
    prefix: string;
    firstName: string;
    lastName: string;
    firstNameEn: string;
    lastNameEn: string;
    email: string;
    phone: string;
    unitId: number;
    username: string;
    passwordHash: string;
  },
  now: Date,
): Promise<{ personId: number; deskId: number }> {
  const { id } = await db
    .insertInto('person')
    .values({
      prefix: person.prefix,
      first_name: person.firstName,
      last_name: person.lastName,
      first_name_en: person.firstNameEn,
      last_name_en: person.lastNameEn,
      email: person.email,
      phone: person.phone,
      unit_id: person.unitId,
      created_at: now,
      changed_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const desk = await db.insertInto('desk').values({ kind: 'person', unit_id: person.unitId, person_id: id }).returning('id').executeTakeFirstOrThrow();
  await insertSeat(db, {
    deskId: desk.id,
    personId: id,
    function: 'self',
    postId: null,
    isMain: false,
    actingOrderId: null,
    startsOn: '1900-01-01',
    endsOn: null,
  });
  await db.insertInto('account').values({ person_id: id, username: person.username, password_hash: person.passwordHash, password_changed_at: now }).execute();
  return { personId: id, deskId: desk.id };
}

interface NewSeat {
  deskId: number;
  personId: number;
  function: SeatFunction;
  postId: number | null;
  isMain: boolean;
  actingOrderId: number | null;
  startsOn: string;
  endsOn: string | null;
}

export async function insertSeat(db: Transaction, seat: NewSeat): Promise<void> {
  await db
    .insertInto('seat')
    .values({
      desk_id: seat.deskId,
      person_id: seat.personId,
      function: seat.function,
      post_id: seat.postId,
      is_main: seat.isMain,
      acting_order_id: seat.actingOrderId,
      starts_on: seat.startsOn,
      ends_on: seat.endsOn,
    })
    .execute();
}

/** The post with its own desk and that of its unit. */
export async function findPost(db: Transaction, postId: number) {
  return db
    .selectFrom('post')
    .innerJoin('desk as own', 'own.post_id', 'post.id')
    .innerJoin('desk as unitDesk', (join) => join.onRef('unitDesk.unit_id', '=', 'post.unit_id').on('unitDesk.kind', '=', 'unit'))
    .where('post.id', '=', postId)
    .select(['own.id as deskId', 'unitDesk.id as unitDeskId', 'post.is_head as isHead'])
    .executeTakeFirst();
}

export async function findUnitDesk(db: Transaction, unitId: number): Promise<number | null> {
  const desk = await db.selectFrom('desk').where('unit_id', '=', unitId).where('kind', '=', 'unit').select('id').executeTakeFirst();
  return desk?.id ?? null;
}

/** A desk, the functions that count there (null for all), and the required clearance. */
interface DeskAsked {
  deskId: number;
  secrecy: number;
  functions: readonly SeatFunction[] | null;
  now: Date;
}

/** For each desk: the cleared persons who work there on that day with one of these functions. */
export async function personsAtEach(db: Transaction, asked: readonly DeskAsked[]): Promise<number[][]> {
  const questions = asked.map(({ deskId, secrecy, functions, now }) => JSON.stringify({ deskId, secrecy, functions, day: bangkokDay(now) }));
  const distinct = [...new Set(questions)];
  if (distinct.length === 0) return [];
  const { rows } = await sql<{ place: number; personId: number }>`
    select distinct a.place, s.person_id as "personId"
    from (select n::int - 1 as place, (one->>'deskId')::int as desk_id, (one->>'secrecy')::int as secrecy,
      one->'functions' as functions, (one->>'day')::date as day
      from jsonb_array_elements(${`[${distinct.join()}]`}::jsonb) with ordinality as given (one, n)) a
    join seat s on s.desk_id = a.desk_id and ${inForceOn('s', sql`a.day`)}
    where (a.functions = 'null' or a.functions ? s.function::text)
      and (a.secrecy = 1 or exists (select 1 from clearance c where c.person_id = s.person_id and c.level >= a.secrecy
        and ${inForceOn('c', sql`a.day`)}))`.execute(db);
  const persons = new Map(distinct.map((one) => [one, [] as number[]]));
  for (const { place, personId } of rows) persons.get(distinct[place] ?? '')?.push(personId);
  return questions.map((one) => persons.get(one) ?? []);
}

/** Persons who work at one of these desks on a day and are cleared for a secrecy class. */
export async function personsAtDesks(db: Transaction, deskIds: readonly number[], secrecy: number, now: Date): Promise<number[]> {
  const persons = await personsAtEach(
    db,
    deskIds.map((deskId) => ({ deskId, secrecy, functions: null, now })),
  );
  return [...new Set(persons.flat())];
}

export async function insertClearance(
  db: Transaction,
  given: { personId: number; level: number; orderNumber: string; startsOn: string; endsOn: string | null },
): Promise<void> {
  await db
    .insertInto('clearance')
    .values({ person_id: given.personId, level: given.level, order_number: given.orderNumber, starts_on: given.startsOn, ends_on: given.endsOn })
    .execute();
}

export async function insertRole(db: Transaction, personId: number, role: 'administrator' | 'auditor'): Promise<void> {
  await db.insertInto('person_role').values({ person_id: personId, role }).execute();
}
