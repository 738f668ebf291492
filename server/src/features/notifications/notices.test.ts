import { join } from 'node:path';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';
import { readMailFolder } from '../../platform/services/mail-folder';
import { mailFolder } from '../../platform/services/mail-transport';

const dayMs = 24 * 3600 * 1000;
let ahead = 0;
const portal = await testPortal({ environment: { PUBLIC_URL: 'https://flow.example.go.th' }, clock: () => new Date(Date.now() + ahead) });
const { db } = portal.running;
const route = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const officer = await portal.person(unit);
const keeper = await portal.person(unit);
for (const page of ['setting-modules-notification', 'setting-modules-notification-lists']) await portal.grant(keeper, page, 'manage');
const lists = (what: string, body: Record<string, unknown>, page = 'setting-modules-notification-lists') =>
  portal.post(`/api/core/settings/${page}/${what}`, body, { as: keeper });

/** Changes a row of the settings, named by its code. */
async function change(code: string, part: Record<string, unknown>, page?: string) {
  const row = (await lists('list', { pageSize: 100 }, page)).body.data.find((one: { values: { code: string } }) => one.values.code === code);
  const { code: _, moduleId: __, ...values } = row.values;
  const reply = await lists('update', { id: row.id, version: row.version, values: { ...values, ...part } }, page);
  await portal.deliver();
  return reply;
}
const assigned = async (subject: string, secrecy = 1) => {
  const { legId } = await route.received(registrar, unit, { subject, secrecy });
  await route.assign(registrar, legId, { parties: [main(officer)], task: 'ดำเนินการ', needsReport: false });
  await portal.deliver();
};
const bell = async (language = 'th') =>
  (await portal.post('/api/sarabun/get-notifications', {}, { as: officer, headers: { 'accept-language': language } })).body.items;
const queued = async () => db.selectFrom('mail').select(['recipient', 'subject', 'body']).orderBy('id').execute();

beforeEach(async () => {
  await db.deleteFrom('mail').execute();
  await portal.post('/api/sarabun/notification-update-read-all', {}, { as: officer });
});

describe('what a notice says', () => {
  it('is what the office has written, in the language of someone who reads it; what is not filled in is left out, and nothing is markup', async () => {
    await change('assignment', { titleTh: 'งานใหม่ของท่าน', titleEn: 'New work', textTh: '{number} {subject}\nภายใน {due}', textEn: '<b>{subject}</b>' });
    await assigned('ขอ <script> ข้อมูล');
    expect((await bell()).alerts[0]).toMatchObject({ NN_TITLE: 'งานใหม่ของท่าน', NN_DATA: '<b>กษ ๐๒๐๕/๑</b> ขอ &lt;script&gt; ข้อมูล' });
    expect((await bell('en')).alerts[0]).toMatchObject({ NN_TITLE: 'New work', NN_DATA: '&lt;b&gt;ขอ &lt;script&gt; ข้อมูล&lt;/b&gt;' });
  });

  it('is in English what the product says itself, and as it was typed what a person says', async () => {
    for (const [text, th, en] of [
      ['', 'ขอทราบความคืบหน้า', 'Please say how far this is.'],
      ['ขอให้เร่ง', 'ขอให้เร่ง', 'ขอให้เร่ง'],
    ] as const) {
      const { legId } = await route.received(registrar, unit);
      await route.assign(registrar, legId, { parties: [main(officer)], task: '', needsReport: false });
      expect((await route.remind(registrar, legId, { text })).code).toBe(200);
      await portal.deliver();
      expect((await bell()).alerts[0].NN_DATA).toContain(th);
      expect((await bell('en')).alerts[0].NN_DATA).toContain(en);
    }
  });

  it('cannot name a place that nobody fills in', async () => {
    const { code, body } = await change('assignment', { textTh: '{number} {sbject}' });
    expect([code, Object.keys(body.fields)]).toEqual([422, ['textTh']]);
    expect(body.fields.textTh).toContain('{sbject}');
  });
});

describe('who it is from', () => {
  it('is said with how urgent the letter is, and whether it is overdue, in the language of the reader', async () => {
    const { legId } = await route.received(registrar, unit, { subject: 'ขอข้อมูลด่วน', speed: 4 });
    await route.assign(registrar, legId, { parties: [main(officer)], task: '', needsReport: false, dueOn: dayAfter(bangkokDay(new Date()), 1) });
    await portal.deliver();
    const { name } = await db
      .selectFrom('person')
      .where('id', '=', registrar.personId)
      .select(sql<string>`person.shown_name`.as('name'))
      .executeTakeFirstOrThrow();
    expect((await bell()).alerts[0]).toMatchObject({ F_NAME: name, F_DOC_SPEED: 4, F_DOC_SPEED_NAME: 'ด่วนที่สุด', F_IS_OVERDUE: 0 });
    ahead = 3 * dayMs;
    expect((await bell('en')).alerts[0]).toMatchObject({ F_DOC_SPEED_NAME: expect.stringMatching(/^[A-Z]/), F_IS_OVERDUE: 1 });
    ahead = 0;
  });
});

