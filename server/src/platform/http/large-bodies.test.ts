import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'prefix', 'manage');
const stranger = await portal.person(unit);
await portal.running.app.listen({ host: '127.0.0.1', port: 0 });

const path = '/api/core/settings/prefix/preview-import';
// Six megabytes of base64 in one cell.
const content = Buffer.alloc(4.5 * 2 ** 20, 'x').toString('base64');
const preview = () => portal.post(path, { format: 'csv', content }, { as: keeper });

/** Announces a body of this size and sends none of it. */
async function announce(bytes: number, { token }: { token: string }, at = path) {
  const line = connect((portal.running.app.server.address() as AddressInfo).port, '127.0.0.1');
  line.on('error', () => {});
  await once(line, 'connect');
  line.write(`POST ${at} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`);
  return line;
}

const lines: Socket[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.destroy();
});

it('large bodies that would not fit into memory together are refused as busy before they are read', async () => {
  let refused = 0;
  for (let n = 0; n < 20; n++) {
    const line = await announce(13 * 2 ** 20, keeper);
    line.once('data', () => refused++);
    lines.push(line);
  }
  await expect.poll(() => refused).toBe(13);
  expect(await preview()).toMatchObject({ code: 503, body: { code: 'busy' }, headers: { 'retry-after': '2' } });
  for (const line of lines.splice(0)) line.destroy();
  await expect.poll(async () => (await preview()).code).toBe(422);
});

it('who may not make the call takes no room', async () => {
  lines.push(...(await Promise.all(Array.from({ length: 16 }, () => announce(12 * 2 ** 20, stranger)))));
  await Promise.all(lines.map((line) => once(line, 'data')));
  expect((await preview()).code).toBe(422);
});

it('of someone who is not known no more is read than anybody needs to sign in', async () => {
  const large = { typeCode: 'x'.repeat(100_000) };
  expect((await portal.post('/api/sarabun/get-todo-list', large)).code).toBe(401);
  expect((await portal.post('/api/sarabun/get-todo-list', large, { as: { token: 'made-up' } })).code).toBe(401);
  expect((await portal.post('/api/sarabun/get-todo-list', large, { as: keeper })).code).toBe(422);
  expect((await portal.post('/api/login', { username: 'x'.repeat(100_000), password: 'x' })).code).toBe(413);
  // The server does not wait for it either: nothing of the announced body has arrived.
  const line = await announce(500_000, { token: 'made-up' }, '/api/sarabun/save-draft');
  lines.push(line);
  expect(String((await once(line, 'data'))[0])).toMatch(/^HTTP\/1.1 401 /);
});
