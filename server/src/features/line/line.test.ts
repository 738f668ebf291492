import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const channelSecret = 'secret of the channel';
const accessToken = 'token of the channel';
const publicUrl = 'https://portal.example.go.th';

/** A stand-in for LINE's Messaging API: issues link tokens, takes replies, and completes links as LINE's page does. */
const said: { replyToken: string; messages: { text: string }[] }[] = [];
const tokens = new Map<string, string>();
let fails = false;
const line = createServer(async (request, response) => {
  const answer = (code: number, body: object) => response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (fails) return answer(500, {});
  if (request.headers.authorization !== `Bearer ${accessToken}`) return answer(401, {});
  const [, userId] = /^\/v2\/bot\/user\/([^/]+)\/linkToken$/.exec(request.url ?? '') ?? [];
  if (userId) {
    const linkToken = `link-${userId}-${tokens.size}`;
    tokens.set(linkToken, userId);
    return answer(200, { linkToken });
  }
  if (request.url !== '/v2/bot/message/reply') return answer(404, {});
  said.push(JSON.parse(await textOf(request)));
  return answer(200, {});
});
await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
afterAll(() => new Promise((done) => line.close(done)));

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

let moved = 0;
const environment = {
  PUBLIC_URL: publicUrl,
  LINE_CHANNEL_SECRET: channelSecret,
  LINE_ACCESS_TOKEN: accessToken,
  LINE_ENDPOINT: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
  LINE_ADD_FRIEND_URL: 'https://line.me/R/ti/p/@office',
};
const portal = await testPortal({ environment, clock: () => new Date(Date.now() + moved) });
const unit = await portal.unit();

const sign = (body: string, secret = channelSecret) => createHmac('sha256', secret).update(body).digest('base64');

function send(events: object[], signature?: string | null) {
  const body = JSON.stringify({ destination: 'U0', events });
  const signed = signature === undefined ? sign(body) : signature;
  const headers = { 'content-type': 'application/json', ...(signed !== null && { 'x-line-signature': signed }) };
  return portal.running.app.inject({ method: 'POST', url: '/api/service/line-webhook', payload: body, headers });
}

const from = (userId: string, event: object) => ({ replyToken: `reply-${userId}`, source: { type: 'user', userId }, timestamp: 1, mode: 'active', ...event });

/** A LINE user writes to the official account; returns the link from the reply. */
async function invited(userId: string): Promise<URL> {
  await send([from(userId, { type: 'message', message: { type: 'text', id: '1', text: 'hello' } })]);
  return new URL(said.at(-1)?.messages[1]?.text ?? '');
}

/** A person opens the link while signed in; LINE's page completes it. Returns the nonce. */
async function agree(person: { token: string }, invitation: URL): Promise<string> {
  const { address } = (await portal.post('/api/core/line-account/link', { linkToken: invitation.searchParams.get('linkToken') }, { as: person })).body;
  const page = new URL(address);
  expect(page.origin + page.pathname).toBe('https://access.line.me/dialog/bot/accountLink');
  const [userId, nonce] = [tokens.get(page.searchParams.get('linkToken') ?? '') ?? '', page.searchParams.get('nonce') ?? ''];
  await send([from(userId, { type: 'accountLink', link: { result: 'ok', nonce } })]);
  return nonce;
}

const state = async (person: { token: string }) => (await portal.get('/api/core/line-account', { as: person })).body;

beforeEach(() => {
  said.length = 0;
  fails = false;
  moved = 0;
});

