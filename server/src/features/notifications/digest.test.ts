import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailTo } from '../../../test/mails';
import { ownLettersOf } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';
import { sendDigests } from '.';

// A Monday.
let now = new Date('2026-11-23T08:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { db, world, codes } = portal.running;
const route = routeOf(portal);
const letters = ownLettersOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const secretRegistrar = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
const officer = await portal.person(unit, { clearance: 3 });
const prompt = await portal.person(unit);
const silent = await portal.person(unit);
const keeper = await portal.person(unit);
await portal.grant(keeper, 'setting-notifications', 'manage');
const page = '/api/core/settings/setting-notifications';
const settings = async () => (await portal.get(page, { as: keeper })).body;
const saveDigest = async (part: object) => portal.post(`${page}/digest`, { ...(await settings()).digest, ...part }, { as: keeper });
const rhythm = (as: TestPerson, value: string) => portal.post('/api/core/account/notice-rhythm', { rhythm: value, lineGathered: false }, { as });
const assignAll = async (subject: string) => {
  const { legId } = await route.received(registrar, unit, { subject });
  const parties = [main(officer), { deskId: prompt.deskId, responsibility: 'joint' }, { deskId: silent.deskId, responsibility: 'joint' }];
  await route.assign(registrar, legId, { parties, task: '', needsReport: false });
  await portal.deliver();
};
const assignSecret = async (subject: string) => {
  const { legId } = await route.received(secretRegistrar, unit, { subject, secrecy: 2 });
  await route.assign(secretRegistrar, legId, { parties: [main(officer)], task: '', needsReport: false });
  await portal.deliver();
};
const mails = async () => db.selectFrom('mail').select(['recipient', 'subject', 'body']).orderBy('id').execute();
/** What the page of sent notices says of a person's mails, oldest first. */
const sentTo = async ({ personId }: TestPerson) => {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', state, error) as said from notice_delivery where person_id = ${personId} and channel = 'mail' order by id`.execute(db);
  return rows.map(({ said }) => said);
};
const to = (person: TestPerson) => `${person.username}@example.go.th`;
const send = () =>
  sendDigests(world, { codes, agency: async () => ({ th: 'กรม', en: 'Department' }), publicUrl: 'https://sarabun.example.go.th', secondFactorRoles: [] });

const { events } = await settings();
for (const th of ['มอบหมายงาน', 'หนังสือของท่านลงนามแล้ว']) {
  const { id, version } = events.find((event: { th: string }) => event.th === th);
  await portal.post(`${page}/channels`, { events: [{ id, version, bell: true, mail: true, line: false, push: false }] }, { as: keeper });
}
await portal.deliver();
await rhythm(officer, 'digest');
await rhythm(silent, 'none');

beforeEach(async () => {
  await db.deleteFrom('mail').execute();
});

describe('a gathered mail', () => {
  it('comes once at its times with all that waits, while others hear at once and some not at all', async () => {
    await assignAll('ขอข้อมูล');
    await assignAll('ขอความเห็น');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([to(prompt), to(prompt)]);
    await send();
    expect(await mails()).toHaveLength(2);
    now = new Date('2026-11-23T08:30:00+07:00');
    await Promise.all([send(), send()]);
    await send();
    const gathered = (await mails()).filter(({ recipient }) => recipient === to(officer));
    expect(gathered).toHaveLength(1);
    expect(gathered[0]?.subject).toContain('2 เรื่อง');
    expect((await mailTo(portal, to(officer))).text).toMatch(
      /1\. ท่านได้รับมอบหมายงาน[\s\S]+ขอข้อมูล[\s\S]+https:\/\/sarabun\.example\.go\.th\/sarabun\/dashboard\?t=[\s\S]+2\. [\s\S]+ขอความเห็น/,
    );
    expect(await mails()).toHaveLength(3);
    expect(await sentTo(officer)).toEqual(['sent', 'sent']);
  });

  it('is listed among what was sent, and what is left out with the reason', async () => {
    const [leaver, changed, unseen] = [await portal.person(unit), await portal.person(unit), await portal.person(unit)];
    const { legId, documentId } = await route.received(registrar, unit, { subject: 'ขอความอนุเคราะห์' });
    const parties = [main(leaver), ...[changed, unseen].map(({ deskId }) => ({ deskId, responsibility: 'joint' }))];
    for (const person of [leaver, changed, unseen]) await rhythm(person, 'digest');
    await route.assign(registrar, legId, { parties, task: '', needsReport: false });
    await portal.deliver();
    await sql`update person set closed_on = '2026-11-23' where id = ${leaver.personId}`.execute(db);
    await rhythm(changed, 'none');
    await sql`delete from document_party where document_id = ${documentId} and desk_id = ${unseen.deskId}`.execute(db);
    now = new Date('2026-11-23T13:01:00+07:00');
    await send();
    expect([await sentTo(leaver), await sentTo(changed), await sentTo(unseen)]).toEqual([['dropped noAddress'], ['dropped notWanted'], ['dropped notSeen']]);
    expect(await mails()).toEqual([]);
    await db.deleteFrom('digest_round').where('at', '=', '13:00').execute();
  });

  it('tells the day of what came before today', async () => {
    now = new Date('2026-11-20T17:12:00+07:00');
    await assignAll('มาถึงวันศุกร์');
    now = new Date('2026-11-23T13:03:00+07:00');
    await assignAll('มาถึงวันจันทร์');
    await send();
    expect((await mailTo(portal, to(officer))).text).toMatch(/\(20 พ\.ย\. 2569 17:12\)\n.+มาถึงวันศุกร์[\s\S]+\(13:03\)\n.+มาถึงวันจันทร์/);
    await db.deleteFrom('mail').execute();
    await db.deleteFrom('digest_round').where('at', '=', '13:00').execute();
  });

  it('says of secret letters only that there are some', async () => {
    await assignSecret('เรื่องปกปิด');
    await assignAll('เรื่องเปิด');
    now = new Date('2026-11-23T13:05:00+07:00');
    await send();
    const { text: body } = await mailTo(portal, to(officer));
    expect(body).toContain('เรื่องเปิด');
    expect(body).toContain('มีหนังสือที่มีชั้นความลับถึงท่าน');
    expect(body).not.toContain('เรื่องปกปิด');
    expect(body).toContain('เรื่องที่รอท่าน 1 เรื่อง');
  });

  it('leaves out what was read in the meantime, and does not come for nothing', async () => {
    now = new Date('2026-11-24T08:00:00+07:00');
    await assignAll('อ่านแล้ว');
    expect((await portal.post('/api/sarabun/notification-update-read-all', {}, { as: officer })).code).toBe(200);
    await db
      .updateTable('notification')
      .set({ created_at: new Date(now.getTime() - 1000) })
      .where('person_id', '=', officer.personId)
      .execute();
    now = new Date('2026-11-24T08:31:00+07:00');
    await db.deleteFrom('mail').execute();
    await send();
    expect(await mails()).toEqual([]);
  });
});

describe('how mails come', () => {
  it('is the office’s to set, with who may choose, unless someone was faster', async () => {
    expect((await settings()).digest).toMatchObject({ usual: 'immediate', mayChoose: true, times: ['08:30', '13:00'] });
    const stale = (await settings()).digest;
    expect((await saveDigest({ mayChoose: false, usual: 'digest', times: ['15:00', '09:00', '09:00'] })).code).toBe(200);
    expect((await settings()).digest).toMatchObject({ times: ['09:00', '15:00'], usual: 'digest', mayChoose: false });
    expect((await portal.post(`${page}/digest`, stale, { as: keeper })).code).toBe(409);
    for (const times of [[], ['25:00'], ['9:00']]) expect((await saveDigest({ times })).code).toBe(422);
    expect((await portal.post(`${page}/digest`, stale, { as: officer })).code).toBe(403);
    expect((await rhythm(silent, 'immediate')).body.code).toBe('rhythmIsFixed');
    expect((await portal.get('/api/core/account/notices', { as: silent })).body.rhythm).toEqual({
      value: 'digest',
      mayChoose: false,
      times: ['09:00', '15:00'],
    });
    now = new Date('2026-11-25T08:00:00+07:00');
    await assignAll('ทุกคนรับสรุป');
    expect(await mails()).toEqual([]);
    now = new Date('2026-11-25T09:00:00+07:00');
    await send();
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([to(officer), to(prompt), to(silent)].sort());
    await saveDigest({ mayChoose: true, usual: 'immediate' });
    expect((await portal.get('/api/core/account/notices', { as: silent })).body.rhythm.value).toBe('none');
  });
});

describe('that a letter was signed', () => {
  it('is an event of its own, told to its writer', async () => {
    const signer = await portal.person(unit);
    const post = await portal.headPost(unit, signer);
    const { legId, documentId } = await letters.submitted(prompt, {
      ownerUnitId: unit.unitId,
      receivers: [{ deskId: unit.deskId, name: 'กอง' }],
      steps: [{ deskId: post.deskId, role: 'sign' }],
      usesOwnerNumber: true,
    });
    await letters.sign(signer, legId);
    await portal.deliver();
    const told = await db.selectFrom('notification').where('person_id', '=', prompt.personId).where('document_id', '=', documentId).select('title').execute();
    expect(told).toEqual([{ title: 'หนังสือของท่านลงนามแล้ว' }]);
    expect((await mails()).filter(({ recipient }) => recipient === to(prompt)).map(({ subject }) => subject)[0]).toMatch(/^หนังสือของท่านลงนามแล้ว/);
  });
});

describe('a day on which the office is closed', () => {
  it('brings no gathered mail; the next working day does', async () => {
    now = new Date('2026-11-28T08:00:00+07:00');
    await assignAll('เสาร์');
    await db.deleteFrom('mail').execute();
    now = new Date('2026-11-28T14:00:00+07:00');
    await send();
    expect(await mails()).toEqual([]);
    now = new Date('2026-11-30T09:00:00+07:00');
    await send();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([to(officer)]);
  });
});

it('tells who has yet to agree to the texts in force that there is something, and nothing of the letters', async () => {
  now = new Date('2026-11-24T08:00:00+07:00');
  await saveDigest({ usual: 'digest', mayChoose: true });
  await rhythm(officer, 'digest');
  await assignAll('เรื่องที่ยังไม่ให้เห็น');
  await db.deleteFrom('consent').where('person_id', '=', officer.personId).execute();
  await db.deleteFrom('digest_round').execute();
  await db.deleteFrom('mail').execute();
  now = new Date('2026-11-24T16:30:00+07:00');
  await send();
  const mail = (await mails()).find(({ recipient }) => recipient === to(officer));
  expect(mail?.body).toContain('กรุณาเข้าสู่ระบบ');
  expect(JSON.stringify(mail)).not.toContain('เรื่องที่ยังไม่ให้เห็น');
});
