import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The trusted proxies in front of the server: none, a number of hops, or a list of addresses and ranges. */
export type TrustedProxies = false | number | string[];

const ranges = ['loopback', 'linklocal', 'uniquelocal'];
const maxHops = 9;

/**
 * Parses `0`, a number of proxies, or a comma-separated list of addresses, ranges (`10.0.0.0/8`) and named ranges; null for anything else.
 */
export function trustedProxies(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) return Number(text) <= maxHops ? Number(text) || false : null;
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => ranges.includes(entry) || isRange(entry)) ? entries : null;
}

function isRange(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The setting in Fastify's form. Hops are counted from the server's end, so entries that a browser adds in front are ignored. */
export function trustProxyOption(trusted: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  return typeof trusted === 'number' ? (_, hop) => hop < trusted : trusted;
}

/**
 * The client address of a request. Behind trusted proxies it is the last address that they vouch for. An entry that is not an address is
 * ignored, and so is everything beyond it.
 */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'ips'>): string | null {
  let address: string | null = null;
  for (const entry of request.ips ?? [request.ip]) {
    const next = addressIn(entry);
    if (next === null) break;
    address = next;
  }
  return address;
}

/** The address in an entry, without port, brackets and zone; null when there is none. */
function addressIn(entry: string | undefined): string | null {
  const bare = (entry ?? '').replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '');
  return isIP(address) === 0 ? null : address;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a host name or address is the loopback interface. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(address);
  return version === 0 ? address === 'localhost' : loopback.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

const ofProxies = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a request was made on this machine (by its socket) and not forwarded by a proxy. The headers can only disprove it: a page of
 * another site whose name resolves to this machine sends that name as its host.
 */
export function isFromHere({ socket, headers }: { socket: { remoteAddress?: string | undefined }; headers: IncomingHttpHeaders }): boolean {
  const host = headers.host?.replace(/:\d+$/, '') ?? 'localhost';
  return isLoopback(socket.remoteAddress ?? '') && isLoopback(host) && ofProxies.every((name) => headers[name] === undefined);
}

/**
 * What counts as one client: an IPv4 address, or the first 64 bits of an IPv6 address, because one subscriber usually has the whole /64.
 */
export function networkOf(address: string | null): string {
  if (address === null || !isIPv6(address)) return address ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  // An IPv4 address at the end takes two groups; it is always beyond the first four.
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length - (tail.includes('.') ? 1 : 0);
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail ?? '')];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