describe('who hears by which way', () => {
  it('nobody, of an event that is switched off; nothing rings where the bell is off', async () => {
    await change('assignment', { bell: false, mail: true, line: false });
    await assigned('เงียบ');
    expect((await bell()).totalAlert).toBe(0);
    expect(await queued()).toHaveLength(1);
    const row = (await lists('list', { search: 'assignment' })).body.data[0];
    await lists('switch', { id: row.id, version: row.version, active: false });
    await portal.deliver();
    await assigned('ไม่แจ้ง');
    expect((await portal.post('/api/service/get-all-notification', { search: 'ไม่แจ้ง' }, { as: officer })).body.count).toBe(0);
    await lists('switch', { id: row.id, version: row.version + 1, active: true });
    await portal.deliver();
  });

  it('a mail carries a link that opens the letter for its receiver alone', async () => {
    await change('assignment', { bell: true, mail: true, line: true });
    await assigned('ขอเชิญประชุม');
    const sent = await queued();
    expect(sent.map(({ recipient }) => recipient)).toEqual([`${officer.username}@example.go.th`]);
    expect(sent[0]?.subject).toContain('ขอเชิญประชุม');
    // The database deletes the text of a mail once it is sent, which may have happened by now.
    const written = async () => (await readMailFolder(join(portal.folder, mailFolder), 100)).find(({ to }) => to === sent[0]?.recipient)?.text ?? '';
    await expect.poll(written).not.toBe('');
    const text = await written();
    const d = /[?&]d=(\S+)/.exec(text)?.[1] as string;
    expect(text).toContain('https://flow.example.go.th/sarabun/dashboard?t=');
    const decode = (as: { token: string }) => portal.post('/api/sarabun/get-decode-document-api', { F_DOC_ID_ENCODE: d }, { as });
    expect([(await decode(officer)).code, (await decode(registrar)).code]).toEqual([200, 404]);
  });

  it('of a secret letter no word leaves the house', async () => {
    const secretary = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
    const cleared = await portal.person(unit, { clearance: 2 });
    await db.insertInto('line_account').values({ person_id: cleared.personId, line_user_id: 'U-cleared', linked_at: new Date() }).execute();
    const { legId } = await route.received(secretary, unit, { subject: 'เรื่องลับสุดยอด', secrecy: 2, number: 'กห ๑๒๓' });
    await route.assign(secretary, legId, { parties: [main(cleared)], task: 'ดำเนินการ', needsReport: false });
    await portal.deliver();
    const sent = await queued();
    expect(sent).toMatchObject([{ recipient: `${cleared.username}@example.go.th` }]);
    expect(JSON.stringify(sent)).not.toMatch(/ลับสุดยอด|กห ๑๒๓/);
  });
});

describe('who has yet to agree to the texts in force', () => {
  it('is told by mail that there is something, and nothing of the letter; LINE says nothing', async () => {
    await change('assignment', { bell: true, mail: true, line: true });
    await db.deleteFrom('consent').where('person_id', '=', officer.personId).execute();
    await assigned('ขอเชิญประชุมลับเฉพาะ');
    const sent = await queued();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ subject: expect.stringContaining('มีการแจ้งเตือนถึงท่าน') });
    expect(JSON.stringify(sent)).not.toMatch(/ขอเชิญประชุม|กษ ๐๒๐๕/);
    await portal.post('/api/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 1, F_IS_AGREE: 1 }, { as: officer });
    expect((await bell()).alerts[0].F_DOC_TITLE).toBe('ขอเชิญประชุมลับเฉพาะ');
  });
});

describe('the modules', () => {
  it('are shown as the office has set them; what is switched off is neither shown nor counted', async () => {
    await change('assignment', { bell: true });
    await assigned('เรื่องหนึ่ง');
    expect(await bell()).toMatchObject({ totalAlert: 1, unread: [{ module: 'SARABAN', count: 1 }] });
    await change('SARABAN', { nameTh: 'งานหนังสือ', icon: 'bell' }, 'setting-modules-notification');
    const modules = async () => (await portal.get('/api/service/notification-modules', { as: officer })).body.items;
    expect((await modules())[0]).toEqual({ code: 'SARABAN', th: 'งานหนังสือ', en: 'Correspondence', icon: 'bell' });
    const row = (await lists('list', { search: 'SARABAN' }, 'setting-modules-notification')).body.data[0];
    await lists('switch', { id: row.id, version: row.version, active: false }, 'setting-modules-notification');
    await portal.deliver();
    expect((await modules()).map((module: { code: string }) => module.code)).not.toContain('SARABAN');
    expect((await bell()).totalAlert).toBe(0);
    expect((await portal.post('/api/sarabun/get-notifications', { MODULE: 'SARABUN' }, { as: officer })).body.items.alerts).toEqual([]);
  });
});
