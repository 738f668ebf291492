import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const good = { channelSecret: 'channel-secret-1', accessToken: 'access-token-1', addFriend: 'https://line.me/R/ti/p/@office' };

/** A stand-in for LINE's Messaging API that knows one token. `broken` is what it answers instead. */
let broken: { at: string; code: number } | null = null;
const pushed: string[] = [];
const line = createServer((request, response) => {
  const answer = (code: number, body: object) => response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (broken && request.url === broken.at) return answer(broken.code, {});
  if (request.headers.authorization !== `Bearer ${good.accessToken}`) return answer(401, {});
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    if (request.url === '/v2/bot/message/push') pushed.push((JSON.parse(body) as { to: string }).to);
    answer(200, { displayName: 'สำนักงานตัวอย่าง' });
  });
});
await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
afterAll(() => new Promise((done) => line.close(done)));

const environment = { PUBLIC_URL: 'https://portal.example.go.th', LINE_ENDPOINT: `http://127.0.0.1:${(line.address() as AddressInfo).port}` };
const portal = await testPortal({ environment });
const { db } = portal.running;
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'admin-configs', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'admin-configs', 'query');

const read = async () => (await portal.get('/api/core/line-channel', { as: reader })).body;
const save = async (part: Partial<typeof good>, as = keeper) =>
  portal.post('/api/core/save-line-channel', { ...good, ...part, version: (await read()).version }, { as });
const test = () => portal.post('/api/core/test-line-channel', {}, { as: keeper });
const webhook = async (secret: string) => {
  const payload = JSON.stringify({ destination: 'U0', events: [] });
  const signed = createHmac('sha256', secret).update(payload).digest('base64');
  const headers = { 'content-type': 'application/json', 'x-line-signature': signed };
  return (await portal.running.app.inject({ method: 'POST', url: '/api/service/line-webhook', payload, headers })).statusCode;
};

beforeEach(() => {
  broken = null;
  pushed.length = 0;
});

describe('the LINE channel of the office', () => {
  it('is used once it is set, without a restart, and no longer once it is removed', async () => {
    expect(await read()).toMatchObject({ source: 'none', webhook: `${environment.PUBLIC_URL}/api/service/line-webhook`, history: [] });
    expect([await webhook(good.channelSecret), (await test()).body.code]).toEqual([404, 'lineNotConfigured']);
    expect((await save({})).code).toBe(200);
    expect(await webhook(good.channelSecret)).toBe(200);
    expect(await webhook('another secret')).toBe(403);
    const account = (await portal.get('/api/core/line-account', { as: reader })).body;
    expect(account).toMatchObject({ configured: true, addFriend: good.addFriend });
    const { version } = await read();
    expect((await portal.post('/api/core/remove-line-channel', { version }, { as: keeper })).code).toBe(200);
    expect(await read()).toMatchObject({ source: 'none', history: [{ what: 'remove' }, { what: 'set' }] });
    expect(await webhook(good.channelSecret)).toBe(404);
  });

  it('keeps its secrets sealed, answers them to nobody, and names the act without them', async () => {
    await save({});
    const { rows } = await sql<{ kept: string }>`
      select encode(sealed, 'escape') as kept from line_channel
      union all select coalesce(detail::text, '') from audit
      union all select concat(before, after) from settings_history`.execute(db);
    const everything = [...rows.map(({ kept }) => kept), JSON.stringify(await read())].join();
    for (const secret of [good.channelSecret, good.accessToken]) expect(everything).not.toContain(secret);
    expect((await read()).history[0]).toMatchObject({ what: 'set' });
  });

  it('keeps a secret that is left empty, but needs both at first', async () => {
    await save({});
    expect((await save({ channelSecret: '', accessToken: '', addFriend: '' })).code).toBe(200);
    expect([await webhook(good.channelSecret), (await test()).code]).toEqual([200, 200]);
    await portal.post('/api/core/remove-line-channel', { version: (await read()).version }, { as: keeper });
    expect(await save({ accessToken: '' })).toMatchObject({ code: 422, body: { fields: { accessToken: expect.anything() } } });
  });

  it('is refused to who may only look, and to who saw an older version', async () => {
    expect((await save({}, reader)).code).toBe(403);
    expect((await portal.post('/api/core/save-line-channel', { ...good, version: 999 }, { as: keeper })).code).toBe(409);
  });

  it('whose secrets cannot be opened says so, and counts as none', async () => {
    await save({});
    await sql`update line_channel set sealed = '\\x00'`.execute(db);
    expect(await read()).toMatchObject({ source: 'office', unreadable: true });
    expect((await test()).body.code).toBe('lineNotConfigured');
    await save({});
    expect(await read()).toMatchObject({ unreadable: false });
  });
});

describe('the test message', () => {
  it('checks the token for who has no linked account, and reaches who has one', async () => {
    await save({});
    expect((await test()).body).toMatchObject({ account: 'สำนักงานตัวอย่าง', sent: false });
    await sql`insert into line_account (person_id, line_user_id, linked_at) values (${keeper.personId}, 'U1', now())`.execute(db);
    expect((await test()).body).toMatchObject({ sent: true });
    expect(pushed).toEqual(['U1']);
  });

  it.each([
    ['/v2/bot/info', 401, 'lineTokenRefused'],
    ['/v2/bot/info', 500, 'lineDoesNotAnswer'],
    ['/v2/bot/message/push', 429, 'lineLimitReached'],
    ['/v2/bot/message/push', 400, 'lineUserGone'],
    ['/v2/bot/message/push', 503, 'lineDoesNotAnswer'],
  ])('says what is wrong when %s answers %i', async (at, code, says) => {
    await save({});
    broken = { at, code };
    expect(await test()).toMatchObject({ code: 409, body: { code: says } });
  });

  it('says so when LINE cannot be reached', async () => {
    const away = await testPortal({ environment: { ...environment, LINE_ENDPOINT: 'http://127.0.0.1:1' } });
    const person = await away.person(await away.unit());
    await away.grant(person, 'admin-configs', 'manage');
    await away.post('/api/core/save-line-channel', { ...good, version: 0 }, { as: person });
    expect(await away.post('/api/core/test-line-channel', {}, { as: person })).toMatchObject({ code: 409, body: { code: 'lineDoesNotAnswer' } });
  });
});

describe('the deployment', () => {
  it('goes before the office, whose settings cannot be changed then', async () => {
    const own = await testPortal({ environment: { ...environment, LINE_CHANNEL_SECRET: 's', LINE_ACCESS_TOKEN: good.accessToken } });
    const person = await own.person(await own.unit());
    await own.grant(person, 'admin-configs', 'manage');
    expect((await own.get('/api/core/line-channel', { as: person })).body).toMatchObject({ source: 'deployment' });
    expect((await own.post('/api/core/save-line-channel', { ...good, version: 0 }, { as: person })).body.code).toBe('lineFromDeployment');
    expect((await own.post('/api/core/test-line-channel', {}, { as: person })).code).toBe(200);
  });

  it('without a public address takes no channel, and says why', async () => {
    const plain = await testPortal();
    const person = await plain.person(await plain.unit());
    await plain.grant(person, 'admin-configs', 'manage');
    expect((await plain.get('/api/core/line-channel', { as: person })).body).toMatchObject({ webhook: null });
    expect((await plain.post('/api/core/save-line-channel', { ...good, version: 0 }, { as: person })).body.code).toBe('lineNeedsPublicUrl');
  });
});
