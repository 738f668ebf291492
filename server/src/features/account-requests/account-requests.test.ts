import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mailsOf, mailTo } from '../../../test/mails';
import { password, type TestPerson, testPortal } from '../../../test/portal';
import { giveRole } from '../people';

let moved = 0;
const publicUrl = 'https://portal.example.go.th';
const portal = await testPortal({ clock: () => new Date(Date.now() + moved), environment: { PUBLIC_URL: publicUrl } });
const closed = await testPortal({ environment: { APP_NAME: 'OMB' } });
const { db } = portal.running;
const unit = await portal.unit();
const administrator = await portal.person(unit);
await portal.act((context) => giveRole(context, { personId: administrator.personId, role: 'administrator' }));

let count = 0;
const wanted = (changed: Record<string, unknown> = {}) => ({
  prefix: 'นาง',
  firstName: 'มาลี',
  lastName: 'ดีงาม',
  position: 'นักวิชาการ',
  unitId: unit.unitId,
  email: `malee${++count}@example.go.th`,
  phone: '02-123-4567 #12',
  username: `malee${count}`,
  reason: 'บรรจุใหม่',
  ...changed,
});

const ask = (changed: Record<string, unknown> = {}) => portal.post('/api/core/registration', wanted(changed));
const listed = (state = 'waiting', as: TestPerson = administrator) => portal.get(`/api/core/account-requests?state=${state}`, { as });
const newest = async () => (await listed()).body.data[0];
const approve = (
  request: { id: number; username: string; email: string; unitId: number },
  changed: Record<string, unknown> = {},
  as: TestPerson = administrator,
) =>
  portal.post(
    '/api/core/account-requests/approve',
    { id: request.id, username: request.username, email: request.email, unitId: request.unitId, postId: null, ...changed },
    { as },
  );

async function approved(changed: Record<string, unknown> = {}) {
  await ask();
  const request = await newest();
  expect((await approve(request, changed)).body.status).toBe('success');
  const mail = await mailTo(portal, request.email);
  return { request, mail, key: /first-password\?key=([\w-]+)/.exec(mail.text)?.[1] ?? '' };
}

describe('asking for an account', () => {
  it('keeps the request for the administrator', async () => {
    expect((await portal.get('/api/core/registration')).body).toMatchObject({
      allowed: true,
      units: expect.arrayContaining([{ id: unit.unitId, name: expect.any(String) }]),
    });
    expect((await ask()).body).toMatchObject({ status: 'success', message: expect.stringContaining('รับคำขอแล้ว') });
    expect(await newest()).toMatchObject({
      username: `malee${count}`,
      firstName: 'มาลี',
      unitId: unit.unitId,
      usernameTaken: false,
      emailTaken: false,
      state: 'waiting',
    });
    await portal.deliver();
    const { items } = (await portal.post('/api/sarabun/get-notifications', {}, { as: administrator })).body;
    expect(items.alerts[0]).toMatchObject({ NN_DATA: expect.stringContaining('นางมาลี ดีงาม'), LINK: '/account-requests' });
  });

  it('answers alike whether someone has the name or address, or has asked before; the administrator sees it', async () => {
    const fresh = await ask();
    const again = await portal.post('/api/core/registration', wanted({ email: `MALEE${count}@example.go.th` }));
    const taken = await ask({ username: administrator.username, email: `${administrator.username}@example.go.th` });
    expect([again.body, taken.body]).toEqual([fresh.body, fresh.body]);
    expect(await newest()).toMatchObject({ usernameTaken: true, emailTaken: true });
  });

  it.each([
    ['firstName', ' '],
    ['email', 'no address'],
    ['email', 'a@b.go.th\r\nBcc: all@b.go.th'],
    ['phone', 'call me'],
    ['username', 'ab'],
    ['username', '../admin'],
    ['username', 'สมชาย'],
    ['reason', 'x'.repeat(1001)],
    ['unitId', 99_999_999],
  ])('refuses %s as %j, by the name of the field', async (field, value) => {
    expect(await ask({ [field]: value })).toMatchObject({ code: 422, body: { fields: { [field]: expect.any(String) } } });
  });

  it('takes twenty an hour from one address', async () => {
    moved = 2 * 3600_000;
    for (let n = 0; n < 20; n++) expect((await portal.post('/api/core/registration', wanted())).code).toBe(200);
    expect(await portal.post('/api/core/registration', wanted())).toMatchObject({ code: 429, headers: { 'retry-after': '3600' } });
    moved = 4 * 3600_000;
    expect((await portal.post('/api/core/registration', wanted())).code).toBe(200);
  });

  it('is not served where the agency does not allow it', async () => {
    expect((await closed.get('/api/core/registration')).body).toMatchObject({ allowed: false, units: [] });
    expect(await closed.post('/api/core/registration', wanted())).toMatchObject({ code: 403, body: { code: 'noRegistration' } });
  });
});

