import type { FastifyInstance } from 'fastify';
import type { CallingSystem } from '../calling-systems';
import type { Log } from '../log';

/** Logs one line per call: who, which use case, how long, how it ended. Never the content. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('personId', 0);
  app.decorateRequest('refusal', '');
  app.decorateRequest('system', null);
  app.addHook('onResponse', async (request, reply) => {
    const { useCase } = request.routeOptions.config;
    if (!useCase) return;
    const line = {
      useCase,
      person: request.personId || undefined,
      code: reply.statusCode,
      refusal: request.refusal || undefined,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    log.info(line, 'call');
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
