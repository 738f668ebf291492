import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;
/** Networks inside the agency that may be reached, besides public addresses. */
export type AllowedNetworks = readonly [Address, number][];

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Parses a list such as `10.1.0.0/16, loopback`; null for anything else. */
export function allowedNetworks(text: string): AllowedNetworks | null {
  const entries = text.split(',').map((entry) => entry.trim());
  const ranges = entries.flatMap((entry) => (Object.hasOwn(named, entry) ? (named[entry] ?? []) : [entry]));
  try {
    return ranges.map((range) => {
      const [address = '', bits] = range.split('/');
      const version = isIP(address);
      // Shortened addresses such as `10.0.1` are not taken.
      if (version === 0) throw new Error('no address');
      return ipaddr.parseCIDR(bits === undefined ? `${address}/${version === 6 ? 128 : 32}` : range);
    });
  } catch {
    return null;
  }
}

/** Whether the product may connect to an address: a public one, or one in an allowed network. */
export function mayReach(address: string, allowed: AllowedNetworks): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address written as IPv6 is judged as what it is.
  const found = ipaddr.process(address);
  if (found.range() === 'unicast') return true;
  return allowed.some(([network, bits]) => network.kind() === found.kind() && found.match(network, bits));
}

/** The addresses of a name. */
export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>;
export const resolveByDns: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * The addresses of a host, if all of them may be reached. The connection is made to these and to no others, so a name that changes its
 * address after the check gains nothing.
 */
export async function checkedAddresses(hostname: string, allowed: AllowedNetworks, resolve: Resolve): Promise<{ address: string; family: number }[]> {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  const addresses = family === 0 ? await resolve(bare) : [{ address: bare, family }];
  if (addresses.length === 0 || !addresses.every(({ address }) => mayReach(address, allowed)))
    throw new Error('The address is in a network that may not be reached (WEBHOOK_NETWORKS, CERTIFICATE_NETWORKS).');
  return addresses;
}
