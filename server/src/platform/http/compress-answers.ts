import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const gzipped = promisify(gzip);
/** Less than this is one packet anyway. */
const leastBytes = 1400;

/**
 * Compresses the answers of calls that bear a token, which only scripts of our own pages can add: no other site can have text of its own
 * compressed next to what the person reads and watch the length. What opens without it (sign-in, whose answer holds the token, and what
 * the cookie opens) is never compressed.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || Buffer.byteLength(payload) < leastBytes) return payload;
    if (!String(reply.getHeader('content-type') ?? '').startsWith('application/json') || reply.hasHeader('content-encoding')) return payload;
    if (!mayCompress(request)) return payload;
    const compressed = await gzipped(payload);
    reply.header('content-encoding', 'gzip').header('vary', 'Accept-Encoding').header('content-length', compressed.length);
    return compressed;
  });
}

function mayCompress({ headers }: FastifyRequest): boolean {
  const accepts = String(headers['accept-encoding'] ?? '').split(',');
  return headers.authorization !== undefined && accepts.some((one) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(one));
}
