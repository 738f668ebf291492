import type { FastifyInstance } from 'fastify';

/** How long the headers of a request may take; how often overdue requests are looked for. */
export const headerLimits = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 };

const silenceMs = 60_000;
const leastMs = 300_000;
const slowestBytesPerMs = 64;

/** How long a whole request may take to arrive: five minutes, or as long as the largest file takes at half a megabit a second. */
export const requestLimit = (largestFile: number): number => Math.max(leastMs, Math.ceil(largestFile / slowestBytesPerMs));

/**
 * Cuts connections on which nothing moves while a body is arriving or an answer is being taken. While the product works on a call, its
 * connection may be silent. Register it before the routes.
 */
export function endSilentConnections(app: FastifyInstance, ms = silenceMs): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    // Requests that tests inject have no real socket.
    if (!hasBody || !raw.socket.setTimeout) return;
    raw.socket.setTimeout(ms);
    raw.once('end', () => raw.socket.setTimeout(0));
  });
  // As long as the answer arrives, however slowly, the socket counts as used. Node sets the time of kept-alive connections afterwards.
  app.addHook('onSend', async ({ raw }) => {
    raw.socket.setTimeout?.(ms);
  });
}