describe('deciding', () => {
  it('is for administrators alone', async () => {
    const officer = await portal.person(unit);
    moved += 3600_000;
    await ask();
    const request = await newest();
    expect((await listed('waiting', officer)).code).toBe(403);
    expect((await approve(request, {}, officer)).code).toBe(403);
    expect((await portal.post('/api/core/account-requests/refuse', { id: request.id, reason: 'x' }, { as: officer })).code).toBe(403);
    expect((await portal.get(`/api/core/account-requests/choices?unitId=${unit.unitId}`, { as: officer })).code).toBe(403);
    expect((await portal.get('/api/core/account-requests')).code).toBe(401);
  });

  it('makes the account at the chosen post; the mail leads to the first password, and that signs in', async () => {
    const other = await portal.unit();
    const { postId } = await portal.headPost(other, administrator);
    moved += 3600_000;
    const { mail, key } = await approved({ unitId: other.unitId, postId, username: 'chosen.name' });
    expect(mail.text).toContain(`${publicUrl}/first-password?key=`);
    expect((await portal.post('/api/core/first-password', { key, newPassword: 'weak' })).body.fields).toHaveProperty('newPassword');
    expect((await portal.post('/api/core/first-password', { key, newPassword: 'First1234' })).body.status).toBe('success');
    const opened = await portal.post('/api/users/login', { username: 'chosen.name', password: 'First1234' });
    expect(opened.body.userLogin.userInformation).toMatchObject({
      F_FIRST_NAME: 'มาลี',
      F_DEPT_ID: other.unitId,
      F_IS_AGREE_PDPA: 0,
      F_POSITION_NAME: expect.stringContaining('ผู้อำนวยการ'),
    });
    const sent = await mailsOf(portal);
    expect(sent.filter(({ text }) => text.includes('First1234'))).toEqual([]);
  });

  it('refuses with a reason, which is mailed', async () => {
    moved += 3600_000;
    await ask();
    const request = await newest();
    expect((await portal.post('/api/core/account-requests/refuse', { id: request.id, reason: 'ไม่ได้สังกัดหน่วยงาน' }, { as: administrator })).body.status).toBe(
      'success',
    );
    expect((await mailTo(portal, request.email)).text).toContain('ไม่ได้สังกัดหน่วยงาน');
    expect((await listed('refused')).body.data[0]).toMatchObject({ id: request.id, answer: 'ไม่ได้สังกัดหน่วยงาน', decidedBy: expect.stringContaining('สมชาย') });
  });

  it('is done once: two administrators at the same moment make one account', async () => {
    moved += 3600_000;
    await ask();
    const request = await newest();
    const replies = await Promise.all([
      approve(request),
      approve(request),
      portal.post('/api/core/account-requests/refuse', { id: request.id, reason: 'x' }, { as: administrator }),
    ]);
    expect(replies.map((reply) => reply.code).sort()).toEqual([200, 409, 409]);
    expect((await approve({ ...request, id: 999_999 })).code).toBe(404);
  });

  it('refuses a name or address that someone has, a post of another unit, and a directory that is not there', async () => {
    moved += 3600_000;
    await ask();
    const request = await newest();
    const { postId } = await portal.headPost(await portal.unit(), administrator);
    const taken = await approve(request, { username: administrator.username, email: `${administrator.username}@example.go.th`, postId, byDirectory: true });
    expect(taken).toMatchObject({ code: 422 });
    expect(Object.keys(taken.body.fields).sort()).toEqual(['byDirectory', 'email', 'postId', 'username']);
    expect((await newest()).id).toBe(request.id);
  });
});

describe('the link to the first password', () => {
  const set = (key: string, newPassword = 'First1234') => portal.post('/api/core/first-password', { key, newPassword });

  it('is good once, also at the same moment', async () => {
    moved += 3600_000;
    const { key } = await approved();
    const replies = await Promise.all([set(key), set(key), set(key)]);
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1);
    expect((await set(key, 'Other1234')).body.code).toBe('linkWorthless');
  });

  it('is worth nothing when made up, after seven days, after another password was set, and once the account is closed', async () => {
    expect((await set('made-up')).body.code).toBe('linkWorthless');
    moved += 3600_000;
    const [late, changed, gone] = [await approved(), await approved(), await approved()];
    const personOf = (id: number) => sql`select person_id from account_request where id = ${id}`;
    await sql`update account set password_changed_at = ${new Date(Date.now() + moved + 1000)} where person_id = (${personOf(changed.request.id)})`.execute(db);
    await sql`update account set closed_at = now() where person_id = (${personOf(gone.request.id)})`.execute(db);
    expect((await set(changed.key)).body.code).toBe('linkWorthless');
    expect((await set(gone.key)).body.code).toBe('linkWorthless');
    moved += 7 * 24 * 3600_000 + 1000;
    expect((await set(late.key)).body.code).toBe('linkWorthless');
  });

  it('is not needed for the password kept by nobody: the account opens with none before', async () => {
    moved = 0;
    const { request } = await approved();
    for (const word of [password, ' ', 'x'])
      expect((await portal.post('/api/users/login', { username: request.username, password: word })).body.status).toBe('error');
  });
});
