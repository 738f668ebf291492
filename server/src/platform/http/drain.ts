import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from '../http';
import { stopping } from '../refusals';

/** The end of a server's calls, in order. */
export interface Drain {
  /** From now on nobody connects, calls are refused and every answer closes its connection; what runs goes on. */
  begin(): void;
  /** Resolves when no call is under way any more, nor on its way on a connection that was open. */
  empty(): Promise<void>;
}

/** A call that was sent before its browser heard of the end arrives within this time. */
const lateMs = 500;
const lookEveryMs = 20;

/**
 * Makes a server end its calls in order: without it, connections that are kept alive are served for as long as they ask.
 * Hooks run in the order of their registration, so this comes before the routes.
 */
export function makeDrain(app: FastifyInstance): void {
  let drainingSince: number | null = null;
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    underWay++;
    // Also where the browser has gone in the meantime, unlike `onResponse`.
    reply.raw.once('close', () => underWay--);
    if (drainingSince !== null) return answerRefusal(request, reply, stopping());
  });
  app.addHook('onSend', async (_request, reply) => {
    if (drainingSince !== null) reply.header('connection', 'close');
  });
  const isEmpty = async () => {
    if (underWay > 0) return false;
    const isLate = performance.now() - (drainingSince ?? 0) > lateMs;
    return isLate || (await connectionsOf(app)) === 0;
  };
  app.decorate('drain', {
    begin: () => {
      drainingSince = performance.now();
      // That of HTTP would close idle connections at once, and with them the calls that are on their way.
      net.Server.prototype.close.call(app.server);
    },
    empty: async () => {
      while (!(await isEmpty())) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    },
  });
}

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}
