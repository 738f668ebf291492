import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { outsideService, testBrowser } from '../../../test/outside/services';
import { type TestPerson, testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';

// A Monday, at work.
const morning = new Date('2026-11-16T10:00:00+07:00');
let now = morning;
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const [pushes, line] = await Promise.all([outsideService(), outsideService()]);
const environment = {
  APP_MODE: 'DEV',
  WEBHOOK_NETWORKS: 'loopback',
  PUBLIC_URL: 'https://flow.example.go.th',
  LINE_CHANNEL_SECRET: 'secret of the channel',
  LINE_ACCESS_TOKEN: 'token of the channel',
  LINE_ENDPOINT: line.url,
};
const portal = await testPortal({ environment, clock: () => now });
const { db } = portal.running;
const route = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const secretary = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
await sql`update notification_event set mail = false, line = true, push = true where code = 'assignment'`.execute(db);

const browser = testBrowser();
const chrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36' };
let devices = 0;
const add = (as: TestPerson, endpoint = `${pushes.url}/send/${++devices}`) =>
  portal.post('/api/core/push-devices/add', { endpoint, keys: browser.keys }, { as, headers: chrome });
const mine = async (as: TestPerson) => (await portal.get('/api/core/push-devices', { as })).body;
const assign = async (to: readonly TestPerson[], subject: string, part: { secrecy?: number; speed?: number } = {}) => {
  const by = part.secrecy ? secretary : registrar;
  const { legId, documentId } = await route.received(by, unit, { subject, ...part });
  const parties = to.map(({ deskId }, place) => ({ deskId, responsibility: place === 0 ? 'main' : 'joint' }));
  await route.assign(by, legId, { parties, task: '', needsReport: false });
  return documentId;
};
const states = async (person: TestPerson, channel = 'push') => {
  const { rows } = await sql<{ state: string; error: string | null }>`
    select state, error from notice_delivery where person_id = ${person.personId} and channel = ${channel}::notice_channel order by id`.execute(db);
  return rows;
};
const pushed = () => pushes.heard.map(({ body }) => browser.read(body));
const lineTexts = () => line.heard.map(({ body }) => JSON.parse(body.toString()).messages[0].text as string);
const link = (person: TestPerson) =>
  db
    .insertInto('line_account')
    .values({ person_id: person.personId, line_user_id: `U-${person.personId}`, linked_at: now })
    .execute();
/** Makes what waits due, as when its time has come. */
const passTime = async (minutes: number) => {
  later(minutes);
  await portal.deliver();
};

beforeEach(async () => {
  now = morning;
  pushes.heard.length = 0;
  line.heard.length = 0;
  pushes.answer = line.answer = (reply) => reply.end('{}');
  await sql`delete from notice_service`.execute(db);
  await sql`update quiet_setting set active = false`.execute(db);
});

describe('a pushed notice', () => {
  it('reaches each device of a person, encrypted and signed, and opens the letter', async () => {
    const officer = await portal.person(unit);
    await add(officer);
    await portal.post(
      '/api/core/push-devices/add',
      { endpoint: `${pushes.url}/send/english`, keys: browser.keys },
      { as: officer, headers: { ...chrome, 'accept-language': 'en' } },
    );
    expect((await mine(officer)).items).toMatchObject([
      { browser: 'Chrome', usedAt: null },
      { browser: 'Chrome', system: 'Windows' },
    ]);
    await assign([officer], 'ขอเชิญประชุม', { speed: 4 });
    await portal.deliver();
    expect(pushed().map(({ title, body }) => [title, body])).toContainEqual(['ท่านได้รับมอบหมายงาน', expect.stringContaining('ขอเชิญประชุม')]);
    expect(pushed().find(({ lang }) => lang === 'en')?.title).toBe('You have been assigned work');
    expect(pushed()[0]?.link).toMatch(/^\/sarabun\/dashboard\?t=.+&d=/);
    const [{ headers } = { headers: {} }] = pushes.heard;
    expect(headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm', authorization: expect.stringMatching(/^vapid t=/) });
    expect(pushes.heard.map(({ body }) => body.toString()).join()).not.toContain('ขอเชิญประชุม');
    expect(await states(officer)).toEqual([{ state: 'sent', error: null }]);
  });

  it('of a secret letter says only that there is one, and LINE says nothing', async () => {
    const cleared = await portal.person(unit, { clearance: 2 });
    await add(cleared);
    await link(cleared);
    await assign([cleared], 'เรื่องปกปิด', { secrecy: 2 });
    await portal.deliver();
    expect(pushed()).toMatchObject([{ title: 'มีหนังสือที่มีชั้นความลับถึงท่าน' }]);
    expect(JSON.stringify(pushed())).not.toContain('เรื่องปกปิด');
    expect(line.heard).toEqual([]);
  });

  it('reaches who acts for another', async () => {
    const [head, deputy] = [await portal.person(unit), await portal.person(unit)];
    const post = await portal.headPost(unit, head);
    await portal.appoint({ personId: deputy.personId, postId: post.postId, startsOn: '2026-11-16', endsOn: '2026-11-16' });
    await add(deputy);
    const { legId } = await route.received(registrar, unit, { subject: 'ถึงผู้อำนวยการ' });
    await route.assign(registrar, legId, { parties: [main(post)], task: '', needsReport: false });
    await portal.deliver();
    expect(pushed()).toMatchObject([{ body: expect.stringContaining('ถึงผู้อำนวยการ') }]);
  });

  it('is not sent for what was read, or a letter that its reader may no longer see', async () => {
    const [reader, gone, below] = [await portal.person(unit), await portal.person(unit), await portal.person(unit)];
    await sql`update quiet_setting set active = true, from_time = '09:00', until_time = '11:00'`.execute(db);
    for (const person of [reader, gone, below]) await add(person);
    await assign([reader], 'อ่านแล้ว');
    const raised = await assign([below], 'กลายเป็นลับ');
    const documentId = await assign([gone], 'ไม่เห็นแล้ว');
    await portal.deliver();
    expect(pushes.heard).toEqual([]);
    later(1);
    await portal.post('/api/sarabun/notification-update-read-all', {}, { as: reader });
    await sql`delete from document_party where document_id = ${documentId} and desk_id = ${gone.deskId}`.execute(db);
    await sql`update document set secrecy = 2 where id = ${raised}`.execute(db);
    await passTime(60);
    expect(pushes.heard).toEqual([]);
    expect(await states(reader)).toEqual([{ state: 'dropped', error: 'read' }]);
    for (const person of [gone, below]) expect(await states(person)).toEqual([{ state: 'dropped', error: 'notSeen' }]);
  });
});

describe('many at once', () => {
  it('are two messages, however many there are', async () => {
    const officer = await portal.person(unit);
    await add(officer);
    await link(officer);
    const flood = (n: number) =>
      sql`with told as (
          insert into notification (person_id, module, title, title_en, html, html_en, secrecy, created_at)
          select ${officer.personId}, 'CAR', 'รถ ' || i, 'Car ' || i, 'x', 'x', 1, ${now} from generate_series(1, ${n}) i returning id)
        insert into notice_delivery (person_id, notification_id, channel, created_at)
        select ${officer.personId}, t.id, c.channel::notice_channel, ${now} from told t, (values ('push'), ('line')) as c (channel)`.execute(db);
    const run = () =>
      portal.act(async (context) =>
        (await import('../../platform/jobs/enqueue')).enqueue(context, 'noticePush', { personId: officer.personId }, { key: officer.personId }),
      );
    await flood(200);
    await run();
    await portal.deliver();
    await flood(100);
    await run();
    await portal.deliver();
    expect(pushed().map(({ title }) => title)).toEqual(['มีการแจ้งเตือนใหม่ 200 รายการ']);
    await passTime(2);
    expect(pushed().map(({ title }) => title)).toEqual(['มีการแจ้งเตือนใหม่ 200 รายการ', 'มีการแจ้งเตือนใหม่ 100 รายการ']);
  });
});

describe('quiet times', () => {
  it('hold everything back but what is urgent, and tell it afterwards', async () => {
    const officer = await portal.person(unit);
    await add(officer);
    await link(officer);
    await sql`update quiet_setting set active = true, from_time = '09:00', until_time = '11:00', urgent_from = 4`.execute(db);
    await assign([officer], 'รอได้');
    await assign([officer], 'รอไม่ได้', { speed: 4 });
    await portal.deliver();
    expect([pushed().length, lineTexts().length]).toEqual([1, 1]);
    expect(lineTexts()[0]).toContain('รอไม่ได้');
    await passTime(61);
    expect([pushed().length, lineTexts().length]).toEqual([2, 2]);
    expect(lineTexts()[1]).toContain('รอได้');
  });
});

describe('who sets quiet times', () => {
  const times = { active: true, from: '09:00', until: '11:00', holidays: false, urgentFrom: 0 };
  const own = '/api/core/account/quiet-times';
  const office = '/api/core/settings/setting-notifications/quiet-times';

  it('is each person, where the office allows it', async () => {
    const [officer, keeper] = [await portal.person(unit), await portal.person(unit)];
    await portal.grant(keeper, 'setting-notifications', 'manage');
    await add(officer);
    expect((await portal.post(own, times, { as: officer })).code).toBe(200);
    expect((await portal.get(own, { as: officer })).body).toMatchObject({ ...times, mayChoose: true });
    await assign([officer], 'ด่วนก็รอ', { speed: 4 });
    await portal.deliver();
    expect(pushes.heard).toEqual([]);
    const { status: _, ...set } = (await portal.get(office, { as: keeper })).body;
    expect((await portal.post(office, { ...set, mayChoose: false }, { as: keeper })).code).toBe(200);
    expect((await portal.post(office, set, { as: keeper })).code).toBe(409);
    expect((await portal.post(office, set, { as: officer })).code).toBe(403);
    expect((await portal.post(own, times, { as: officer })).body.code).toBe('quietIsFixed');
    expect((await portal.get(own, { as: officer })).body).toMatchObject({ active: false, mayChoose: false });
    expect((await portal.post(own, { ...times, from: '9' }, { as: officer })).code).toBe(422);
    await sql`update quiet_setting set may_choose = true`.execute(db);
  });
});

describe('LINE', () => {
  it('comes gathered at the times of digests to those who want it so', async () => {
    const officer = await portal.person(unit);
    await link(officer);
    await portal.post('/api/core/account/notice-rhythm', { rhythm: 'immediate', lineGathered: true }, { as: officer });
    await assign([officer], 'เรื่องแรก');
    await assign([officer], 'เรื่องที่สอง');
    await portal.deliver();
    expect(lineTexts()).toEqual([]);
    await passTime(181);
    expect(lineTexts()).toHaveLength(1);
    expect(lineTexts()[0]).toMatch(/2 รายการ[\s\S]+เรื่องแรก[\s\S]+เรื่องที่สอง/);
  });

  it('with a wrong token is left alone, and is told what waited when the token is right', async () => {
    const officer = await portal.person(unit);
    await link(officer);
    line.answer = (reply) => reply.writeHead(401).end('{}');
    await assign([officer], 'หนึ่ง');
    await portal.deliver();
    await assign([officer], 'สอง');
    await portal.deliver();
    expect(line.heard).toHaveLength(1);
    expect(await states(officer, 'line')).toMatchObject([{ state: 'waiting', error: expect.stringContaining('401') }, { state: 'waiting' }]);
    line.answer = (reply) => reply.end('{}');
    await passTime(1);
    expect(lineTexts().slice(1)).toEqual([expect.stringContaining('หนึ่ง'), expect.stringContaining('สอง')]);
  });

  it('that is silent holds up nobody else, and is given up after a day', async () => {
    const [silent, heard] = [await portal.person(unit), await portal.person(unit)];
    await link(silent);
    await add(heard);
    line.answer = (reply) => reply.destroy();
    await assign([silent, heard], 'สองคน');
    await portal.deliver();
    expect(await states(heard)).toEqual([{ state: 'sent', error: null }]);
    await passTime(25 * 60);
    expect(await states(silent, 'line')).toMatchObject([{ state: 'failed' }]);
  });
});

it('lists to who may open the page person, channel, state and reason, and nothing of the letter', async () => {
  const [reader, manager] = [await portal.person(unit), await portal.person(unit)];
  await portal.grant(manager, 'setting-notifications', 'query');
  const list = (as: TestPerson, asked: object) => portal.post('/api/core/settings/setting-notifications/sent', { pageSize: 2, ...asked }, { as });
  await add(reader);
  await link(reader);
  line.answer = (reply) => reply.writeHead(401).end('{}');
  await assign([reader], 'เรื่องที่ไม่ควรปรากฏ');
  await passTime(0);
  const { data } = (await list(manager, {})).body;
  const [first] = (await list(manager, { channel: 'line', state: 'waiting' })).body.data;
  expect(data.map(({ channel, state }: typeof first) => `${channel} ${state}`).sort()).toEqual(['line waiting', 'push sent']);
  expect([data.some(({ id }: typeof first) => id === first.id), first.reason]).toEqual([true, expect.stringContaining('401')]);
  expect(JSON.stringify(data)).not.toMatch(/เรื่องที่ไม่ควรปรากฏ|token of the channel/);
  expect((await list(reader, {})).code).toBe(403);
});

it('tells nobody who has left', async () => {
  const leaver = await portal.person(unit);
  await add(leaver);
  await sql`update quiet_setting set active = true, from_time = '09:00', until_time = '11:00'`.execute(db);
  await assign([leaver], 'ลาออก');
  await portal.deliver();
  await sql`update person set closed_on = '2026-11-16' where id = ${leaver.personId}`.execute(db);
  await passTime(61);
  expect(pushes.heard).toEqual([]);
});
