import '@fastify/cookie';
import { actKeyHeader, type Endpoint, takesKey } from '@sarabun/contract/endpoint';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { type ActContext, type Actor, type Origin, type Prepared, type ReadContext, runAction, type ServedWorld } from './action';
import { clientAddress } from './client-address';
import type { Refusal } from './errors';
import { answerAhead } from './http/answer-ahead';
import { readContext, readLong } from './http/contexts';
import { compileEncoder } from './http/encode';
import { type Http, httpOf } from './http/http-of';
import { bodyRules } from './http/large-bodies';
import { refusalOf } from './http/refusal-of';
import { admit, allow, type Identifying, presume } from './http/who-asks';
import { compileInput, queryOf } from './input';
import type { KeepHours } from './keeping';
import type { KeyedHash } from './keys/keyed-hash';
import type { Log } from './log';
import { type Keyed, keepAnswer, keyedBy, once } from './once';
import { somethingWentWrong } from './refusals';
import { currentCheck } from './request-id';
import type { VirusScanner } from './services/virus-scanner';
import { inSpan } from './tracing/tracing';
import type { DearKind } from './work/dear-calls';

export interface Platform extends Identifying {
  world: ServedWorld;
  log: Log;
  /** A keyed hash of what was sent, so that it can be recognised but not guessed. */
  hash: KeyedHash;
  keepHours: KeepHours;
  /** Scans uploads for viruses; null when no scanner is configured. */
  scanner: VirusScanner | null;
}

export const deviceCookie = 'sarabun_device';

/**
 * Serves a read: parse, query, encode. It runs outside a transaction and records anything it must through `act`. Acts that take no key use
 * it, too.
 */
export function serveRead<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  useCase: (context: ReadContext, input: z.output<In>, http: Http) => Promise<z.output<Out>>,
): void {
  if (takesKey(endpoint)) throw new Error(`${endpoint.name} is an act that takes a key: serve it as an act.`);
  const encode = encoderOf(endpoint);
  const answer = async ({ actor, origin }: Sender, input: z.output<In>, http: Http) =>
    encode(await useCase(readContext(platform.world, actor, origin), input, http));
  route(app, platform, endpoint, answer, { goesAhead: true });
}

/** Serves a read that may take long: in its turn among others of its kind, and from the replica where there is one. */
export function serveLongRead<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  useCase: (context: ReadContext, input: z.output<In>) => Promise<z.output<Out>>,
  kind: DearKind = 'search',
): void {
  serveRead(app, platform, endpoint, (context, input, { gone }) => readLong(platform.world, context, { kind, gone }, (reading) => useCase(reading, input)));
}

/** Serves an act: parse, run in one transaction, encode. With a key it is done once. */
export function serveAct<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  useCase: (context: ActContext, input: z.output<In>) => Promise<z.output<Out> | Refusal>,
): void {
  const encode = encoderOf(endpoint);
  route(app, platform, endpoint, (by, input) => {
    const doer = { ...by, encode };
    return once(platform.world.db, by.keyed, false, async () =>
      encode(await runAction(platform.world, endpoint.name, doer, (context) => useCase(context, input))),
    );
  });
}

/**
 * Serves an act with slow or outside work before its transaction: `prepare` does that work and returns the rest. `action` is the name in
 * the audit log.
 */
export function servePreparedAct<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  prepare: (context: ReadContext, input: z.output<In>, http: Http) => Promise<Prepared<z.output<Out>>>,
  action = endpoint.name,
): void {
  const encode = encoderOf(endpoint);
  route(app, platform, endpoint, (by, input, http) => actPrepared(platform, { ...by, encode }, action, (context) => prepare(context, input, http)));
}

/**
 * Serves work of several transactions. Each checks the state of what it changes, so a repeat changes nothing. The answer is kept after the
 * last one.
 */
export function serveSeveralActs<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  useCase: (context: ReadContext, input: z.output<In>) => Promise<z.output<Out>>,
): void {
  const encode = encoderOf(endpoint);
  const { world } = platform;
  route(app, platform, endpoint, ({ actor, origin, keyed }, input) =>
    once(world.db, keyed, true, async () => {
      const body = encode(await useCase(readContext(world, actor, origin), input));
      if (keyed) await keepAnswer(world.db, keyed, body, world.clock());
      return body;
    }),
  );
}

