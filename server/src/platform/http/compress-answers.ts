import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Less than this is one packet anyway. */
const leastBytes = 1400;

/**
 * Compresses the answers of calls that bear a token, which only scripts of our own pages can add: no other site can have text of its own
 * compressed next to what the person reads and watch the length. What opens without it (sign-in, whose answer holds the token, and what
 * the cookie opens) is never compressed.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || !mayCompress(request) || !isPlainJson(reply) || Buffer.byteLength(payload) < leastBytes) {
      done(null, payload);
      return;
    }
    gzip(payload, (error, compressed) => {
      // An answer that cannot be compressed goes as it is.
      if (error) return done(null, payload);
      reply.header('content-encoding', 'gzip').header('vary', 'Accept-Encoding').header('content-length', compressed.length);
      done(null, compressed);
    });
  });
}

const isPlainJson = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('application/json') && !reply.hasHeader('content-encoding');

function mayCompress({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding'];
  if (accepted === undefined || headers.authorization === undefined) return false;
  const accepts = String(accepted).split(',');
  return accepts.some((one) => /^\s*gzip\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(one));
}
