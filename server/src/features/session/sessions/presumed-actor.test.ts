import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { actorFinder } from './find-actor';

let now = new Date('2026-11-28T09:00:00+07:00');
// With two connections, a few calls at once teach each what the server must know of the check.
const portal = await testPortal({ clock: () => now, environment: { DATABASE_CONNECTIONS: '2' } });
const { db } = portal.running;
const unit = await portal.unit();

const page = { typeCode: 'jobReceived', page: 1, pageSize: 10 };
const readPage = (as: TestPerson) => portal.post('/api/sarabun/get-todo-list', page, { as });
const readHealth = (as: TestPerson) => portal.get('/api/core/jobs/health', { as });

/** Asks often enough that memory knows the person, and every connection the statements. */
async function known(person: TestPerson, ask = readPage): Promise<void> {
  for (let times = 0; times < 3; times++) await Promise.all(Array.from({ length: 12 }, () => ask(person)));
}

/** The statements of some work as the driver is given them. */
async function sentDuring(work: () => Promise<unknown>): Promise<{ text: string; ahead: string | undefined }[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const calls = sent.mock.calls as unknown as [{ text: string; ahead?: { text: string } | null }][];
  sent.mockRestore();
  return calls.map(([{ text, ahead }]) => ({ text, ahead: ahead?.text }));
}

const endSession = ({ personId }: TestPerson) => sql`update session set ended_at = ${now}, end_reason = 'revoked' where person_id = ${personId}`;

it('asks whether the session is open together with the first read of a call', async () => {
  const person = await portal.person(unit);
  await known(person);
  const mine = (await sentDuring(() => readPage(person))).filter(({ text }) => /queue_entry|session/.test(text));
  expect(mine).toEqual([{ text: expect.stringContaining('queue_entry'), ahead: expect.stringContaining('from session') }]);
});

it('answers nothing more to a session that has ended, whatever memory says', async () => {
  const person = await portal.person(unit);
  await known(person);
  await endSession(person).execute(db);
  expect((await readPage(person)).code).toBe(401);
  expect((await portal.post('/api/verify', {}, { as: person })).code).toBe(401);
});

it('says so too where the call reads nothing, or its input is refused', async () => {
  const person = await portal.person(unit);
  const wrong = () => portal.post('/api/sarabun/get-todo-list', { ...page, page: 'x' }, { as: person });
  await known(person);
  expect((await wrong()).code).toBe(422);
  await endSession(person).execute(db);
  expect((await wrong()).code).toBe(401);
});

it('neither answers nor refuses by a right that has changed since', async () => {
  const person = await portal.person(unit);
  await known(person, readHealth);
  expect((await readHealth(person)).code).toBe(403);
  await portal.role(person, 'administrator');
  expect((await readHealth(person)).code).toBe(200);
  await known(person, readHealth);
  await sql`delete from person_role where person_id = ${person.personId}`.execute(db);
  expect((await readHealth(person)).code).toBe(403);
});

it('answers by the seats of today after midnight', async () => {
  const person = await portal.person(unit);
  await known(person);
  await sql`update seat set ends_on = '2026-11-28' where person_id = ${person.personId}`.execute(db);
  await known(person);
  now = new Date('2026-11-29T00:00:00+07:00');
  expect((await portal.post('/api/sarabun/get-todo-list', { ...page, desk: person.deskId }, { as: person })).code).toBe(404);
  now = new Date('2026-11-28T09:00:00+07:00');
});

it('answers no call that begins after the session ended, while others read all the time', async () => {
  const person = await portal.person(unit);
  await known(person);
  let ended = false;
  const late: number[] = [];
  const readOn = async () => {
    for (let more = 5; more > 0; ) {
      const isLate = ended;
      const { code } = await readPage(person);
      if (!isLate) continue;
      late.push(code);
      more--;
    }
  };
  const reading = Array.from({ length: 6 }, readOn);
  await db.transaction().execute((tx) => endSession(person).execute(tx));
  ended = true;
  await Promise.all(reading);
  expect(late).toEqual(late.map(() => 401));
});

it('presumes nobody who did not ask before, and nobody any more after a change was found', async () => {
  const person = await portal.person(unit);
  const { find, presume } = actorFinder(db, () => now);
  const how = { isUse: false };
  expect(await presume(person.token, how)).toBeNull();
  const actor = await find(person.token, how);
  const presumed = await presume(person.token, how);
  expect(presumed?.actor).toEqual(actor);
  await expect(presumed?.check.mustHold()).resolves.toBeUndefined();
  await sql`update person set last_name = 'อื่น' where id = ${person.personId}`.execute(db);
  const other = await presume(person.token, how);
  await expect(other?.check.mustHold()).rejects.toThrow();
});

it('records the use of a session whose person was presumed', async () => {
  const person = await portal.person(unit);
  const seen = async () => (await sql<{ at: Date }>`select max(last_seen_at) as at from session where person_id = ${person.personId}`.execute(db)).rows[0]?.at;
  await known(person);
  now = new Date('2026-11-28T09:05:00+07:00');
  await readPage(person);
  await expect.poll(seen).toEqual(now);
});
