import type { FastifyInstance } from 'fastify';

const pdfWorker = /^\/assets\/pdf\.worker[.\w-]*\.mjs$/;

/** Headers of every answer. No host but ours is named, save that of the chat frame where one is configured. */
export function secureHeaders(app: FastifyInstance, { chatUrl, overTls }: { chatUrl: string | null; overTls: boolean }): void {
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // The UI kit sets sizes and colours as inline styles.
    "style-src 'self' 'unsafe-inline'",
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
  // The PDF worker decodes what scanners write (JBIG2, CCITT, JPEG 2000) by WebAssembly. A worker has the policy of its own file, so
  // that no page may run any.
  const workerPolicy = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': pdfWorker.test(request.url) ? workerPolicy : policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
      ...(overTls && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    });
  });
}
