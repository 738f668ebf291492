import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asPartOf, beginSpan, type Span } from './tracing';

const form = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * The span of the proxy that forwarded a request (W3C traceparent). Only proxies of `TRUST_PROXY` are believed: from others anyone could join
 * foreign traces, or have everything recorded.
 */
function parentOf({ headers, ips = [] }: FastifyRequest): string | null {
  const { traceparent } = headers;
  return ips.length > 1 && typeof traceparent === 'string' && form.test(traceparent) ? traceparent : null;
}

/** A span for each call of a use case. Registered before the routes. */
export function traceCalls(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return asPartOf(request.span, () => handler.call(this, request, reply));
    };
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { config, method, url } = request.routeOptions;
    if (config?.useCase) {
      // The pattern of the address: the address itself may hold a secret.
      const facts = { 'http.request.method': String(method), 'http.route': url ?? '', 'sarabun.request': request.id };
      request.span = beginSpan(config.useCase, { kind: 'call', facts, parent: parentOf(request) });
      reply.raw.once('close', () => endOf(request, reply.statusCode));
    }
    done();
  });
}

function endOf({ span, refusal }: FastifyRequest, code: number): void {
  span?.end({ 'http.response.status_code': code, ...(refusal && { 'sarabun.refusal': refusal }) }, code >= 500 ? String(code) : undefined);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this call; null where it is not traced. */
    span: Span | null;
  }
}
