import { describe, expect, it } from 'vitest';
import { codeIn, mailsOf } from '../test/mails';
import { password, type TestPerson, testPortal } from '../test/portal';
import { main, routeOf } from '../test/route';
import { writeCsv } from './platform/writing/sheets.mjs';

const publicUrl = 'https://portal.example.go.th';
/** A bare path in a text, which no mail program turns into a link. */
const barePath = /(?<![\w/:.-])\/[a-z][\w/?=&%-]*/i;

/** Lets every feature that sends mails send one; returns them all. */
async function mailsAt(portal: Awaited<ReturnType<typeof testPortal>>) {
  const unit = await portal.unit();
  const { code } = await portal.running.db.selectFrom('unit').select('code').where('id', '=', unit.unitId).executeTakeFirstOrThrow();
  const keeper = await portal.person(unit);
  await portal.role(keeper, 'administrator');
  for (const page of ['employee-information', 'setting-notifications']) await portal.grant(keeper, page, 'manage');
  const registrars = [await portal.person(unit, { function: 'registrar' }), await portal.person(unit, { function: 'secretRegistrar', clearance: 2 })];
  const [officer, successor] = [await portal.person(unit, { clearance: 2 }), await portal.person(unit, { clearance: 2 })];
  const post = async (path: string, body: Record<string, unknown>, as: TestPerson = keeper) => {
    const reply = await portal.post(path, body, { as });
    expect([path, reply.code, reply.body.fields]).toEqual([path, 200, undefined]);
    return reply.body;
  };
  const channels = '/api/core/settings/setting-notifications';
  const { events } = (await portal.get(channels, { as: keeper })).body;
  const assigning = events.find(({ th }: { th: string }) => th === 'มอบหมายงาน');
  await post(`${channels}/channels`, { events: [{ id: assigning.id, version: assigning.version, bell: true, mail: true, line: false, push: false }] });
  await portal.deliver();

  const person = { prefix: 'นาง', firstName: 'มาลี', lastName: 'สุขใจ', unitId: unit.unitId, phone: '02-123-4567' };
  const created = { ...person, firstNameEn: '', lastNameEn: '', employeeTypeId: 1, username: 'created', email: 'created@example.go.th' };
  await post('/api/core/people/create-person', created);
  const asked = { username: 'asked', email: 'asked@example.go.th' };
  await post('/api/core/registration', { ...person, ...asked, position: 'นิติกร', reason: 'บรรจุใหม่' });
  const { data } = (await portal.get('/api/core/account-requests?state=waiting', { as: keeper })).body;
  await post('/api/core/account-requests/approve', { ...asked, id: data[0].id, unitId: unit.unitId, postId: null });
  const heading = ['ชื่อผู้ใช้งาน', 'คำนำหน้า', 'ชื่อ', 'นามสกุล', 'อีเมล', 'รหัสหน่วยงาน'];
  const sheet = { format: 'csv', content: writeCsv([heading, ['imported', 'นาย', 'มานะ', 'ใจดี', 'imported@example.go.th', code]]).toString('base64') };
  const { plan } = await post('/api/core/people/preview-office', sheet);
  await post('/api/core/people/import-office', { ...sheet, plan });
  await post('/api/core/people/open-handover', { leaverId: officer.personId, successorId: successor.personId, reason: 'โอนย้าย', leaves: false });
  for (const [index, registrar] of registrars.entries()) {
    const { legId } = await routeOf(portal).received(registrar, unit, { subject: 'ขอข้อมูล', secrecy: index + 1 });
    await routeOf(portal).assign(registrar, legId, { parties: [main(officer)], task: 'ดำเนินการ', needsReport: false });
  }
  await portal.post('/api/core/forgot-password', { F_EMAIL: created.email });
  return mailsOf(portal);
}

/** The kinds of mails, by subject. */
const kinds = ['บัญชีของท่านพร้อมใช้งาน', 'การส่งมอบงานรอท่านลงนาม', 'รหัสยืนยัน', 'ท่านได้รับมอบหมายงาน', 'ชั้นความลับ'];
const bareIn = (mails: readonly { subject: string; text: string }[]) =>
  mails.flatMap(({ subject, text }) => barePath.exec(text)?.map((path) => `${subject}: ${path}`) ?? []);

describe('at an installation that knows no address of its own', async () => {
  const portal = await testPortal();

  it('no mail prints a path as if it were a link; a first password is set by a code, as the mail says', async () => {
    const mails = await mailsAt(portal);
    for (const kind of kinds) expect(mails.filter(({ subject }) => subject.includes(kind)).length, kind).toBeGreaterThan(0);
    expect(bareIn(mails)).toEqual([]);
    for (const who of ['created', 'asked', 'imported']) expect(mails.find(({ to }) => to === `${who}@example.go.th`)?.text).toContain('ลืมรหัสผ่าน');
    const code = codeIn(mails.findLast(({ to }) => to === 'created@example.go.th'));
    await portal.post('/api/core/reset-password', { EMAIL: 'created@example.go.th', OTP: code, NEW_PASSWORD: password });
    expect((await portal.post('/api/login', { username: 'created', password })).body.status).toBe('success');
  });
});

describe('at an installation that knows its address', async () => {
  const portal = await testPortal({ environment: { PUBLIC_URL: publicUrl } });

  it('each of these mails carries a link that works', async () => {
    const mails = await mailsAt(portal);
    for (const kind of kinds) {
      const texts = mails.filter(({ subject }) => subject.includes(kind)).map(({ text }) => text);
      expect([kind, texts.length > 0, texts.every((text) => text.includes(`${publicUrl}/`))]).toEqual([kind, true, true]);
    }
    expect(bareIn(mails)).toEqual([]);
  });
});
