import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const hour = 3_600_000;
let ahead = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + ahead) });
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'server-message', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'server-message', 'query');
const officer = await portal.person(unit);
const page = '/api/core/settings/server-message';
const tomorrow = dayAfter(bangkokDay(new Date()), 1);
const send = (part: object = {}, as = keeper) =>
  portal.post(`${page}/send`, { th: 'ปิดปรับปรุงระบบคืนนี้', en: 'Down tonight', module: null, endsOn: tomorrow, endsAt: '12:00', ...part }, { as });
const open = async (as = officer) => (await portal.get('/api/service/server-messages', { as })).body.items.map(({ th }: { th: string }) => th);
const logs = async (language = 'th') =>
  (await portal.post('/api/sarabun/get-notifications', {}, { as: officer, headers: { 'accept-language': language } })).body.items.logs;

it('only who may manage the page sends, and no message that has ended already', async () => {
  expect((await send({}, officer)).code).toBe(403);
  expect((await send({}, reader)).code).toBe(403);
  expect(await send({ endsOn: '2020-01-01' })).toMatchObject({ code: 422, body: { fields: { endsOn: expect.any(String) } } });
  expect((await send({ th: ' ' })).code).toBe(422);
  expect(await open()).toEqual([]);
});

it('a message reaches everyone until its end, stays in the log, and is kept with who sent it', async () => {
  const { code } = await send();
  expect(code).toBe(200);
  expect(await open()).toEqual(['ปิดปรับปรุงระบบคืนนี้']);
  expect((await logs('en'))[0]).toMatchObject({ icon: 'announcement', header: 'Down tonight' });
  ahead = 48 * hour;
  expect(await open()).toEqual([]);
  expect((await logs())[0]).toMatchObject({ header: 'ปิดปรับปรุงระบบคืนนี้' });
  ahead = 0;
  const { items } = (await portal.get(page, { as: reader })).body;
  expect(items[0]).toMatchObject({ th: 'ปิดปรับปรุงระบบคืนนี้', module: null, endedBy: '', persons: expect.any(Number) });
  expect(items[0].persons).toBeGreaterThanOrEqual(3);
});

it('one that is ended reaches nobody who comes later, and can be ended once', async () => {
  const { body } = await send({ th: 'ทดสอบ' });
  expect(await open()).toContain('ทดสอบ');
  expect((await portal.post(`${page}/end`, { id: body.id }, { as: keeper })).code).toBe(200);
  expect(await open()).not.toContain('ทดสอบ');
  expect((await portal.post(`${page}/end`, { id: body.id }, { as: keeper })).code).toBe(404);
});

it('one for a module reaches those who may open its menu; where the office has no such menu, everyone', async () => {
  await send({ th: 'รถทุกคันเข้าศูนย์', module: 'CAR' });
  expect(await open()).toContain('รถทุกคันเข้าศูนย์');
  const { db } = portal.running;
  await db
    .insertInto('menu')
    .values({ id: 20_001, parent_id: 3100, level: 1, sequence: 90, action: 'car/bookings', icon: 'car', name_th: 'ยานพาหนะ', name_en: 'Cars', type: 'r' })
    .execute();
  expect(await open()).not.toContain('รถทุกคันเข้าศูนย์');
  await db.insertInto('menu_permission_group').values({ group_id: 1, menu_id: 20_001, may_query: true, may_manage: false }).execute();
  expect(await open()).toContain('รถทุกคันเข้าศูนย์');
});
