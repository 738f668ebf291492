import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerRefusal } from '../http';
import { notFound, stopping } from '../refusals';
import { sharedFor } from '../work/shared-for';
import type { Health } from './checks';
import type { Metrics } from './metrics';

/** Null when nobody may read metrics. */
type Readable = { registry: Metrics; token: string } | null;

/** However often it is asked, the database is examined once in this time. */
const freshMs = 1000;

/**
 * For the machines that watch the product, without sign-in: `/livez` says that the process answers, `/readyz` whether it can serve calls
 * (200 or 503, the state of each check, no figures) and will go on to, and `/metrics` its figures in OpenMetrics, for the bearer of the token.
 */
export function serveHealth(app: FastifyInstance, { examine, isLeaving }: Pick<Health, 'examine' | 'isLeaving'>, metrics: Readable): void {
  const examined = sharedFor(freshMs, examine);
  app.get('/livez', () => ({ status: 'success' }));
  app.get('/readyz', async (request, reply) => {
    if (isLeaving()) return answerRefusal(request, reply, stopping());
    const found = await examined();
    const checks = Object.fromEntries(found.map(({ name, state }) => [name, state]));
    if (found.every(({ state }) => state !== 'failing')) return { status: 'success', checks };
    return reply.code(503).header('retry-after', '5').send({ status: 'error', code: 'notReady', message: 'This process cannot serve calls now.', checks });
  });
  if (!metrics) {
    app.get('/metrics', async (request, reply) => answerRefusal(request, reply, notFound()));
    return;
  }
  const expected = digest(`Bearer ${metrics.token}`);
  app.get('/metrics', async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return refuse(reply);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

const refuse = (reply: FastifyReply) =>
  reply.code(401).header('www-authenticate', 'Bearer').send({ status: 'error', code: 'notSignedIn', message: 'The token of the metrics is needed.' });

/** Of one length, so that they can be compared in constant time. */
const digest = (text: string) => createHash('sha256').update(text).digest();
