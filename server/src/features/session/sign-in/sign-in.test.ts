import { describe, expect, it } from 'vitest';
import { password, testPortal } from '../../../../test/portal';

let moved = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + moved) });
const unit = await portal.unit();

/** The cookie that a browser would send next time. */
function browserOf(reply: { headers: Record<string, unknown> }): { cookie: string } {
  const cookies = [reply.headers['set-cookie'] ?? []].flat() as string[];
  return { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
}

describe('the first step', () => {
  it('refuses a blank name and a blank password in the words of the specification', async () => {
    const blank = await portal.post('/api/users/pre-login', { username: '  ', password: 'x' });
    expect(blank).toMatchObject({ code: 200, body: { status: 'error', message: 'กรุณากรอกชื่อผู้ใช้งาน' } });
    const empty = await portal.post('/api/users/pre-login', { username: 'someone', password: ' ' });
    expect(empty).toMatchObject({ code: 200, body: { status: 'error', message: 'กรุณากรอกรหัสผ่าน' } });
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const { username } = await portal.person(unit, { signedIn: false });
    const wrong = await portal.post('/api/users/pre-login', { username, password: 'Wrong1234' });
    const unknown = await portal.post('/api/users/pre-login', { username: 'nobody', password: 'Wrong1234' });
    expect(wrong).toMatchObject({ code: 200, body: { status: 'error', code: 'wrongPair' } });
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body.oauth_id).toBeUndefined();
  });

  it('says with an oauth_id when a session is open on another device, and only then', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const signIn = { username: person.username, password };
    expect((await portal.post('/api/users/pre-login', signIn)).body).toMatchObject({ status: 'success' });
    const first = await portal.post('/api/users/login', signIn);
    expect((await portal.post('/api/users/pre-login', signIn)).body).toMatchObject({ status: 'error', oauth_id: expect.any(String) });
    const sameBrowser = await portal.post('/api/users/pre-login', signIn, { headers: browserOf(first) });
    expect(sameBrowser.body.status).toBe('success');
  });

  it('does not count a session as open elsewhere that was not seen for half an hour', async () => {
    const person = await portal.person(unit);
    moved = 31 * 60 * 1000;
    const reply = await portal.post('/api/users/pre-login', { username: person.username, password });
    moved = 0;
    expect(reply.body.status).toBe('success');
  });

  it('takes no name with a NUL in it', async () => {
    expect((await portal.post('/api/users/pre-login', { username: 'some\u0000one', password })).code).toBe(400);
  });

  it('is read in English where the browser asks for it', async () => {
    const reply = await portal.post('/api/users/pre-login', { username: '', password: '' }, { headers: { 'accept-language': 'en-GB,en;q=0.8' } });
    expect(reply.body.message).toBe('Please enter your user name.');
  });
});

describe('the second step', () => {
  it('opens a session and ends the one elsewhere, whose token dies at once', async () => {
    const person = await portal.person(unit);
    const reply = await portal.post('/api/users/login', { username: person.username, password });
    expect(reply.body).toMatchObject({ status: 'success', success: { token: reply.body.token }, userLogin: { F_PERSON_ID: person.personId } });
    expect((await portal.post('/api/verify', {}, { as: person })).code).toBe(401);
    expect((await portal.post('/api/verify', {}, { as: { token: reply.body.token } })).body.userLogin.userInformation.F_IS_AGREE_PDPA).toBe(1);
  });

  it('keeps one session when two browsers sign in at the same moment', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const signIn = { username: person.username, password };
    const replies = await Promise.all([1, 2, 3].map(() => portal.post('/api/login', signIn)));
    const alive = await Promise.all(replies.map((reply) => portal.post('/api/verify', {}, { as: { token: reply.body.token } })));
    expect(alive.filter((reply) => reply.code === 200)).toHaveLength(1);
  });

  it('takes form bodies and JSON, and sets cookies that scripts cannot read', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const reply = await portal.running.app.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `username=${person.username}&password=${password}`,
    });
    expect(reply.json().status).toBe('success');
    expect(reply.cookies).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'sarabun_auth', httpOnly: true, sameSite: 'Lax', maxAge: 7 * 24 * 3600 })]),
    );
  });
});

