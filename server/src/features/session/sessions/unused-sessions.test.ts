import { avatarAddress } from '@sarabun/contract/account/avatar';
import { backgroundHeader } from '@sarabun/contract/endpoint';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testPortal } from '../../../../test/portal';
import { endUnusedSessions } from './end-unused-sessions';

let now = Date.parse('2026-11-23T09:00:00+07:00');
const minutes = (count: number) => {
  now += count * 60_000;
};
const environment = { IDLE_MS: String(30 * 60_000), IDLE_LOGOUT_DELAY_MS: '5000' };
const portal = await testPortal({ clock: () => new Date(now), environment });
const { db, world } = portal.running;
const unit = await portal.unit();
/** Half an hour, the five seconds of the question, and five minutes. */
const limit = async () => 30 * 60_000 + 5000 + 5 * 60_000;

const verify = (token: string, headers: Record<string, string> = {}) => portal.post('/api/verify', {}, { as: { token }, headers });
const background = { [backgroundHeader]: '1' };
const lastSeen = async (personId: number) =>
  (await db.selectFrom('session').where('person_id', '=', personId).select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at.getTime();
/** The use of a session is recorded alongside the request. */
const noted = (personId: number) => expect.poll(() => lastSeen(personId)).toBe(now);

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
beforeEach(() => minutes(60));

it('an unused session ends after the idle time and five minutes', async () => {
  const person = await portal.person(unit);
  minutes(35);
  expect((await verify(person.token, background)).code).toBe(200);
  now += 5001;
  expect(await verify(person.token)).toMatchObject({ code: 401, body: { code: 'notSignedIn' } });
});

it('who goes on working is never thrown out, all day', async () => {
  const person = await portal.person(unit);
  for (let half = 0; half < 18; half++) {
    minutes(30);
    expect((await verify(person.token)).code).toBe(200);
    await noted(person.personId);
  }
});

it('what a page asks by itself, its pictures and its socket do not keep a session', async () => {
  const person = await portal.person(unit);
  const address = await portal.running.app.listen({ port: 0, host: '127.0.0.1' });
  const begun = await lastSeen(person.personId);
  for (let n = 0; n < 3; n++) {
    minutes(10);
    expect((await verify(person.token, background)).code).toBe(200);
    const picture = await portal.running.app.inject({
      url: avatarAddress(person.personId, 'x'),
      headers: { cookie: `sarabun_auth=${person.token}` },
    });
    expect(picture.statusCode).toBe(200);
    const socket = io(address, { auth: { token: person.token }, reconnection: false, forceNew: true });
    sockets.push(socket);
    await new Promise((done) => socket.once('connect', () => done(null)));
  }
  expect(await lastSeen(person.personId)).toBe(begun);
  minutes(6);
  expect((await verify(person.token, background)).code).toBe(401);
  const late = io(address, { auth: { token: person.token }, reconnection: false, forceNew: true });
  sockets.push(late);
  expect(await new Promise((done) => late.once('connect_error', (error) => done(error.message)))).toBe('notSignedIn');
});

it('a page left open is thrown out, the list of devices says why, and whoever works stays', async () => {
  const [left, working] = [await portal.person(unit), await portal.person(unit)];
  const address = portal.running.app.server.address() as { port: number };
  const socket = io(`http://127.0.0.1:${address.port}`, { auth: { token: left.token }, reconnection: false, forceNew: true });
  sockets.push(socket);
  await new Promise((done) => socket.once('connect', () => done(null)));
  const heard = new Promise((done) => socket.once('session-revoked', done));
  minutes(30);
  await verify(working.token);
  await noted(working.personId);
  minutes(6);
  await endUnusedSessions(world, limit);
  expect(await heard).toEqual({ reason: 'idle' });
  expect((await verify(working.token)).code).toBe(200);
  const again = (await portal.post('/api/login', { username: left.username, password: 'Portal1234' })).body;
  const { data } = (await portal.get('/api/core/sessions', { as: again })).body;
  expect(data).toMatchObject([{ isOpen: true }, { isOpen: false, endReason: 'idle' }]);
});

it('nothing is written where no session is over', async () => {
  await endUnusedSessions(world, limit);
  const audited = async () => (await db.selectFrom('audit').where('action', '=', 'endUnusedSessions').selectAll().execute()).length;
  const before = await audited();
  await endUnusedSessions(world, limit);
  expect(await audited()).toBe(before);
});

it('the time is the one that the administrator has set, from that moment on', async () => {
  const admin = await portal.person(unit);
  await portal.grant(admin, 'admin-configs', 'manage');
  const person = await portal.person(unit);
  const saved = await portal.post('/api/core/save-agency-value', { name: 'idleMinutes', value: 10, version: 0 }, { as: admin });
  expect(saved.body.status).toBe('success');
  await portal.deliver();
  minutes(15);
  expect((await verify(person.token, background)).code).toBe(200);
  now += 5001;
  expect((await verify(person.token)).code).toBe(401);
});
