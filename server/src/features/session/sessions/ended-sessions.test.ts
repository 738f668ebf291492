import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { codeIn, mailsOf } from '../../../../test/mails';
import { password, type TestPerson, testPortal } from '../../../../test/portal';
import { openAnother } from '../../../../test/sessions';

let moved = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + moved) });
const { db } = portal.running;
const address = await portal.running.listen();
const unit = await portal.unit();

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  moved = 0;
});

/** The arguments of the next message with a name. */
const once = (socket: Socket, name: string) => new Promise<unknown[]>((resolve) => socket.once(name, (...content: unknown[]) => resolve(content)));
const open = (token: unknown, transport: 'websocket' | 'polling' = 'websocket') => {
  const socket = io(address, { auth: { token }, transports: [transport], reconnection: false, forceNew: true });
  sockets.push(socket);
  return socket;
};
async function connected(person: { token: string }, transport?: 'polling'): Promise<Socket> {
  const socket = open(person.token, transport);
  await once(socket, 'connect');
  return socket;
}
async function refusal(token: unknown): Promise<string> {
  const [error] = (await once(open(token), 'connect_error')) as [Error];
  return error.message;
}
/** What a socket receives at its end; the server closes it. */
async function ending(socket: Socket): Promise<string> {
  const gone = once(socket, 'disconnect');
  const [{ reason }] = (await once(socket, 'session-revoked')) as [{ reason: string }];
  expect(await gone).toEqual(['io server disconnect', undefined]);
  return reason;
}
const verify = async (person: { token: string }) => (await portal.post('/api/verify', {}, { as: person })).code;
const signIn = async (person: TestPerson, as = password) => ({
  ...person,
  token: (await portal.post('/api/login', { username: person.username, password: as })).body.token as string,
});

/** Each way in which a session ends, and the reason sent to its open pages. Only an act of the own browser is not a revocation. */
const ways: [string, string, (person: TestPerson) => Promise<unknown>][] = [
  ['signing out in another tab', 'signedOut', (person) => portal.post('/api/logout', {}, { as: person })],
  ['revoking', 'signedOut', (person) => portal.post('/api/core/revoke', {}, { as: person })],
  ['signing in elsewhere', 'elsewhere', (person) => signIn(person)],
  [
    'signing the device out on that device',
    'signedOut',
    async (person) => {
      const { body } = await portal.get('/api/core/sessions', { as: person });
      await portal.post('/api/core/sessions/end', { sessionId: body.data[0].sessionId }, { as: person });
    },
  ],
  [
    'setting a new password by a code',
    'password',
    async (person) => {
      const email = `${person.username}@example.go.th`;
      await portal.post('/api/core/forgot-password', { F_EMAIL: email });
      const code = codeIn((await mailsOf(portal)).filter((mail) => mail.to === email).at(-1));
      await portal.post('/api/core/reset-password', { EMAIL: email, OTP: code, NEW_PASSWORD: 'Another1234' });
    },
  ],
];

describe.each(ways)('after %s', (_what, reason, end) => {
  it('the token is worth nothing, open pages are thrown out at once, and none comes back with it', async () => {
    const person = await portal.person(unit);
    const heard = [await connected(person), await connected(person, 'polling')].map(ending);
    await end(person);
    expect(await verify(person)).toBe(401);
    expect(await Promise.all(heard)).toEqual([reason, reason]);
    expect(await refusal(person.token)).toBe('notSignedIn');
    expect((await portal.post('/api/logout', {}, { as: person })).code).toBe(401);
  });
});

describe('after changing the password', () => {
  it('the pages of this session stay, and others go', async () => {
    const person = await portal.person(unit);
    const socket = await connected(person);
    let heard = '';
    socket.on('session-revoked', ({ reason }) => {
      heard = reason;
    });
    await portal.post('/api/core/account/password', { password, newPassword: 'Another1234' }, { as: person });
    await portal.deliver();
    expect(await verify(person)).toBe(200);
    expect(socket.connected).toBe(true);
    expect(heard).toBe('');
  });
});

describe('a person with two open sessions', () => {
  it.each([
    ['revokes all', (as: { token: string }) => portal.post('/api/core/revoke', {}, { as }), 'signedOut'],
    ['signs the other devices out', (as: { token: string }) => portal.post('/api/core/sessions/end-others', {}, { as }), ''],
  ])('who %s is thrown out elsewhere, and hears of no revoke here', async (_what, end, heardHere) => {
    const person = await portal.person(unit);
    const other = await openAnother(db, person);
    const elsewhere = ending(await connected(other));
    const page = await connected(person);
    let here = '';
    page.on('session-revoked', ({ reason }) => {
      here = reason;
    });
    const gone = heardHere && once(page, 'disconnect');
    await end(person);
    expect(await elsewhere).toBe('revoked');
    await gone;
    await portal.deliver();
    expect(here).toBe(heardHere);
  });
});

