import type { IncomingMessage } from 'node:http';

/**
 * Whether a socket may be opened from where a request says it comes from. A browser names the origin of the page: it must be the portal's, by its
 * public address or by the host that was asked. Programs that are no browsers name none; they still need a token.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return (publicUrl !== null && from.origin === new URL(publicUrl).origin) || (/^https?:$/.test(from.protocol) && from.host === host?.toLowerCase());
}
