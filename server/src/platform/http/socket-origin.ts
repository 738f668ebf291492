import type { IncomingMessage } from 'node:http';

/**
 * Whether a socket may be opened by the origin that a request names. Browsers send the origin of the page, which must be the portal's
 * public address or the requested host. Other programs send none; they still need a token.
 */
export function isOwnOrigin({ headers }: Pick<IncomingMessage, 'headers'>, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return (publicUrl !== null && from.origin === new URL(publicUrl).origin) || (/^https?:$/.test(from.protocol) && from.host === host?.toLowerCase());
}
