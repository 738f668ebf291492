import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookEvent } from '@sarabun/contract/webhooks/webhooks';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';
import { enqueueAll } from '../../platform/jobs/enqueue';
import { insertDeliveries } from './delivery-store';

const minute = 60_000;
let ahead = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + ahead), environment: { APP_MODE: 'DEV', WEBHOOK_NETWORKS: 'loopback' } });
const { db, runner } = portal.running;
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'webhooks', 'manage');
const watcher = await portal.person(unit);
await portal.grant(watcher, 'webhooks', 'query');
const registrar = await portal.person(unit, { function: 'registrar', clearance: 3 });
const officer = await portal.person(unit);
const route = routeOf(portal);
const page = '/api/core/settings/webhooks';

interface Told {
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a receiver reads what it gets
  body: any;
}
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

/** A receiving program on this machine, and what it was told. */
async function receiver(answer: (told: Told, reply: ServerResponse) => unknown = (_told, reply) => reply.end('ok')) {
  const told: Told[] = [];
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    told.push({ headers: request.headers, text, body: JSON.parse(text) });
    answer(told.at(-1) as Told, reply);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events` };
}

const subscribe = async (url: string, events = ['letter.received'], name = 'ระบบสถิติ') =>
  (await portal.post(`${page}/create`, { name, url, events }, { as: keeper })).body as { id: number; secret: string };
const remove = (id: number) => portal.post(`${page}/remove`, { id }, { as: keeper });
/** Waits until something holds, also on a busy machine. */
const soon = <Result>(check: () => Result) => vi.waitFor(check);
/** Delivers events and sends what waits. */
async function pass() {
  await portal.deliver();
  await runner.runDue('webhook');
}
const deliveries = async (id: number) => (await portal.post(`${page}/deliveries`, { id }, { as: watcher })).body.data;
const sameSignature = ({ headers, text }: Told, secret: string) => {
  const [seconds, ...signed] = String(headers['sarabun-signature']).split(',');
  return signed.includes(
    `v1=${createHmac('sha256', secret)
      .update(`${seconds?.slice(2)}.${text}`)
      .digest('hex')}`,
  );
};

describe('a test', () => {
  it('is signed, and says what the receiver answers or why there is no answer', async () => {
    const there = await receiver((_told, reply) => reply.writeHead(202).end('taken'));
    const { id, secret } = await subscribe(there.url);
    const send = (as = keeper, of = id) => portal.post(`${page}/test`, { id: of }, { as });
    expect((await send()).body).toMatchObject({ accepted: true, answered: 202, answer: 'taken' });
    expect(there.told[0]?.body).toMatchObject({ event: 'test' });
    expect(sameSignature(there.told[0] as Told, secret)).toBe(true);
    const silent = await receiver((_told, reply) => reply.destroy());
    const other = await subscribe(silent.url);
    expect((await send(keeper, other.id)).body).toMatchObject({ accepted: false, answered: null });
    expect([(await send(watcher)).code, (await send(keeper, 9999)).code]).toEqual([403, 404]);
    await remove(id);
    await remove(other.id);
  });
});

describe('what happens to a letter', () => {
  it('is told once to those who want it, signed, with the answer on the page', async () => {
    const { told, url } = await receiver();
    const { id, secret } = await subscribe(url, ['letter.received', 'letter.assigned']);
    const { legId, documentId } = await route.received(registrar, unit, { subject: 'ขอข้อมูล' });
    await route.assign(registrar, legId, { parties: [main(officer)] });
    await pass();
    await soon(() => expect(told.map(({ body }) => body.event)).toEqual(['letter.received', 'letter.assigned']));
    const [first, second] = told as [Told, Told];
    expect(first.body).toMatchObject({ letter: { subject: 'ขอข้อมูล', speed: expect.any(Number) } });
    expect(first.body.letter.reference).toBe(second.body.letter.reference);
    expect(JSON.stringify(first.body)).not.toContain(`:${documentId},`);
    expect(first.headers).toMatchObject({ 'sarabun-event': 'letter.received', 'sarabun-delivery': first.body.id });
    expect([sameSignature(first, secret), sameSignature(first, 'other')]).toEqual([true, false]);
    await soon(async () =>
      expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }, { state: 'delivered', status: 200, answer: 'ok', attempts: 1 }]),
    );
    await remove(id);
  });

  it('is told in the order in which it happened, although events of one name are noted together', async () => {
    const { documentId } = await route.received(registrar, unit);
    await portal.deliver();
    const { told, url } = await receiver();
    const { id } = await subscribe(url, ['letter.received', 'letter.assigned']);
    const noted = (event: WebhookEvent, at: Date) => ({ subscriptionId: id, documentId, event, at, code: randomUUID(), body: JSON.stringify({ event }) });
    const now = new Date();
    const later = noted('letter.assigned', now);
    const earlier = noted('letter.received', new Date(now.getTime() - 5));
    await db.transaction().execute((transaction) => insertDeliveries(transaction, [later, earlier], { now, giveUpAt: new Date(now.getTime() + minute) }));
    await db.transaction().execute((transaction) => enqueueAll({ db: transaction, now }, 'webhook', [{ payload: { subscriptionId: id }, key: id }]));
    await runner.runDue('webhook');
    await soon(() => expect(told.map(({ body }) => body.event)).toEqual(['letter.received', 'letter.assigned']));
    await remove(id);
  });

  it('is never told of a secret letter, nor of one that became secret before it was sent', async () => {
    const { told, url } = await receiver();
    const { id } = await subscribe(url);
    await route.received(registrar, unit, { subject: 'ลับ', secrecy: 2 });
    await pass();
    expect(await deliveries(id)).toEqual([]);
    // Left alone for an hour, so that what is noted waits.
    await db
      .updateTable('webhook_subscription')
      .set({ quiet_until: new Date(Date.now() + 3_600_000) })
      .where('id', '=', id)
      .execute();
    const { documentId } = await route.received(registrar, unit, { subject: 'ยังไม่ลับ' });
    await pass();
    expect(await deliveries(id)).toHaveLength(1);
    await db.updateTable('document').set({ secrecy: 2 }).where('id', '=', documentId).execute();
    expect(await deliveries(id)).toEqual([]);
    const kept = await db.selectFrom('webhook_delivery').select('id').where('subscription_id', '=', id).executeTakeFirstOrThrow();
    expect((await portal.post(`${page}/resend`, { id: kept.id }, { as: keeper })).code).toBe(404);
    const [webhook] = (await portal.get(page, { as: watcher })).body.items;
    expect(webhook).toMatchObject({ id, waiting: 0 });
    const { name, events, version } = webhook;
    await portal.post(`${page}/save`, { id, version, name, url, events, active: true }, { as: keeper });
    await pass();
    await soon(async () => expect(await db.selectFrom('webhook_delivery').select('id').where('subscription_id', '=', id).execute()).toEqual([]));
    expect(told).toEqual([]);
    await remove(id);
  });
});

describe('a receiver', () => {
  it('that refuses is tried again after growing waits, and by hand', async () => {
    let fails = true;
    const { told, url } = await receiver((_told, reply) => reply.writeHead(fails ? 500 : 200).end(fails ? 'broken' : 'ok'));
    const { id } = await subscribe(url);
    await route.received(registrar, unit);
    await pass();
    await soon(async () => expect(await deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 1, status: 500, answer: 'broken' }]));
    const waited = async () => {
      const [{ dueAt }] = await deliveries(id);
      return new Date(dueAt).getTime() - (Date.now() + ahead);
    };
    expect(await waited()).toBeLessThanOrEqual(15_000);
    ahead += minute;
    await soon(async () => {
      await runner.runDue('webhook');
      expect(await deliveries(id)).toMatchObject([{ state: 'waiting', attempts: 2 }]);
    });
    expect(await waited()).toBeGreaterThan(15_000);
    ahead += 25 * 60 * minute;
    await soon(async () => {
      await runner.runDue('webhook');
      expect(await deliveries(id)).toMatchObject([{ state: 'failed', attempts: 3, dueAt: null }]);
    });
    fails = false;
    const [{ id: deliveryId }] = await deliveries(id);
    expect((await portal.post(`${page}/resend`, { id: deliveryId }, { as: watcher })).code).toBe(403);
    expect((await portal.post(`${page}/resend`, { id: deliveryId }, { as: keeper })).code).toBe(200);
    await soon(async () => expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 1, status: 200 }]));
    expect(new Set(told.map(({ body }) => body.id)).size).toBe(1);
    ahead = 0;
    await remove(id);
  });

  it('that hangs does not hold up others', async () => {
    const held: ServerResponse[] = [];
    const hanging = await receiver((_told, reply) => held.push(reply));
    const prompt = await receiver();
    const [one, other] = [await subscribe(hanging.url), await subscribe(prompt.url)];
    await route.received(registrar, unit);
    await route.received(registrar, unit);
    await portal.deliver();
    await soon(() => expect([held.length, prompt.told.length]).toEqual([1, 2]));
    expect((await deliveries(one.id)).map(({ state }: { state: string }) => state)).toEqual(['waiting', 'waiting']);
    for (const reply of held) reply.end();
    for (const { id } of [one, other]) await remove(id);
  });

  it('that is not there is left alone for a while', async () => {
    const { url } = await receiver();
    servers.pop()?.close();
    const { id } = await subscribe(url);
    await route.received(registrar, unit);
    await pass();
    await soon(async () => expect(await deliveries(id)).toMatchObject([{ state: 'waiting', status: null, error: expect.stringContaining('ECONNREFUSED') }]));
    const quietFor = async () => {
      const { quietUntil } = (await portal.get(page, { as: watcher })).body.items[0];
      return quietUntil === null ? 0 : Math.round((Date.parse(quietUntil) - Date.now() - ahead) / 1000);
    };
    const first = await soon(async () => {
      const seconds = await quietFor();
      expect(seconds).toBeGreaterThan(0);
      return seconds;
    });
    expect(first).toBeLessThanOrEqual(15);
    // New letters do not shorten the wait: it grows with each time that nobody is there.
    await route.received(registrar, unit);
    ahead = 20_000;
    await pass();
    await soon(async () => expect(await quietFor()).toBeGreaterThan(15));
    ahead = 0;
    await remove(id);
  });

  it('gets both signatures while a secret is replaced; secrets are sealed', async () => {
    const { told, url } = await receiver();
    const { id, secret } = await subscribe(url);
    const { secret: next } = (await portal.post(`${page}/rotate`, { id, overlapHours: 1 }, { as: keeper })).body;
    await route.received(registrar, unit);
    await pass();
    await soon(() => expect(told).toHaveLength(1));
    expect([sameSignature(told[0] as Told, secret), sameSignature(told[0] as Told, next)]).toEqual([true, true]);
    ahead = 61 * minute;
    await route.received(registrar, unit);
    await pass();
    await soon(() => expect(told).toHaveLength(2));
    expect([sameSignature(told[1] as Told, secret), sameSignature(told[1] as Told, next)]).toEqual([false, true]);
    ahead = 0;
    for (const { sealed } of await db.selectFrom('webhook_secret').select('sealed').execute()) expect(sealed.toString('latin1')).not.toContain('whsec_');
    await remove(id);
  });
});

describe('an address', () => {
  it.each(['https://user:pw@example.go.th/', 'ftp://example.go.th/', 'https://10.0.0.1/', 'https://[::ffff:169.254.169.254]/', 'http://2130706433:1/x', 'x'])(
    '%s is refused',
    async (url) => {
      const expected = url.includes('2130706433') ? 200 : 422;
      expect((await portal.post(`${page}/create`, { name: 'a', url, events: ['letter.closed'] }, { as: keeper })).code).toBe(expected);
    },
  );

  it('needs TLS where letters are real', async () => {
    const real = await testPortal({ environment: { APP_MODE: 'PROD' } });
    const person = await real.person(await real.unit());
    await real.grant(person, 'webhooks', 'manage');
    const create = (url: string) => real.post(`${page}/create`, { name: 'a', url, events: ['letter.closed'] }, { as: person });
    expect([(await create('http://example.go.th/')).code, (await create('https://127.0.0.1/')).code]).toEqual([422, 422]);
    expect((await create('https://example.go.th/')).code).toBe(200);
  });
});

it('is changed only by who manages the page', async () => {
  const settings = { name: 'a', url: 'https://example.go.th/', events: ['letter.closed'] };
  const { id } = await subscribe(settings.url);
  for (const [path, body] of [
    ['create', settings],
    ['save', { ...settings, id, version: 1, active: false }],
    ['rotate', { id, overlapHours: 0 }],
    ['remove', { id }],
  ] as const)
    expect((await portal.post(`${page}/${path}`, body, { as: watcher })).code, path).toBe(403);
  expect((await portal.get(page, { as: officer })).code).toBe(403);
  expect((await portal.post(`${page}/save`, { ...settings, id, version: 7, active: false }, { as: keeper })).code).toBe(409);
});