export interface Sender {
  actor: Actor;
  origin: Origin;
  keyed: Keyed | null;
}

/** Prepares an act and runs it once for its key; returns the encoded answer. */
export function actPrepared<Answer>(
  { world }: Platform,
  { encode, ...by }: Sender & { encode: (answer: unknown) => object },
  action: string,
  prepare: (context: ReadContext) => Promise<Prepared<Answer>>,
): Promise<object> {
  return once(world.db, by.keyed, true, async () => {
    const act = await prepare(readContext(world, by.actor, by.origin));
    return encode(await runAction(world, action, { ...by, encode }, act));
  });
}

const encoderOf = (endpoint: Endpoint) => compileEncoder(endpoint.response) as (answer: unknown) => object;

function route<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  answer: (by: Sender, input: z.output<In>, http: Http) => Promise<object>,
  { goesAhead = false } = {},
): void {
  const keepsKeys = takesKey(endpoint);
  const read = compileInput(endpoint.request, endpoint.labels);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...bodyRules(endpoint, (request) => admit(platform, endpoint, request)),
    config: { useCase: endpoint.name, classic: endpoint.classic ?? false },
    handler: async (request, reply) => {
      const origin = originOf(request);
      const respond = async (actor: Actor) => {
        const input = read(endpoint.method === 'GET' ? queryOf(request) : (request.body ?? {}));
        const keyed = keepsKeys ? keyOf(platform, request, actor, { call: endpoint.name, sent: input }) : null;
        const { http, letKeep } = httpOf(platform, endpoint, request, reply);
        const body = await inSpan(`use case ${endpoint.name}`, 'work', () => answer({ actor, origin, keyed }, input, http));
        await currentCheck()?.mustHold();
        await letKeep(actor);
        return { status: 'success', ...body };
      };
      const presumed = goesAhead ? await presume(platform, endpoint, request) : null;
      const ahead = await answerAhead(presumed, reply, async (actor) => respond(await allow(platform, endpoint, request, actor)));
      if (ahead) return ahead;
      const actor = await admit(platform, endpoint, request);
      return actor.system ? platform.systems.counted(actor.system, () => respond(actor)) : respond(actor);
    },
  });
}

/** The key of a request, together with what was sent. */
export function keyOf(platform: Platform, request: FastifyRequest, { personId, system }: Actor, sent: { call: string; sent: unknown }): Keyed | null {
  const keyed = keyedBy(request.headers[actKeyHeader], platform.hash, { personId, ...sent });
  // A key of a request has no spaces, so those of other systems are apart from all others.
  return keyed && system ? { ...keyed, key: `${system.keyId} ${keyed.key}` } : keyed;
}

/** The address of a request and the language of its reader. */
export function originOf(request: FastifyRequest): Origin {
  return {
    address: clientAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(request),
    device: request.cookies[deviceCookie] ?? null,
  };
}

function languageOf(request: FastifyRequest): 'th' | 'en' {
  const wanted = /\b(th|en)\b/i.exec(request.headers['accept-language'] ?? '');
  return wanted?.[1]?.toLowerCase() === 'en' ? 'en' : 'th';
}

/** Answers every refusal as the contract says. Anything else is logged as a bug and answered without detail. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) {
      log.error({ err: error, useCase: request.routeOptions.config.useCase, request: request.id, trace: request.span?.traceId }, 'unexpected error');
      return reply
        .code(500)
        .header('cache-control', 'no-store')
        .send({ status: 'error', code: 'unexpected', message: somethingWentWrong(request.id)[languageOf(request)] });
    }
    return answerRefusal(request, reply, refusal);
  });
}

export function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = languageOf(request);
  const { fields, retryAfter, oauthId } = refusal.extras;
  request.refusal = refusal.code;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  // The reply may already carry the cache header of the file that could not be sent.
  reply.header('cache-control', 'no-store');
  return reply.code(refusal.httpCode(request.routeOptions.config?.classic ?? false)).send({
    status: 'error',
    code: refusal.code,
    message: refusal.text[language],
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text[language]])) }),
    ...(oauthId !== undefined && { oauth_id: oauthId }),
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    useCase?: string;
    classic?: boolean;
  }
  interface FastifyInstance {
    secureCookies: boolean;
  }
}
