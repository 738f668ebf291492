import type { FastifyInstance, FastifyReply } from 'fastify';

/** Style sheets of this server. Inline styles must be allowed by nonce or hash, see `allowStyle`. */
const ownStyles = "style-src 'self'";
const pdfWorker = /^\/assets\/pdf\.worker[.\w-]*\.mjs$/;

/**
 * Headers of every answer. They allow no other host, except that of the chat frame where one is configured. Browsers and proxies cache
 * nothing unless the answer says so, as hashed assets do.
 */
export function headersOfAnswers({ chatUrl, overTls }: { chatUrl: string | null; overTls: boolean }): (url: string) => Record<string, string> {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    ownStyles,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${chatUrl ? `'self' ${new URL(chatUrl).origin}` : "'self'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  // The PDF worker decodes scanner formats (JBIG2, CCITT, JPEG 2000) with WebAssembly. A worker has the policy of its
  // own file, so pages need not allow it.
  const workerPolicy = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
  const headersWith = (contentPolicy: string) => ({
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
    ...(overTls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  });
  const [usual, ofWorker] = [headersWith(policy), headersWith(workerPolicy)];
  return (url) => (pdfWorker.test(url) ? ofWorker : usual);
}

/** Sets the headers on every request, with or without a route. */
export function secureHeaders(app: FastifyInstance, headersOf: (url: string) => Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url));
    done();
  });
}

/** Allows inline styles in one answer: those with this nonce, or whose text has this hash. */
export function allowStyle(reply: FastifyReply, source: `nonce-${string}` | `sha256-${string}`): void {
  const policy = String(reply.getHeader('content-security-policy') ?? ownStyles);
  reply.header('content-security-policy', policy.replace(ownStyles, `${ownStyles} '${source}'`));
}
