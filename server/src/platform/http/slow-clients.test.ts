import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { endSilentConnections, requestLimit } from './slow-clients';

const silenceMs = 150;
const app = Fastify();
endSilentConnections(app, silenceMs);
let cut = Promise.resolve();
app.post('/take', async () => 'taken');
app.get('/work', async () => {
  await new Promise((resolve) => setTimeout(resolve, 3 * silenceMs));
  return 'done';
});
app.get('/much', async (_request, reply) => {
  cut = new Promise((resolve) => reply.raw.once('close', () => resolve()));
  return reply.send(Buffer.alloc(64 * 1024 * 1024));
});
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => app.close());
const connect = () => net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');

it('cuts a client that stops in the middle of its body, and its place is free again', async () => {
  const client = connect();
  client.write('POST /take HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nhalf');
  client.resume();
  await once(client, 'close');
  expect((await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/take`, { method: 'POST', body: 'whole' })).status).toBe(200);
});

it('cuts a client that does not take its answer', async () => {
  const client = connect();
  client.on('error', () => {});
  client.write('GET /much HTTP/1.1\r\nHost: x\r\n\r\n');
  client.pause();
  await once(client, 'connect');
  await expect.poll(() => cut.then(() => 'cut')).toBe('cut');
  client.destroy();
});

it('waits for its own work, however silent the connection is', async () => {
  const reply = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/work`);
  expect(await reply.text()).toBe('done');
});

it('gives a whole request more time where larger files are taken', () => {
  const megabyte = 1024 * 1024;
  expect([1, 50, 1024].map((most) => Math.round(requestLimit(most * megabyte) / 60_000))).toEqual([5, 14, 280]);
});
