import { reportFigures } from '@sarabun/contract/service-keys/module-figures';
import { sendModuleNotice } from '@sarabun/contract/service-keys/module-notices';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const hour = 3_600_000;
let ahead = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + ahead) });
const { db } = portal.running;
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'service-keys', 'manage');
const watcher = await portal.person(unit);
await portal.grant(watcher, 'service-keys', 'query');
const [driver, rider] = [await portal.person(unit), await portal.person(unit)];
const page = '/api/core/settings/service-keys';
const settings = { name: 'ระบบจองรถ', modules: ['CAR'], origins: ['https://car.example.go.th'], perMinute: 600 };

const create = async (part: object = {}) =>
  (await portal.post(`${page}/create`, { ...settings, ...part }, { as: keeper })).body as { id: number; secret: string };
const notice = { module: 'CAR', receivers: [driver.username], titleTh: 'อนุมัติการจองรถแล้ว', titleEn: 'Your car is booked', textTh: 'รถตู้ <b>กข 1234</b>\nพรุ่งนี้' };
const send = (secret: string, part: object = {}, headers = {}) =>
  portal.post('/api/service/notifications', { ...notice, ...part }, { as: { token: secret }, headers });
const bellOf = async (person: { token: string }, language = 'th') => {
  await portal.deliver();
  return (await portal.post('/api/sarabun/get-notifications', {}, { as: person, headers: { 'accept-language': language } })).body.items;
};
const usesOf = async (id: number) => (await portal.post(`${page}/uses`, { id }, { as: watcher })).body;
const listed = async (id: number) => (await portal.get(page, { as: watcher })).body.items.find((key: { id: number }) => key.id === id);

describe('a notice of another system', () => {
  it('reaches its receivers once, in their language, with its link and urgency; unknown ones are named', async () => {
    const { secret } = await create();
    const receivers = [driver.username, `${rider.username}@example.go.th`.toUpperCase(), driver.username, 'nobody.here'];
    const sent = await send(secret, { receivers, link: 'https://car.example.go.th/bookings?id=7', urgency: 'urgent' });
    expect(sent).toMatchObject({ code: 200, body: { accepted: 2, unknown: ['nobody.here'] } });
    for (const person of [driver, rider]) expect((await bellOf(person)).totalAlert).toBe(1);
    const [alert] = (await bellOf(driver)).alerts;
    expect(alert).toMatchObject({ MODULE: 'CAR', NN_TITLE: 'อนุมัติการจองรถแล้ว', F_DOC_ID: null, F_DOC_SPEED: 2, F_DOC_SPEED_NAME: 'ด่วน' });
    expect(alert).toMatchObject({ NN_DATA: 'รถตู้ &lt;b&gt;กข 1234&lt;/b&gt;<br>พรุ่งนี้', LINK: 'https://car.example.go.th/bookings?id=7' });
    expect((await bellOf(driver, 'en')).alerts[0]).toMatchObject({ NN_TITLE: 'Your car is booked' });
  });

  it('that expires is gone from then on', async () => {
    const { secret } = await create();
    const person = await portal.person(unit);
    const expiresAt = new Date(Date.now() + hour).toISOString();
    await send(secret, { receivers: [person.username], expiresAt });
    expect(await bellOf(person)).toMatchObject({ totalAlert: 1, alerts: [{ MODULE: 'CAR' }] });
    ahead = 2 * hour;
    expect(await bellOf(person)).toMatchObject({ totalAlert: 0, alerts: [] });
    expect((await send(secret, { expiresAt })).body).toMatchObject({ code: 'alreadyExpired' });
    ahead = 0;
  });

  it('is written once for its idempotency key, which is apart for each key', async () => {
    const [one, other] = [await create(), await create()];
    const person = await portal.person(unit);
    const part = { receivers: [person.username] };
    const headers = { 'idempotency-key': 'booking-7' };
    const [first, again] = await Promise.all([send(one.secret, part, headers), send(one.secret, part, headers)]);
    expect(again.body).toEqual(first.body);
    expect((await send(one.secret, { ...part, titleTh: 'อื่น' }, headers)).body).toMatchObject({ code: 'keyUsedOtherwise' });
    expect((await send(other.secret, part, headers)).body.noticeId).not.toBe(first.body.noticeId);
    expect((await bellOf(person)).totalAlert).toBe(2);
  });

  it('is refused for another module, a link elsewhere, and where the office switched the module off', async () => {
    const { secret } = await create({ modules: ['CAR', 'ROOM'] });
    expect(await send(secret, { module: 'LEAVE' })).toMatchObject({ code: 403, body: { code: 'keyNotForModule' } });
    expect(await send(secret, { module: 'SARABAN' })).toMatchObject({ code: 422 });
    expect(await send(secret, { link: 'https://evil.example/' })).toMatchObject({ code: 422, body: { fields: { link: expect.any(String) } } });
    await db.updateTable('notification_event').set({ active: false }).where('code', '=', 'module.ROOM').execute();
    expect(await send(secret, { module: 'ROOM' })).toMatchObject({ code: 409, body: { code: 'moduleOff' } });
  });

  const examples = [sendModuleNotice, reportFigures].flatMap(({ path, examples }) => Object.keys(examples ?? {}).map((name) => ({ path, name })));
  it.each(examples)('the example $name of $path in the documentation works', async ({ path, name }) => {
    const { paths } = (await portal.get('/api/openapi.json')).body;
    const { post } = paths[path];
    expect(post.security).toEqual([{ serviceKey: [] }]);
    const { value } = post.requestBody.content['application/json'].examples[name];
    const { secret } = await create({ modules: [value.module] });
    expect(await portal.post(path, value, { as: { token: secret } })).toMatchObject({ code: 200, body: { unknown: expect.any(Array) } });
  });
});

