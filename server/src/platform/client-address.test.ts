import { expect, it } from 'vitest';
import { networkOf } from './client-address';

it('takes an IPv4 address as one, however it is written, and the 64 leading bits of an IPv6 address', () => {
  expect(['203.0.113.7', '::ffff:203.0.113.7'].map(networkOf)).toEqual(['203.0.113.7', '203.0.113.7']);
  for (const address of ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:0:0:2', '2001:0db8:0000:0001::', '2001:db8:0:1::203.0.113.7'])
    expect(networkOf(address)).toBe('2001:db8:0:1::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf(null)).toBe('');
});
