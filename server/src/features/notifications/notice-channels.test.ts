import { beforeEach, describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';

const portal = await testPortal();
const { db } = portal.running;
const route = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const officer = await portal.person(unit);
const keeper = await portal.person(unit);
await portal.grant(keeper, 'setting-notifications', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'setting-notifications', 'query');
const page = '/api/core/settings/setting-notifications';
const settings = async () => (await portal.get(page, { as: keeper })).body;
const eventNamed = async (th: string) => (await settings()).events.find((event: { th: string }) => event.th === th);
const save = (events: object[], as = keeper) => portal.post(`${page}/channels`, { events }, { as });
const assign = async () => {
  const { legId } = await route.received(registrar, unit, { subject: 'ขอข้อมูล' });
  await route.assign(registrar, legId, { parties: [main(officer)], task: '', needsReport: false });
  await portal.deliver();
};
const mailed = async () => (await db.selectFrom('mail').select('recipient').execute()).map(({ recipient }) => recipient);

beforeEach(async () => void (await db.deleteFrom('mail').execute()));

describe('the channels of events', () => {
  it('are set together, take effect at once, and are written down with the event', async () => {
    await assign();
    expect(await mailed()).toEqual([]);
    const { id, version } = await eventNamed('มอบหมายงาน');
    expect((await save([{ id, version, bell: true, mail: true, line: false, push: false }])).code).toBe(200);
    await portal.deliver();
    await assign();
    expect(await mailed()).toEqual([`${officer.username}@example.go.th`]);
    const history = await db.selectFrom('settings_history').where('row_id', '=', id).select(['path', 'after']).executeTakeFirstOrThrow();
    expect(history).toEqual({ path: 'setting-modules-notification-lists', after: { bell: true, mail: true, line: false, push: false } });
  });

  it('are not set over what someone else has set in the meantime, by someone who may only look, or for an event that is not there', async () => {
    const { id, version } = await eventNamed('มอบหมายงาน');
    expect(await save([{ id, version: version - 1, bell: true, mail: false, line: false, push: false }])).toMatchObject({
      code: 409,
      body: { code: 'changedMeanwhile' },
    });
    expect((await save([{ id, version, bell: true, mail: false, line: false, push: false }], reader)).code).toBe(403);
    expect((await save([{ id: 9999, version: 1, bell: true, mail: false, line: false, push: false }])).code).toBe(404);
    expect((await eventNamed('มอบหมายงาน')).mail).toBe(true);
    expect((await portal.get(page, { as: officer })).code).toBe(403);
  });
});

describe('when reminders are sent', () => {
  it('is set by the office, within bounds, unless someone was faster', async () => {
    const { reminders } = await settings();
    expect(reminders).toMatchObject({ beforeDays: [3, 1], onDay: true, overdueEvery: 3, fromHour: 8 });
    const times = (part: object) => portal.post(`${page}/reminders`, { ...reminders, ...part }, { as: keeper });
    expect((await times({ beforeDays: [1, 5, 1] })).code).toBe(200);
    expect((await settings()).reminders.beforeDays).toEqual([5, 1]);
    expect((await times({ fromHour: 9 })).code).toBe(409);
    for (const [field, value] of [
      ['beforeDays', [0]],
      ['overdueEvery', 31],
      ['fromHour', 24],
    ] as const) {
      expect([(await times({ [field]: value })).code]).toEqual([422]);
    }
  });
});

describe('what a person wants to hear', () => {
  const mine = async () => (await portal.get('/api/core/account/notices', { as: officer })).body;
  const choose = (items: object[]) => portal.post('/api/core/account/notices', { items }, { as: officer });

  it('may be less than the office sends, for oneself alone', async () => {
    const assigned = (await mine()).items.find((item: { th: string }) => item.th === 'มอบหมายงาน');
    expect(assigned).toMatchObject({ mail: true, line: null });
    expect((await choose([{ id: assigned.id, mail: false, line: true, push: false }])).code).toBe(200);
    await assign();
    expect(await mailed()).toEqual([]);
    await choose([{ id: assigned.id, mail: true, line: true, push: false }]);
    await assign();
    expect(await mailed()).toEqual([`${officer.username}@example.go.th`]);
  });

  it('is asked only of what the office sends by mail or LINE; an event that is not there does not exist', async () => {
    const { items, lineLinked } = await mine();
    expect(items.every((item: { mail: unknown; line: unknown }) => item.mail !== null || item.line !== null)).toBe(true);
    expect(lineLinked).toBe(false);
    expect((await choose([{ id: 9999, mail: false, line: false, push: false }])).code).toBe(404);
  });
});
