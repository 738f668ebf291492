import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { testMailServer } from '../../../test/mail-server';
import { type TestPerson, testPortal } from '../../../test/portal';
import { routeOf } from '../../../test/route';
import { sendDigests } from '../notifications';

// A Monday, at work.
const morning = new Date('2026-11-16T08:00:00+07:00');
let now = morning;
let silent = false;
let refused = false;
const server = await testMailServer(() => (silent ? 452 : refused ? 550 : null));
const portal = await testPortal({ environment: { SMTP_URL: server.url, SMTP_FROM: 'no-reply@test.go.th' }, clock: () => now });
const { db, world, codes, runner } = portal.running;
const route = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
await sql`update notification_event set mail = true, line = false, push = false where code = 'assignment'`.execute(db);

const assign = async (to: TestPerson, subject: string, speed = 1) => {
  const { legId, documentId } = await route.received(registrar, unit, { subject, speed });
  await route.assign(registrar, legId, { parties: [{ deskId: to.deskId, responsibility: 'main' }], task: '', needsReport: false });
  await portal.deliver();
  await runner.runDue('mail');
  return documentId;
};
const passTime = async (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
  for (let round = 0; round < 3; round++) {
    await portal.deliver();
    await runner.runDue('mail');
  }
};
const digest = () => sendDigests(world, { codes, agency: async () => ({ th: 'กรม', en: 'Department' }), publicUrl: null, secondFactorRoles: [] });
const withdraw = (documentId: number, { deskId }: TestPerson) =>
  db.deleteFrom('document_party').where('document_id', '=', documentId).where('desk_id', '=', deskId).execute();
const quiet = (from: string, until: string, urgentFrom = 0) =>
  sql`update quiet_setting set active = true, from_time = ${from}, until_time = ${until}, urgent_from = ${urgentFrom}`.execute(db);
/** What the page of sent notices says of a person's mails, oldest first. */
const listed = async ({ personId }: TestPerson) => {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', state, error) as said from notice_delivery where person_id = ${personId} and channel = 'mail' order by id`.execute(db);
  return rows.map(({ said }) => said);
};
const heard = ({ username }: TestPerson) => server.received.filter(({ to }) => to.includes(`${username}@example.go.th`)).map(({ text }) => text);

beforeEach(async () => {
  now = morning;
  silent = refused = false;
  await sql`update quiet_setting set active = false`.execute(db);
});

it('does not tell of a letter that was withdrawn while the mail server was silent', async () => {
  const officer = await portal.person(unit);
  silent = true;
  const documentId = await assign(officer, 'ถอนคืนแล้ว');
  await withdraw(documentId, officer);
  silent = false;
  await passTime(10);
  expect(heard(officer)).toEqual([]);
  expect(await db.selectFrom('mail').select('id').where('recipient', 'like', `${officer.username}@%`).execute()).toEqual([]);
  expect(await listed(officer)).toEqual(['dropped notSeen']);
});

it('is listed as failed with the words of the mail server that refuses its receiver', async () => {
  const officer = await portal.person(unit);
  refused = true;
  await assign(officer, 'ที่อยู่ผิด');
  // Whichever process of the queue tries it.
  await expect.poll(() => listed(officer)).toEqual([expect.stringMatching(/^failed .*550/)]);
});

it('writes a gathered mail again without the letter that was withdrawn', async () => {
  const officer = await portal.person(unit);
  await portal.post('/api/core/account/notice-rhythm', { rhythm: 'digest', lineGathered: false }, { as: officer });
  await assign(officer, 'ยังเห็นได้');
  const first = await assign(officer, 'ถอนก่อนส่ง');
  const second = await assign(officer, 'ถอนระหว่างรอ');
  await withdraw(first, officer);
  now = new Date('2026-11-16T08:30:00+07:00');
  silent = true;
  await digest();
  await runner.runDue('mail');
  await withdraw(second, officer);
  silent = false;
  await passTime(10);
  expect(heard(officer)).toEqual([]);
  now = new Date('2026-11-16T13:00:00+07:00');
  await digest();
  await passTime(1);
  const [text = '', ...more] = heard(officer);
  expect(more).toEqual([]);
  expect(text).toContain('ยังเห็นได้');
  expect(text).not.toMatch(/ถอนก่อนส่ง|ถอนระหว่างรอ/);
  expect(await listed(officer)).toEqual(['dropped notSeen', 'dropped notSeen', 'sent']);
});

it('waits on when the quiet times have begun in the meantime, except with what is urgent', async () => {
  const officer = await portal.person(unit);
  silent = true;
  await assign(officer, 'รอได้');
  await assign(officer, 'รอไม่ได้', 4);
  silent = false;
  await quiet('08:05', '09:00', 4);
  await passTime(10);
  expect(heard(officer).map((text) => /รอไม่ได้|รอได้/.exec(text)?.[0])).toEqual(['รอไม่ได้']);
  await passTime(51);
  expect(heard(officer)).toHaveLength(2);
});

it('holds a gathered mail back in the quiet times of its reader', async () => {
  const officer = await portal.person(unit);
  await portal.post('/api/core/account/notice-rhythm', { rhythm: 'digest', lineGathered: false }, { as: officer });
  await assign(officer, 'ยังไม่ถึงเวลา');
  await quiet('07:00', '10:00');
  now = new Date('2026-11-17T08:30:00+07:00');
  await digest();
  await passTime(1);
  expect(heard(officer)).toEqual([]);
  await passTime(90);
  expect(heard(officer)).toHaveLength(1);
});