describe('signing out', () => {
  it('ends this session, or all of the person', async () => {
    const person = await portal.person(unit);
    expect((await portal.post('/api/logout', {}, { as: person })).body).toEqual({ status: 'success' });
    expect((await portal.post('/api/logout', {}, { as: person })).code).toBe(401);
    const again = await portal.post('/api/login', { username: person.username, password });
    await portal.post('/api/core/revoke', {}, { as: { token: again.body.token } });
    expect((await portal.post('/api/verify', {}, { as: { token: again.body.token } })).code).toBe(401);
  });

  it('is not done by a cookie alone', async () => {
    const person = await portal.person(unit);
    const reply = await portal.post('/api/logout', {}, { headers: { cookie: `sarabun_auth=${person.token}` } });
    expect(reply.code).toBe(401);
    expect((await portal.post('/api/verify', {}, { as: person })).code).toBe(200);
  });
});

describe('a token', () => {
  it('lives seven days at most', async () => {
    const person = await portal.person(unit);
    moved = 7 * 24 * 3600 * 1000 - 60_000;
    expect((await portal.post('/api/verify', {}, { as: person })).code).toBe(200);
    moved = 7 * 24 * 3600 * 1000 + 1000;
    expect((await portal.post('/api/verify', {}, { as: person })).code).toBe(401);
    moved = 0;
  });

  it('is worth nothing when made up, cut short or overlong', async () => {
    for (const token of ['', 'x', 'a'.repeat(43), 'a'.repeat(5000)]) expect((await portal.post('/api/verify', {}, { as: { token } })).code).toBe(401);
  });
});

describe('wrong tries', () => {
  it('lead to a wait that grows, during which not even the right password is tried; then the owner gets in', async () => {
    const person = await portal.person(unit, { signedIn: false });
    const wrong = () => portal.post('/api/login', { username: person.username, password: 'Wrong1234' }, { headers: {} });
    for (let i = 0; i < 5; i++) expect((await wrong()).code).toBe(200);
    const stopped = await portal.post('/api/login', { username: person.username, password });
    expect(stopped).toMatchObject({ code: 429, body: { status: 'error' }, headers: { 'retry-after': '1' } });
    moved += 1100;
    expect((await portal.post('/api/login', { username: person.username, password })).body.status).toBe('success');
  });
});

describe('consent', () => {
  it('is needed for every change and for opening letters, not for the shell', async () => {
    const person = await portal.person(unit, { consents: false });
    expect((await portal.post('/api/sarabun/get-todo-lists', {}, { as: person })).code).toBe(200);
    expect((await portal.get('/api/service/menu-module-permission', { as: person })).code).toBe(200);
    const opening = await portal.get('/api/sarabun/document?documentId=1', { as: person });
    expect(opening).toMatchObject({ code: 403, body: { code: 'consentRequired' } });
    expect((await portal.post('/api/sarabun/notification-update-read-all', {}, { as: person })).body.code).toBe('consentRequired');
  });

  it('takes both flags as 1, and nothing else', async () => {
    const person = await portal.person(unit, { consents: false });
    const half = await portal.post('/api/sarabun/request-pdpa', { F_IS_AGREE_PDPA: 1, F_IS_AGREE: 0 }, { as: person });
    expect(half).toMatchObject({ code: 422, body: { fields: { F_IS_AGREE: expect.any(String) } } });
    expect((await portal.post('/api/sarabun/request-pdpa', { F_IS_AGREE_PDPA: '1', F_IS_AGREE: '1' }, { as: person })).body.status).toBe('success');
    const { body } = await portal.post('/api/verify', {}, { as: person });
    expect(body.userLogin.userInformation).toMatchObject({ F_IS_AGREE_PDPA: 1, F_IS_AGREE: 1 });
    expect((await portal.get('/api/sarabun/document?documentId=1', { as: person })).code).toBe(404);
  });
});