describe('linking', () => {
  it('goes from the chat through the portal and LINE, and back', async () => {
    const person = await portal.person(unit);
    expect(await state(person)).toMatchObject({ configured: true, linkedAt: null, addFriend: environment.LINE_ADD_FRIEND_URL });
    const invitation = await invited('U1');
    expect(invitation.origin + invitation.pathname).toBe(`${publicUrl}/account-line-service`);
    await agree(person, invitation);
    expect((await state(person)).linkedAt).toMatch(/\+07:00$/);
    expect(said.at(-1)).toMatchObject({ replyToken: 'reply-U1', messages: [{ text: expect.stringContaining('เรียบร้อย') }] });
    await send([from('U1', { type: 'message' })]);
    expect(said.at(-1)?.messages).toHaveLength(1);
  });

  it('can be cut by the person, and by blocking the official account', async () => {
    const person = await portal.person(unit);
    await agree(person, await invited('U2'));
    expect((await portal.post('/api/core/line-account/unlink', {}, { as: person })).body.status).toBe('success');
    expect((await state(person)).linkedAt).toBeNull();
    expect(await portal.post('/api/core/line-account/unlink', {}, { as: person })).toMatchObject({ code: 409, body: { code: 'notLinked' } });
    await agree(person, await invited('U2'));
    await send([{ type: 'unfollow', source: { type: 'user', userId: 'U2' } }]);
    expect((await state(person)).linkedAt).toBeNull();
  });

  it('moves with the LINE user to another person, and holds one LINE account for a person', async () => {
    const [first, second] = [await portal.person(unit), await portal.person(unit)];
    await agree(first, await invited('U3'));
    await portal.post('/api/core/line-account/unlink', {}, { as: first });
    const late = await invited('U3');
    await agree(first, late);
    await agree(second, late);
    expect([(await state(first)).linkedAt, (await state(second)).linkedAt]).toEqual([null, expect.any(String)]);
  });
});

describe('bad input', () => {
  it('is refused without the signature of the channel', async () => {
    const person = await portal.person(unit);
    const { address } = (await portal.post('/api/core/line-account/link', { linkToken: 'any' }, { as: person })).body;
    const event = from('U4', { type: 'accountLink', link: { result: 'ok', nonce: new URL(address).searchParams.get('nonce') } });
    for (const signature of [null, '', 'x', sign('other'), sign(JSON.stringify({ destination: 'U0', events: [event] }), 'other secret')]) {
      expect((await send([event], signature)).statusCode).toBe(403);
    }
    expect((await state(person)).linkedAt).toBeNull();
  });

  it('does not link by a nonce that is made up, used, too old, or of a link that failed', async () => {
    const person = await portal.person(unit);
    const linkAs = (userId: string, nonce: string, result = 'ok') => send([from(userId, { type: 'accountLink', link: { result, nonce } })]);
    await linkAs('U5', 'made up');
    const used = await agree(person, await invited('U5'));
    await linkAs('U6', used);
    const nonceOf = async () =>
      new URL((await portal.post('/api/core/line-account/link', { linkToken: 'x' }, { as: person })).body.address).searchParams.get('nonce') ?? '';
    const old = await nonceOf();
    moved = 11 * 60 * 1000;
    await linkAs('U7', old);
    moved = 0;
    await linkAs('U8', await nonceOf(), 'failed');
    await portal.post('/api/core/line-account/unlink', {}, { as: person });
    expect((await state(person)).linkedAt).toBeNull();
    for (const userId of ['U6', 'U7', 'U8']) {
      await send([from(userId, { type: 'message' })]);
      expect(said.at(-1)?.messages).toHaveLength(2);
    }
  });

  it('of events that are not understood, or come from groups, is passed over', async () => {
    expect((await send([{ type: 'beacon' }, { type: 'message', source: { type: 'group', groupId: 'G' }, replyToken: 'r' }])).statusCode).toBe(200);
    const strange = 'not json';
    const reply = await portal.running.app.inject({
      method: 'POST',
      url: '/api/service/line-webhook',
      payload: strange,
      headers: { 'content-type': 'application/json', 'x-line-signature': sign(strange) },
    });
    expect(reply.statusCode).toBe(400);
    expect(said).toEqual([]);
  });

  it('of LINE itself, when it is down, loses only its answer', async () => {
    fails = true;
    expect((await send([from('U9', { type: 'follow' })])).statusCode).toBe(200);
    fails = false;
    expect((await invited('U9')).searchParams.get('linkToken')).toContain('U9');
  });
});

it('says so where no channel is configured', async () => {
  const plain = await testPortal();
  const person = await plain.person(await plain.unit());
  expect((await plain.get('/api/core/line-account', { as: person })).body).toMatchObject({ configured: false, linkedAt: null });
  expect(await plain.post('/api/core/line-account/link', { linkToken: 'x' }, { as: person })).toMatchObject({ code: 409, body: { code: 'lineNotConfigured' } });
  expect((await plain.post('/api/service/line-webhook', {})).code).toBe(404);
});
