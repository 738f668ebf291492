import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { type AllowedNetworks, allowedNetworks, mayReach } from './outside-address';
import { postOutside } from './outside-post';

const networks = (text: string) => allowedNetworks(text) as AllowedNetworks;

describe('an address', () => {
  it.each(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) => expect(mayReach(address, [])).toBe(true));

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'not an address',
  ])('%s is not', (address) => expect(mayReach(address, [])).toBe(false));

  it('in an allowed network may be reached', () => {
    expect(mayReach('10.1.2.3', networks('10.1.0.0/16'))).toBe(true);
    expect(mayReach('10.2.2.3', networks('10.1.0.0/16, 192.168.7.7'))).toBe(false);
    expect(mayReach('::ffff:127.0.0.1', networks('loopback'))).toBe(true);
    expect(mayReach('169.254.169.254', networks('loopback, uniquelocal'))).toBe(false);
  });

  it.each(['everything', '10.0.0.0/33', '10.0.0', ''])('a list like "%s" is refused', (text) => expect(allowedNetworks(text)).toBeNull());
});

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});
async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://receiver.test:${(server.address() as AddressInfo).port}/in`;
}
const here = async () => [{ address: '127.0.0.1', family: 4 }];
const post = (url: string, { allowed = networks('loopback'), resolve = here, timeoutMs = 20_000 } = {}) =>
  postOutside({ url, headers: { 'content-type': 'application/json' }, body: '{"a":"ก"}' }, { allowed, resolve, timeoutMs });

describe('a post', () => {
  it('reaches the checked address, whatever its name says later', async () => {
    let asked = 0;
    const url = await receiver((_request, reply) => reply.end('thanks'));
    const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    expect(await post(url, { resolve })).toEqual({ status: 200, text: 'thanks' });
    expect(asked).toBe(1);
  });

  it('is not made to a name with an address that may not be reached, or to such an address', async () => {
    let reached = 0;
    const url = await receiver((_request, reply) => reply.end(String(++reached)));
    const both = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    await expect(post(url, { allowed: [], resolve: both })).rejects.toThrow('may not be reached');
    for (const host of ['127.0.0.1', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'])
      await expect(post(url.replace('receiver.test', host), { allowed: [] }), host).rejects.toThrow('may not be reached');
    expect(reached).toBe(0);
  });

  it('follows no redirect', async () => {
    let followed = false;
    const aim = await receiver((_request, reply) => {
      followed = true;
      reply.end();
    });
    const url = await receiver((_request, reply) => reply.writeHead(307, { location: aim }).end());
    expect((await post(url)).status).toBe(307);
    expect(followed).toBe(false);
  });

  it('ends in its time when there is no answer, or one without an end', async () => {
    const silent = await receiver(() => undefined);
    await expect(post(silent, { timeoutMs: 100 })).rejects.toThrow('no answer in time');
    const drop = await receiver((_request, reply) => reply.writeHead(200).write('a'));
    await expect(post(drop, { timeoutMs: 500 })).rejects.toThrow('no answer in time');
    await expect(post(silent, { timeoutMs: 100, resolve: () => new Promise(() => undefined) })).rejects.toThrow('no answer in time');
  });

  it('reads only the beginning of the answer', async () => {
    const url = await receiver((_request, reply) => {
      const more = () => {
        while (!reply.destroyed && reply.write('x'.repeat(1000)));
      };
      reply.on('drain', more);
      more();
    });
    expect((await post(url)).text).toBe('x'.repeat(2000));
  });
});
