import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from '../http';
import { stopping } from '../refusals';

export interface Drain {
  /** Stops accepting connections and new calls; every answer closes its connection. Running calls go on. */
  begin(): void;
  /** Resolves when no call is running or still arriving on an open connection. */
  empty(): Promise<void>;
}

/** A call sent before its browser noticed the end arrives within this time. */
const lateMs = 500;
const lookEveryMs = 20;

/**
 * Lets a server finish its calls in order. Without it, kept-alive connections are served for as long as they ask. Hooks run in registration
 * order, so register this before the routes.
 */
export function makeDrain(app: FastifyInstance): void {
  let drainingSince: number | null = null;
  let underWay = 0;
  app.addHook('onRequest', (request, reply, done) => {
    underWay++;
    // Unlike `onResponse`, this also fires when the browser has gone.
    reply.raw.once('close', () => underWay--);
    if (drainingSince !== null) answerRefusal(request, reply, stopping());
    else done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (drainingSince !== null) reply.header('connection', 'close');
    done(null, payload);
  });
  const isEmpty = async () => {
    if (underWay > 0) return false;
    const isLate = performance.now() - (drainingSince ?? 0) > lateMs;
    return isLate || (await connectionsOf(app)) === 0;
  };
  app.decorate('drain', {
    begin: () => {
      drainingSince = performance.now();
      // The HTTP server's own `close` would end idle connections at once, including calls that are on their way.
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
