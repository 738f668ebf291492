import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { letterFor } from '../test/letters';
import { testPortal } from '../test/portal';
import { socketsOf } from '../test/sockets';
import { readOrCreate } from './platform/keys/key-file';
import { proveSameInstallation } from './platform/postgres/installation-store';

/** Two processes of one installation: a person signs in at one and may be served by the other at the next call. */
const one = await testPortal({ isShared: true });
const two = await testPortal({ beside: one });
const { listen } = await socketsOf(two);
const unit = await one.unit();
const registrar = await one.person(unit, { function: 'registrar' });
const officer = await one.person(unit);

it('serves at one process who signed in at the other', async () => {
  const at = (portal: typeof one) => portal.get('/api/core/get-user-login-by-token', { as: registrar });
  expect((await at(two)).body).toEqual((await at(one)).body);
});

it('tells a browser that is connected to the other process', async () => {
  const page = await listen(officer.token);
  const { legId } = await letterFor(one, registrar, unit, { subject: 'ส่งที่กระบวนการหนึ่ง' });
  await one.post('/api/sarabun/receive-document', { legId }, { as: registrar });
  await one.post('/api/sarabun/assign-document', { legId, parties: [{ deskId: officer.deskId, responsibility: 'main' }] }, { as: registrar });
  await expect.poll(() => page.heard.filter(({ name }) => name === 'notifications-changed')).toHaveLength(1);
  expect(page.heard).toContainEqual({ name: 'queues-changed', content: { queues: expect.arrayContaining(['jobReceived2']) } });
});

it('signs a page out that is connected to the other process', async () => {
  const page = await listen(officer.token);
  await one.post('/api/login', { username: officer.username, password: 'Portal1234' });
  await expect.poll(() => page.heard).toContainEqual({ name: 'session-revoked', content: { reason: 'elsewhere' } });
  await expect.poll(() => page.socket.connected).toBe(false);
});

it('counts wrong passwords at all processes together', async () => {
  const victim = await one.person(unit, { signedIn: false });
  const answers: number[] = [];
  for (let n = 0; n < 12; n++) answers.push((await (n % 2 ? one : two).post('/api/login', { username: victim.username, password: 'wrong' })).code);
  expect(answers.at(-1)).toBe(429);
  for (const portal of [one, two]) expect((await portal.post('/api/login', { username: victim.username, password: 'wrong' })).code).toBe(429);
});

it('leaves to other processes the uploads that they are taking in, when it starts', async () => {
  const incoming = join(one.folder, 'files/incoming');
  await mkdir(incoming, { recursive: true });
  await writeFile(join(incoming, 'arriving'), 'half');
  await writeFile(join(incoming, 'left'), 'half');
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(incoming, 'left'), yesterday, yesterday);
  await testPortal({ beside: one });
  expect(await readdir(incoming)).toEqual(['arriving']);
});

it('makes each key of the data folder once, whoever starts first', async () => {
  const file = join(one.folder, 'made-at-once.key');
  const made = await Promise.all([1, 2, 3].map(async (n) => readOrCreate(file, () => `key ${n}`).toString()));
  expect(new Set(made).size).toBe(1);
});

it('refuses to start with the data folder of another installation', async () => {
  const other = await testPortal();
  await proveSameInstallation(one.running.db, one.folder);
  await proveSameInstallation(two.running.db, one.folder);
  await proveSameInstallation(other.running.db, other.folder);
  await expect(proveSameInstallation(one.running.db, other.folder)).rejects.toThrow('belongs to another database');
});

it('shows an administrator which processes serve', async () => {
  const keeper = await one.person(unit);
  await one.grant(keeper, 'system-health', 'query');
  const processes = async () => (await two.get('/api/core/jobs/health', { as: keeper })).body.processes;
  await expect.poll(processes).toHaveLength(3);
  expect(await processes()).toEqual(Array(3).fill(expect.stringMatching(/^.+:\d+$/)));
});
