import { describe, expect, it } from 'vitest';
import { password, type TestPerson, testPortal } from '../../../../test/portal';
import { chrome, openAnother } from '../../../../test/sessions';

let moved = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + moved) });
const { db } = portal.running;
const unit = await portal.unit();
const list = (as: { token: string }, query = '') => portal.get(`/api/core/sessions${query}`, { as });
const isAlive = async (as: { token: string }) => (await portal.post('/api/verify', {}, { as })).code === 200;

const openBeside = (person: TestPerson) => openAnother(db, person);

describe('the list', () => {
  it('shows open sessions first with browser, address and times, then what was and why it ended', async () => {
    const person = await portal.person(unit);
    const again = await portal.post('/api/login', { username: person.username, password }, { headers: { 'user-agent': chrome } });
    const { body } = await list({ token: again.body.token });
    expect(body).toMatchObject({ total: 2, page: 1, pageSize: 10 });
    expect(body.data).toMatchObject([
      {
        isCurrent: true,
        isOpen: true,
        browser: 'Chrome',
        system: 'Windows',
        kind: 'computer',
        address: '127.0.0.1',
        way: 'password',
        endedAt: null,
        endReason: null,
      },
      { isCurrent: false, isOpen: false, endReason: 'elsewhere', endedAt: expect.stringMatching(/\+07:00$/) },
    ]);
    expect(JSON.stringify(body)).not.toContain('token');
  });

  it('says of a session whose days have run out that it expired', async () => {
    const person = await portal.person(unit);
    moved = 8 * 24 * 3600 * 1000;
    const again = await portal.post('/api/login', { username: person.username, password });
    await db
      .updateTable('session')
      .set({ ended_at: null, end_reason: null })
      .where('person_id', '=', person.personId)
      .where('end_reason', 'is not', null)
      .execute();
    const { body } = await list({ token: again.body.token });
    moved = 0;
    expect(body.data[1]).toMatchObject({ isOpen: false, endReason: 'expired', endedAt: expect.any(String) });
  });

  it('is paged without losing or repeating a line', async () => {
    const person = await portal.person(unit);
    for (let i = 0; i < 4; i++) await openBeside(person);
    const pages = await Promise.all([1, 2, 3].map(async (page) => (await list(person, `?page=${page}&pageSize=2`)).body.data));
    const ids = pages.flat().map((row: { sessionId: number }) => row.sessionId);
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    expect((await list(person, '?pageSize=101')).code).toBe(422);
  });

  it('shows nothing of anybody else', async () => {
    const [person, other] = [await portal.person(unit), await portal.person(unit)];
    const [mine] = (await list(person)).body.data;
    const [theirs] = (await list(other)).body.data;
    expect((await list(person)).body.data.map((row: { sessionId: number }) => row.sessionId)).not.toContain(theirs.sessionId);
    expect(await portal.post('/api/core/sessions/end', { sessionId: theirs.sessionId }, { as: person })).toMatchObject({
      code: 404,
      body: { code: 'notFound' },
    });
    expect((await portal.post('/api/core/sessions/end', { sessionId: 999_999_999 }, { as: person })).body).toEqual(
      (await portal.post('/api/core/sessions/end', { sessionId: theirs.sessionId }, { as: person })).body,
    );
    expect(await isAlive(other)).toBe(true);
    expect(mine.sessionId).not.toBe(theirs.sessionId);
  });
});

describe('signing devices out', () => {
  it('ends one of them at once, and its history says so', async () => {
    const person = await portal.person(unit);
    const beside = await openBeside(person);
    expect((await portal.post('/api/core/sessions/end', { sessionId: beside.sessionId }, { as: person })).body).toEqual({ status: 'success' });
    expect(await isAlive(beside)).toBe(false);
    expect(await isAlive(person)).toBe(true);
    const { data } = (await list(person)).body;
    expect(data[1]).toMatchObject({ sessionId: beside.sessionId, endReason: 'revoked', address: '10.1.2.3' });
    expect((await portal.post('/api/core/sessions/end', { sessionId: beside.sessionId }, { as: person })).body).toEqual({ status: 'success' });
  });

  it('ends all others, and leaves this one', async () => {
    const person = await portal.person(unit);
    const others = [await openBeside(person), await openBeside(person)];
    expect((await portal.post('/api/core/sessions/end-others', {}, { as: person })).body).toEqual({ status: 'success', ended: 2 });
    expect(await Promise.all(others.map(isAlive))).toEqual([false, false]);
    expect(await isAlive(person)).toBe(true);
    expect((await portal.post('/api/core/sessions/end-others', {}, { as: person })).body.ended).toBe(0);
  });

  it('can end the session that asks', async () => {
    const person = await portal.person(unit);
    const [{ sessionId }] = (await list(person)).body.data;
    await portal.post('/api/core/sessions/end', { sessionId }, { as: person });
    expect(await isAlive(person)).toBe(false);
  });

  it('needs a session, and consent', async () => {
    const stranger = await portal.person(unit, { consents: false });
    expect((await portal.post('/api/core/sessions/end-others', {})).code).toBe(401);
    expect((await portal.post('/api/core/sessions/end-others', {}, { as: stranger })).body.code).toBe('consentRequired');
    expect((await list(stranger)).code).toBe(200);
  });
});
