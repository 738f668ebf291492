import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { outsideService, testBrowser } from '../../../test/outside/services';
import { type TestPerson, testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';
import { chrome, openAnother } from '../../../test/sessions';

// A Monday, at work.
const morning = new Date('2026-11-16T10:00:00+07:00');
let now = morning;
const pushes = await outsideService();
const portal = await testPortal({ environment: { APP_MODE: 'DEV', WEBHOOK_NETWORKS: 'loopback' }, clock: () => now });
const { db } = portal.running;
const route = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
await sql`update notification_event set mail = false, line = false, push = true where code = 'assignment'`.execute(db);

const browser = testBrowser();
let devices = 0;
const add = (as: TestPerson, endpoint = `${pushes.url}/send/${++devices}`, keys = browser.keys) =>
  portal.post('/api/core/push-devices/add', { endpoint, keys }, { as, headers: { 'user-agent': chrome } });
const mine = async (as: TestPerson) => (await portal.get('/api/core/push-devices', { as })).body;
const assign = async (to: TestPerson, subject: string) => {
  const { legId } = await route.received(registrar, unit, { subject });
  await route.assign(registrar, legId, { parties: [main(to)], task: '', needsReport: false });
  await portal.deliver();
};
const states = async ({ personId }: TestPerson) => {
  const { rows } = await sql<{ state: string; error: string | null }>`
    select state, error from notice_delivery where person_id = ${personId} and channel = 'push' order by id`.execute(db);
  return rows;
};

beforeEach(() => {
  now = morning;
  pushes.answer = (reply) => reply.end('{}');
});

describe('devices that show pushed notices', () => {
  it('are forgotten when the push service has lost them, when they are signed out, and when somebody else signs in there', async () => {
    const officer = await portal.person(unit);
    await add(officer);
    pushes.answer = (reply) => reply.writeHead(410).end();
    await assign(officer, 'หนึ่ง');
    expect((await mine(officer)).items).toEqual([]);
    expect(await states(officer)).toEqual([{ state: 'dropped', error: 'noAddress' }]);
    const other = await portal.person(unit);
    const endpoint = `${pushes.url}/send/shared`;
    await add(officer, endpoint);
    expect((await portal.post('/api/core/push-devices/whose', { endpoint }, { as: officer })).body.mine).toBe(true);
    expect((await portal.post('/api/core/push-devices/whose', { endpoint }, { as: other })).body.mine).toBe(false);
    expect((await mine(officer)).items).toEqual([]);
    await add(other, endpoint);
    await portal.post('/api/core/sessions/end-others', {}, { as: other });
    expect((await mine(other)).items).toHaveLength(1);
    await portal.post('/api/logout', {}, { as: other });
    await portal.deliver();
    expect(await db.selectFrom('push_device').where('person_id', '=', other.personId).select('id').execute()).toEqual([]);
  });

  it('follow their person to the next session, and are signed out with that', async () => {
    const officer = await portal.person(unit);
    const endpoint = `${pushes.url}/send/next-day`;
    await add(officer, endpoint);
    const nextDay = { ...officer, ...(await openAnother(db, officer, now)) };
    await portal.post('/api/core/push-devices/whose', { endpoint }, { as: nextDay });
    await portal.post('/api/logout', {}, { as: nextDay });
    await portal.deliver();
    expect((await mine(officer)).items).toEqual([]);
  });

  it('that their push service refuses hold up nobody else', async () => {
    const [refused, officer] = [await portal.person(unit), await portal.person(unit)];
    await add(refused);
    await add(officer);
    pushes.answer = (reply) => reply.writeHead(403).end('other keys');
    await assign(refused, 'หนึ่ง');
    expect(await states(refused)).toEqual([{ state: 'waiting', error: expect.stringContaining('403') }]);
    pushes.answer = (reply) => reply.writeHead(201).end();
    await assign(officer, 'สอง');
    expect(await states(officer)).toEqual([{ state: 'sent', error: null }]);
    now = new Date(morning.getTime() + 61 * 60_000);
    await portal.deliver();
    expect(await states(refused)).toEqual([{ state: 'sent', error: null }]);
  });

  it('whose push service asks for time are tried when it has passed, and others at that service as well', async () => {
    const officer = await portal.person(unit);
    await add(officer);
    pushes.answer = (reply) => reply.writeHead(429, { 'retry-after': '1800' }).end();
    await assign(officer, 'หนึ่ง');
    expect(await states(officer)).toEqual([{ state: 'waiting', error: expect.stringContaining('429') }]);
    pushes.answer = (reply) => reply.writeHead(201).end();
    now = new Date(morning.getTime() + 29 * 60_000);
    await portal.deliver();
    expect((await states(officer)).map(({ state }) => state)).toEqual(['waiting']);
    now = new Date(morning.getTime() + 31 * 60_000);
    await portal.deliver();
    expect(await states(officer)).toEqual([{ state: 'sent', error: null }]);
  });

  it('have keys for which something can be encrypted', async () => {
    const officer = await portal.person(unit);
    const offCurve = Buffer.alloc(65, 4).toString('base64url');
    for (const keys of [
      { ...browser.keys, p256dh: 'AAAAAAAAAAAAAA' },
      { ...browser.keys, p256dh: offCurve },
      { ...browser.keys, auth: 'AAAAAAAAAAAA' },
    ]) {
      expect(await add(officer, undefined, keys)).toMatchObject({ code: 422, body: { code: 'notPushKeys' } });
    }
  });

  it('are one’s own, and at addresses that may be reached', async () => {
    const [officer, other] = [await portal.person(unit), await portal.person(unit)];
    await add(officer);
    const [{ deviceId }] = (await mine(officer)).items;
    expect((await portal.post('/api/core/push-devices/remove', { deviceId }, { as: other })).code).toBe(404);
    expect((await portal.post('/api/core/push-devices/remove', { deviceId }, { as: officer })).code).toBe(200);
    for (const endpoint of ['ftp://push.example.com/x', 'https://10.0.0.1/send/1', 'no address at all'])
      expect(await add(officer, endpoint)).toMatchObject({ code: 422, body: { code: 'notPushAddress' } });
  });
});
