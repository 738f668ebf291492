import { isIPv6 } from 'node:net';

/** What counts as one address: an IPv4 address, or the 64 leading bits of an IPv6 address, which one subscriber has as a whole. */
export function networkOf(address: string | null): string {
  if (address === null || !isIPv6(address)) return address ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  // An IPv4 address at the end stands for two groups; it lies beyond the first four in any case.
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length - (tail.includes('.') ? 1 : 0);
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
