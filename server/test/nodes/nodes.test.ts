import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Load, startLoad } from '../faults/load';
import { prove } from '../faults/proof';
import { addressOf } from '../faults/site';
import { letterFor } from '../letters';
import { type TestPerson, type TestUnit, testPortal } from '../portal';
import { type Product, startProduct } from '../product';
import { type Balancer, openBalancer } from './balancer';

/** Processes of one installation behind a proxy, on a server of PostgreSQL that none of them started. */
const server = inject('databaseServer');
const connection = { ...server, database: `nodes_${randomUUID().replaceAll('-', '')}` };
const folder = await mkdtemp(join(tmpdir(), 'sarabun-nodes-'));
const environment = { DATABASE_URL: addressOf(connection), DATA_DIR: folder };
const noticeMs = 500;
const begin = () => startProduct(folder, { ...environment, LOG_LEVEL: 'warn', DATABASE_CONNECTIONS: '8', STOP_NOTICE_MS: String(noticeMs) });
const running = new Set<Product>();
const started = async () => {
  const product = begin();
  running.add(product);
  void product.ended.then(() => running.delete(product));
  return { product, address: await product.address() };
};
type Node = Awaited<ReturnType<typeof started>>;

const admin = new pg.Client({ ...server, database: 'postgres' });
let balancer: Balancer;
let nodes: [Node, Node];
let inside: Awaited<ReturnType<typeof testPortal>>;
let unit: TestUnit;
let people: TestPerson[];

beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${connection.database} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  balancer = await openBalancer();
  // On an empty database and an empty folder, at the same moment.
  nodes = await Promise.all([started(), started()]);
  await balancer.use(nodes.map(({ address }) => address));
  inside = await testPortal({ beside: { connection, folder } });
  unit = await inside.unit();
  people = await Promise.all([1, 2, 3, 4].map(() => inside.person(unit, { function: 'registrar' })));
}, 120_000);
afterAll(async () => {
  for (const product of running) product.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  await balancer.close();
  await inside.running.stop();
  await admin.query(`drop database ${connection.database} with (force)`);
  await admin.end();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

const office = () => ({ unitId: unit.unitId, deskId: unit.deskId, usernames: people.map(({ username }) => username) });
const tokens = () => people.map(({ token }) => token);
const load = () => {
  const begun = startLoad({ address: balancer.address, office: office() }, tokens(), 10);
  loads.push(begun);
  return begun;
};
const acts = async (one: Load, further: number) => {
  const enough = one.acknowledged.length + further;
  await expect.poll(() => one.acknowledged.length, { interval: 20 }).toBeGreaterThanOrEqual(enough);
};
const loads: Load[] = [];

it('is renewed process by process under load, and no call fails', { timeout: 120_000 }, async () => {
  const work = load();
  await acts(work, 10);
  for (const place of [0, 1] as const) {
    const old = nodes[place];
    const fresh = await started();
    await balancer.use([fresh, ...nodes].map(({ address }) => address));
    old.product.kill('SIGTERM');
    expect(await old.product.ended).toBe(0);
    nodes[place] = fresh;
    await balancer.use(nodes.map(({ address }) => address));
    await acts(work, 10);
  }
  await work.stop();
  expect([...work.codes.keys()]).toEqual([200]);
});

it('follows a setting that was changed at another process at once', async () => {
  const keeper = await inside.person(unit);
  await inside.grant(keeper, 'system-functions', 'manage');
  const asks = async () => Promise.all(nodes.map(async ({ address }) => (await fetch(`${address}/api/core/registration`)).status));
  expect(await asks()).toEqual([200, 200]);
  const [row] = (await inside.post('/api/core/settings/system-functions/list', { filter: { code: 'requestAccount' }, state: 'all' }, { as: keeper })).body.data;
  const turned = await inside.post('/api/core/settings/system-functions/switch', { id: row.id, version: row.version, active: false }, { as: keeper });
  expect(turned.body.status).toBe('success');
  await expect.poll(asks, { timeout: 2000 }).not.toContain(200);
});

it('signs nobody out when a process is killed; its sockets are elsewhere within 5 seconds and miss nothing', { timeout: 120_000 }, async () => {
  const [reader] = people as [TestPerson];
  const heard: string[] = [];
  let connections = 0;
  await balancer.use([nodes[0].address]);
  const page = io(balancer.address, { auth: { token: reader.token }, transports: ['websocket'], reconnectionDelay: 200, reconnectionDelayMax: 500 });
  page.on('connect', () => connections++);
  page.onAny((name: string) => heard.push(name));
  await expect.poll(() => connections).toBe(1);
  await balancer.use(nodes.map(({ address }) => address));
  const work = load();
  await acts(work, 5);
  nodes[0].product.kill('SIGKILL');
  await expect.poll(() => connections).toBe(2);
  await acts(work, 10);
  await work.stop();
  expect([...work.unexpected.keys()]).toEqual([]);
  heard.length = 0;
  await letterFor(inside, reader, unit, { subject: 'หลังกระบวนการหนึ่งล้ม' });
  await expect.poll(() => heard).toContain('queues-changed');
  page.disconnect();
});

it('answers again by itself after the database was away, and tells browsers what they missed', async () => {
  const page = io(balancer.address, { auth: { token: people[1]?.token }, transports: ['websocket'], reconnectionDelay: 200, reconnectionDelayMax: 500 });
  let connections = 0;
  page.on('connect', () => connections++);
  await expect.poll(() => connections).toBe(1);
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [connection.database]);
  await expect.poll(() => connections).toBe(2);
  const heard: string[] = [];
  page.onAny((name: string) => heard.push(name));
  await letterFor(inside, people[1] as TestPerson, unit, { subject: 'หลังฐานข้อมูลกลับมา' });
  await expect.poll(() => heard).toContain('queues-changed');
  page.disconnect();
});

it('has lost nothing in all this and done nothing twice, and what is reckoned holds', async () => {
  const record = { acknowledged: loads.flatMap(({ acknowledged }) => acknowledged), begun: loads.flatMap(({ begun }) => begun) };
  const { acknowledged, lost, doubled, sameNumbers, commands } = await prove({ connection, environment }, record);
  expect(acknowledged).toBeGreaterThan(20);
  expect({ lost, doubled, sameNumbers, broken: commands.filter(({ holds }) => !holds) }).toEqual({ lost: [], doubled: [], sameNumbers: [], broken: [] });
});