describe('a key', () => {
  it('is a secret that is shown once and kept nowhere', async () => {
    const { id, secret } = await create();
    expect(secret).toMatch(/^srb_[\w-]{43}$/);
    await send(secret);
    for (const table of ['service_key', 'service_key_secret', 'service_key_use', 'module_notice', 'given_answer', 'audit', 'job'] as const)
      expect(
        JSON.stringify(
          await db
            .selectFrom(table as 'audit')
            .selectAll()
            .execute(),
        ),
      ).not.toContain(secret.slice(12));
    expect(await listed(id)).toMatchObject({ name: 'ระบบจองรถ', secrets: [{ shown: secret.slice(0, 12), endsAt: null }], lastUsedAt: expect.any(String) });
  });

  it('opens no other call, and a person opens none of its calls', async () => {
    const { secret } = await create();
    expect((await portal.get('/api/service/server-messages', { as: { token: secret } })).code).toBe(401);
    expect(await send(keeper.token)).toMatchObject({ code: 401, body: { code: 'keyNotValid' } });
    expect((await portal.post(`/api/service/notifications?key=${secret}`, notice)).code).toBe(401);
  });

  it('is rotated: both secrets work during the overlap, then only the new one', async () => {
    const { id, secret } = await create();
    const { secret: next } = (await portal.post(`${page}/rotate`, { id, overlapHours: 24 }, { as: keeper })).body;
    expect([(await send(secret)).code, (await send(next)).code]).toEqual([200, 200]);
    ahead = 25 * hour;
    expect([(await send(secret)).code, (await send(next)).code]).toEqual([401, 200]);
    ahead = 0;
  });

  it('that leaked is revoked at once; its uses are listed with address, notices and later tries', async () => {
    const { id, secret } = await create();
    await send(secret, { receivers: [driver.username, rider.username] });
    await send(secret, { module: 'LEAVE' });
    expect((await portal.post(`${page}/revoke`, { id }, { as: keeper })).code).toBe(200);
    expect((await send(secret)).code).toBe(401);
    const { data, sent } = await usesOf(id);
    const sum = (name: string) => data.reduce((total: number, use: Record<string, number>) => total + (use[name] ?? 0), 0);
    expect({ calls: sum('calls'), refused: sum('refused'), notices: sum('notices') }).toEqual({ calls: 3, refused: 2, notices: 2 });
    expect(data[0]).toMatchObject({ address: '127.0.0.1', shown: secret.slice(0, 12) });
    expect(sent).toMatchObject([{ module: 'CAR', title: 'อนุมัติการจองรถแล้ว', persons: 2 }]);
    for (const act of ['revoke', 'rotate']) expect((await portal.post(`${page}/${act}`, { id, overlapHours: 0 }, { as: keeper })).code).toBe(409);
  });

  it('may call so often a minute, and is told when it may again', async () => {
    const now = Date.now();
    ahead = 60_000 - (now % 60_000) + 10 * 60_000;
    const { secret } = await create({ perMinute: 2 });
    expect([(await send(secret)).code, (await send(secret)).code]).toEqual([200, 200]);
    const limited = await send(secret);
    expect(limited).toMatchObject({ code: 429, body: { code: 'tooManyCalls' } });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    ahead += Number(limited.headers['retry-after']) * 1000;
    expect((await send(secret)).code).toBe(200);
    ahead = 0;
  });

  it('is changed by one person at a time, and loses a module at once', async () => {
    const { id, secret } = await create();
    const { version } = await listed(id);
    const change = { ...settings, id, version, modules: ['ROOM'] };
    expect((await portal.post(`${page}/save`, change, { as: keeper })).code).toBe(200);
    expect(await portal.post(`${page}/save`, change, { as: keeper })).toMatchObject({ code: 409, body: { code: 'changedMeanwhile' } });
    expect((await send(secret)).code).toBe(403);
  });

  it('is created and ended only by who manages the page; wrong settings are refused', async () => {
    const { id } = await create();
    for (const [path, body] of [
      ['create', settings],
      ['save', { ...settings, id, version: 1 }],
      ['rotate', { id, overlapHours: 0 }],
      ['revoke', { id }],
    ] as const)
      expect((await portal.post(`${page}/${path}`, body, { as: watcher })).code, path).toBe(403);
    expect((await portal.get(page, { as: driver })).code).toBe(403);
    for (const wrong of [
      { modules: [] },
      { modules: ['SARABAN'] },
      { origins: ['http://car.example.go.th'] },
      { origins: ['https://car.example.go.th/a'] },
      { perMinute: 0 },
    ])
      expect((await portal.post(`${page}/create`, { ...settings, ...wrong }, { as: keeper })).code, JSON.stringify(wrong)).toBe(422);
  });
});
