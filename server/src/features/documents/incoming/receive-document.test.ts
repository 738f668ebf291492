import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';

let now = new Date('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar', name: 'ปรียา' });
const colleague = await portal.person(unit, { function: 'registrar' });
const stranger = await portal.person(await portal.unit(), { function: 'registrar' });
const receive = (legId: number, as = registrar) => portal.post('/api/sarabun/receive-document', { legId }, { as });

it('gives the next number of the register, moves the row, and announces it', async () => {
  const { legId, documentId } = await letterFor(portal, registrar, unit);
  const waiting = await portal.post('/api/sarabun/get-todo-list', { typeCode: 'unreceived' }, { as: registrar });
  expect(waiting.body.data.map((row: { F_TRANS_ID: number }) => row.F_TRANS_ID)).toContain(legId);
  const { body } = await receive(legId);
  expect(body.item).toMatchObject({ documentId, legId, receiveNumber: 1, year: 2569, receivedAt: '2026-11-21T10:00:00+07:00' });
  expect((await portal.post('/api/sarabun/get-todo-list', { typeCode: 'unreceived' }, { as: registrar })).body.total).toBe(0);
  expect((await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' }, { as: registrar })).body.data[0].F_DOC_ID).toBe(documentId);
  const facts = await sql<{
    name: string;
  }>`select payload->>'name' as name from job where kind = 'event' and payload->'fact'->>'legId' = ${String(legId)} order by id`.execute(portal.running.db);
  expect(facts.rows.map((fact) => fact.name)).toEqual(['document.arrived', 'document.received']);
});

it('counts who received it, and who opens it now, among those who have opened it', async () => {
  const { legId, documentId } = await letterFor(portal, registrar, unit);
  await receive(legId);
  const open = async (as: TestPerson) => (await portal.get(`/api/sarabun/document?documentId=${documentId}&legId=${legId}`, { as })).body.item;
  expect(await open(registrar)).toMatchObject({ readers: 1, route: [{ openedBy: expect.stringContaining('ปรียา') }] });
  expect((await open(colleague)).readers).toBe(2);
  expect((await open(registrar)).readers).toBe(2);
  const waiting = await letterFor(portal, registrar, unit);
  const first = (await portal.get(`/api/sarabun/document?documentId=${waiting.documentId}`, { as: colleague })).body.item;
  expect(first).toMatchObject({ readers: 1, route: [{ openedAt: '2026-11-21T10:00:00+07:00', openedBy: expect.stringContaining('สมชาย') }] });
});

it('tells the slower registrar who received it, under which number and when', async () => {
  const { legId } = await letterFor(portal, registrar, unit);
  const first = await receive(legId);
  const second = await receive(legId, colleague);
  expect(second.code).toBe(409);
  expect(second.body.code).toBe('alreadyReceived');
  expect(second.body.message).toContain('ปรียา');
  expect(second.body.message).toContain(`เลขรับ ${first.body.item.receiveNumber}`);
});

it('lets exactly one of two registrars win who press at the same moment', async () => {
  const { legId } = await letterFor(portal, registrar, unit);
  const replies = await Promise.all([receive(legId), receive(legId, colleague), receive(legId), receive(legId, colleague)]);
  expect(replies.map((reply) => reply.code).sort()).toEqual([200, 409, 409, 409]);
});

it('refuses by "does not exist" who may not know of the letter, and any id that is none', async () => {
  const { legId } = await letterFor(portal, registrar, unit);
  const foreign = await receive(legId, stranger);
  expect(foreign.code).toBe(404);
  expect((await receive(999_999, stranger)).body).toEqual(foreign.body);
  expect((await portal.post('/api/sarabun/receive-document', { legId: 'x' }, { as: registrar })).code).toBe(422);
  expect((await portal.post('/api/sarabun/receive-document', { legId })).code).toBe(401);
});

it('refuses a colleague of the unit who is no registrar', async () => {
  const head = await portal.person(unit);
  await portal.headPost(unit, head);
  const { legId } = await letterFor(portal, registrar, unit);
  expect((await receive(legId, head)).code).toBe(403);
});

describe('fifty registrars at once', () => {
  it('get fifty consecutive numbers: none twice, none lost', async () => {
    const busy = await portal.unit();
    const registrars = await Promise.all(Array.from({ length: 5 }, () => portal.person(busy, { function: 'registrar' })));
    const letters = await Promise.all(Array.from({ length: 50 }, (_, i) => letterFor(portal, registrars[i % 5] ?? registrar, busy)));
    const replies = await Promise.all(letters.map(({ legId }, i) => receive(legId, registrars[i % 5])));
    expect(replies.map((reply) => reply.code)).toEqual(Array(50).fill(200));
    const numbers = replies.map((reply) => reply.body.item.receiveNumber as number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
  });
});

describe('a number', () => {
  it('is not used up by a receipt that was rolled back', async () => {
    const calm = await portal.unit();
    const clerk = await portal.person(calm, { function: 'registrar' });
    const [one, two] = [await letterFor(portal, clerk, calm), await letterFor(portal, clerk, calm)];
    await sql`create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'crash in the middle'; end $$`.execute(
      portal.running.db,
    );
    await sql`create trigger fail_once before insert on audit for each row execute function fail_once()`.execute(portal.running.db);
    expect((await receive(one.legId, clerk)).code).toBe(500);
    await sql`drop trigger fail_once on audit`.execute(portal.running.db);
    expect((await receive(two.legId, clerk)).body.item.receiveNumber).toBe(1);
    expect((await receive(one.legId, clerk)).body.item.receiveNumber).toBe(2);
  });

  it('starts again at 1 with the Buddhist year, at midnight in Bangkok', async () => {
    const office = await portal.unit();
    const clerk = await portal.person(office, { function: 'registrar' });
    const letters = await Promise.all([1, 2, 3].map(() => letterFor(portal, clerk, office)));
    now = new Date('2026-11-27T23:59:59+07:00');
    const before = await receive(letters[0]?.legId ?? 0, clerk);
    const session = await portal.post('/api/login', { username: clerk.username, password: 'Portal1234' });
    now = new Date('2026-12-31T23:59:59+07:00');
    const again = await portal.post('/api/login', { username: clerk.username, password: 'Portal1234' });
    const eve = await receive(letters[1]?.legId ?? 0, { ...clerk, token: again.body.token });
    now = new Date('2027-01-01T00:00:00+07:00');
    const day = await receive(letters[2]?.legId ?? 0, { ...clerk, token: again.body.token });
    now = new Date('2026-11-21T10:00:00+07:00');
    expect(session.body.status).toBe('success');
    expect([before, eve, day].map((reply) => [reply.body.item.year, reply.body.item.receiveNumber])).toEqual([
      [2569, 1],
      [2569, 2],
      [2570, 1],
    ]);
  });
});