describe('the cookie that opens files', () => {
  const signsOut = {
    'signing out': async (as: { token: string }) => portal.post('/api/logout', {}, { as }),
    revoking: async (as: { token: string }) => portal.post('/api/core/revoke', {}, { as }),
    'signing this device out': async (as: { token: string }) => {
      const { body } = await portal.get('/api/core/sessions', { as });
      return portal.post('/api/core/sessions/end', { sessionId: body.data[0].sessionId }, { as });
    },
  };
  const cookies = (reply: { headers: Record<string, unknown> }) => [reply.headers['set-cookie'] ?? []].flat().map(String);

  it.each(Object.entries(signsOut))('leaves the browser on %s; the device stays known', async (_what, end) => {
    const person = await portal.person(unit);
    const given = cookies(await portal.post('/api/login', { username: person.username, password })).find((cookie) => cookie.startsWith('sarabun_auth='));
    const reply = await end({ token: given?.split(/[=;]/)[1] ?? '' });
    expect([reply.code, cookies(reply)]).toEqual([200, [expect.stringMatching(/^sarabun_auth=;.*Path=\/;.*Expires=Thu, 01 Jan 1970/)]]);
  });

  it('stays when another device is signed out', async () => {
    const person = await portal.person(unit);
    const { sessionId } = await openAnother(db, person);
    expect(cookies(await portal.post('/api/core/sessions/end', { sessionId }, { as: person }))).toEqual([]);
  });
});

describe('after the account was closed', () => {
  it('neither token nor socket nor password opens anything', async () => {
    const person = await portal.person(unit);
    await db.updateTable('account').set({ closed_at: new Date() }).where('person_id', '=', person.personId).execute();
    expect(await verify(person)).toBe(401);
    expect(await refusal(person.token)).toBe('notSignedIn');
    expect((await portal.post('/api/login', { username: person.username, password })).body.code).toBe('wrongPair');
  });
});

describe('a socket', () => {
  it.each([
    ['no', undefined],
    ['an empty', ''],
    ['a made-up', 'x'],
    ['an overlong', 'a'.repeat(5000)],
    ['a numeric', 17],
    ['an object as', { token: 'x' }],
  ])('with %s token is refused', async (_what, token) => {
    expect(await refusal(token)).toBe('notSignedIn');
  });

  it('hears of nobody else being thrown out', async () => {
    const [person, other] = [await portal.person(unit), await portal.person(unit)];
    const socket = await connected(other);
    let heard = false;
    socket.on('session-revoked', () => {
      heard = true;
    });
    const gone = ending(await connected(person));
    await portal.post('/api/core/revoke', {}, { as: person });
    await gone;
    expect([heard, socket.connected]).toEqual([false, true]);
  });
});

describe('two tabs that sign out', () => {
  it('at the same moment end one session, one of them being told that it was over', async () => {
    const person = await portal.person(unit);
    const codes = await Promise.all([1, 2, 3].map(async () => (await portal.post('/api/logout', {}, { as: person })).code));
    expect(codes).toContain(200);
    expect(codes.every((code) => code === 200 || code === 401)).toBe(true);
    expect(await verify(person)).toBe(401);
    const ended = await db.selectFrom('session').select('end_reason').where('person_id', '=', person.personId).execute();
    expect(ended).toEqual([{ end_reason: 'logout' }]);
  });
});

describe('a clock that is put', () => {
  it('back leaves sessions open, and lets people sign in', async () => {
    const person = await portal.person(unit);
    moved = -2 * 3600 * 1000;
    expect(await verify(person)).toBe(200);
    expect(await verify(await signIn(person))).toBe(200);
  });

  it('forward past a week ends sessions, and back again opens them as they were', async () => {
    const person = await portal.person(unit);
    moved = 8 * 24 * 3600 * 1000;
    expect(await verify(person)).toBe(401);
    moved = 0;
    expect(await verify(person)).toBe(200);
  });

  it('back does not make the wait after wrong tries longer than a minute', async () => {
    const person = await portal.person(unit, { signedIn: false });
    for (let i = 0; i < 5; i++) await portal.post('/api/login', { username: person.username, password: 'Wrong12345' });
    moved = -3600 * 1000;
    expect((await portal.post('/api/login', { username: person.username, password })).body.status).toBe('success');
  });
});
