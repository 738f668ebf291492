import type { FastifyInstance } from 'fastify';
import type { CallingSystem } from '../calling-systems';
import type { Log } from '../log';
import { forRequest } from '../request-id';

/**
 * Logs one line per call: who, which use case, how long, how it ended. Never the content. The line, all that the call and its jobs log, and the
 * header `X-Request-Id` of the answer have the same id. Registered before all routes.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function (request, reply) {
      return forRequest(request.id, () => handler.call(this, request, reply));
    };
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.decorateRequest('personId', 0);
  app.decorateRequest('refusal', '');
  app.decorateRequest('system', null);
  app.decorateRequest('span', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { useCase } = request.routeOptions.config;
    if (useCase) {
      const line = {
        request: request.id,
        trace: request.span?.traceId,
        useCase,
        person: request.personId || undefined,
        code: reply.statusCode,
        refusal: request.refusal || undefined,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      };
      log.info(line, 'call');
    }
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    personId: number;
    refusal: string;
    /** The system that calls with a key; null for persons. */
    system: CallingSystem | null;
  }
}
