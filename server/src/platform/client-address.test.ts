import { describe, expect, it } from 'vitest';
import { testPortal } from '../../test/portal';
import { isFromHere, isLoopback, networkOf, trustedProxies } from './client-address';

it('takes an IPv4 address as one, however it is written, and the 64 leading bits of an IPv6 address', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.7'].map(networkOf)).toEqual(['203.0.113.7', '203.0.113.7']);
  for (const address of ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:0:0:2', '2001:0db8:0000:0001::', '2001:db8:0:1::203.0.113.7'])
    expect(networkOf(address)).toBe('2001:db8:0:1::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf(null)).toBe('');
});

it('reads which proxies are trusted, and nothing else', () => {
  expect(['0', '1', '2'].map(trustedProxies)).toEqual([false, 1, 2]);
  expect(trustedProxies('loopback, 10.0.0.0/8,2001:db8::/32, 192.0.2.7')).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);
  for (const wrong of ['10', 'true', 'proxy.example', '10.0.0.0/33', '::1/129', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0', '1,', '-1'])
    expect([wrong, trustedProxies(wrong)]).toEqual([wrong, null]);
});

it('knows this machine by its addresses and its name', () => {
  for (const here of ['127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost']) expect([here, isLoopback(here)]).toEqual([here, true]);
  for (const other of ['0.0.0.0', '::', '10.0.0.1', 'localhost.example.com', '', '127.0.0.1.example.com'])
    expect([other, isLoopback(other)]).toEqual([other, false]);
  const socket = { remoteAddress: '127.0.0.1' };
  expect(isFromHere({ socket, headers: {} })).toBe(true);
  expect(isFromHere({ socket: { remoteAddress: '203.0.113.7' }, headers: {} })).toBe(false);
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect([name, isFromHere({ socket, headers: { [name]: '127.0.0.1' } })]).toEqual([name, false]);
  for (const host of ['127.0.0.1:3000', 'localhost:3000', 'localhost', '[::1]:3000'])
    expect([host, isFromHere({ socket, headers: { host } })]).toEqual([host, true]);
  // An attacker's host name that resolves to 127.0.0.1 would let their page read this machine's answers.
  for (const host of ['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.5:3000', ''])
    expect([host, isFromHere({ socket, headers: { host } })]).toEqual([host, false]);
});

describe('the address of a person', () => {
  async function addressSeen(portal: Awaited<ReturnType<typeof testPortal>>, remoteAddress: string, forwarded: string | undefined): Promise<string | null> {
    const person = await portal.person(await portal.unit(), { signedIn: false });
    const reply = await portal.running.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress,
      payload: { username: person.username, password: 'Portal1234' },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    });
    expect([forwarded, reply.statusCode]).toEqual([forwarded, 200]);
    return (await portal.get('/api/core/sessions', { as: reply.json() })).body.data[0].address;
  }

  it('is that of the socket where no proxy is trusted', async () => {
    const portal = await testPortal();
    expect(await addressSeen(portal, '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  it('is what the nearest proxy wrote, not what the browser wrote in front of it', async () => {
    const portal = await testPortal({ environment: { TRUST_PROXY: '1' } });
    expect(await addressSeen(portal, '127.0.0.1', '1.2.3.4, 203.0.113.7')).toBe('203.0.113.7');
    const two = await testPortal({ environment: { TRUST_PROXY: '2' } });
    expect(await addressSeen(two, '127.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
  });

  it('is believed from proxies with the addresses that are set, and from nobody else', async () => {
    const portal = await testPortal({ environment: { TRUST_PROXY: 'loopback, 10.0.0.0/8' } });
    expect(await addressSeen(portal, '127.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7');
    expect(await addressSeen(portal, '203.0.113.9', '1.2.3.4')).toBe('203.0.113.9');
    expect(await addressSeen(portal, '::ffff:10.0.0.2', '203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the last that can be read, where a header is malformed', async () => {
    const portal = await testPortal({ environment: { TRUST_PROXY: '2' } });
    const malformed = ['nonsense', "1'; drop table session", '999.1.1.1', ',,,', 'unknown', '_hidden', ' ', '203.0.113.7, 1.2.3', encodeURI('ก')];
    for (const header of malformed) expect([header, await addressSeen(portal, '127.0.0.1', header)]).toEqual([header, '127.0.0.1']);
    expect(await addressSeen(portal, '127.0.0.1', 'nonsense, 203.0.113.7')).toBe('203.0.113.7');
    expect(await addressSeen(portal, '127.0.0.1', '203.0.113.7:4711')).toBe('203.0.113.7');
    expect(await addressSeen(portal, '127.0.0.1', '[2001:db8::7]:4711')).toBe('2001:db8::7');
    expect(await addressSeen(portal, 'fe80::1%eth0', undefined)).toBe('fe80::1');
  });

  it('cannot be forged to escape the waits after wrong tries', async () => {
    const portal = await testPortal({ environment: { TRUST_PROXY: '1' } });
    const codes = [];
    for (let n = 0; n < 40; n++) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` };
      codes.push((await portal.post('/api/users/login', { username: `somebody${n}`, password: 'Guess12345' }, { headers })).code);
    }
    expect(codes.filter((code) => code === 429)).toHaveLength(10);
  });
});
