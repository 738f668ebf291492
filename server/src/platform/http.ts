import '@fastify/cookie';
import { type Access, actKeyHeader, backgroundHeader, type Endpoint, takesKey } from '@sarabun/contract/endpoint';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  type ActContext,
  type Actor,
  type FindActor,
  isSettled,
  nobody,
  type Origin,
  type Prepared,
  type ReadContext,
  runAction,
  type ServedWorld,
} from './action';
import type { CallingSystems } from './calling-systems';
import { clientAddress } from './client-address';
import type { Refusal } from './errors';
import { readContext, readLong } from './http/contexts';
import { compileEncoder } from './http/encode';
import { type Http, httpOf } from './http/http-of';
import { bodyRules } from './http/large-bodies';
import { refusalOf } from './http/refusal-of';
import { compileInput, queryOf } from './input';
import type { KeepHours } from './keeping';
import type { KeyedHash } from './keys/keyed-hash';
import type { Log } from './log';
import { type Keyed, keepAnswer, keyedBy, once } from './once';
import { consentRequired, forbidden, notSignedIn, secondFactorDemanded, somethingWentWrong } from './refusals';
import type { VirusScanner } from './services/virus-scanner';
import { inSpan } from './tracing/tracing';
import type { DearKind } from './work/dear-calls';

export interface Platform {
  world: ServedWorld;
  log: Log;
  /** A keyed hash of what was sent, so that it can be recognised but not guessed. */
  hash: KeyedHash;
  findActor: FindActor;
  hasRight(actor: Actor, menu: string, right: 'query' | 'manage'): Promise<boolean>;
  systems: CallingSystems;
  keepHours: KeepHours;
  /** Scans uploads for viruses; null when no scanner is configured. */
  scanner: VirusScanner | null;
}

/** The cookie that opens files by navigation, and the device cookie. */
export const authCookie = 'sarabun_auth';
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
  route(app, platform, endpoint, async ({ actor, origin }, input, http) => encode(await useCase(readContext(platform.world, actor, origin), input, http)));
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
      const actor = await admit(platform, endpoint, request);
      request.personId = actor.personId;
      const respond = async () => {
        const input = read(endpoint.method === 'GET' ? queryOf(request) : (request.body ?? {}));
        const keyed = keepsKeys ? keyOf(platform, request, actor, { call: endpoint.name, sent: input }) : null;
        const { http, letKeep } = httpOf(platform, endpoint, request, reply);
        const body = await inSpan(`use case ${endpoint.name}`, 'work', () => answer({ actor, origin, keyed }, input, http));
        await letKeep(actor);
        return { status: 'success', ...body };
      };
      return actor.system ? platform.systems.counted(actor.system, respond) : respond();
    },
  });
}

/** The key of a request, together with what was sent. */
export function keyOf(platform: Platform, request: FastifyRequest, { personId, system }: Actor, sent: { call: string; sent: unknown }): Keyed | null {
  const keyed = keyedBy(request.headers[actKeyHeader], platform.hash, { personId, ...sent });
  // A key of a request has no spaces, so those of other systems are apart from all others.
  return keyed && system ? { ...keyed, key: `${system.keyId} ${keyed.key}` } : keyed;
}

async function admit(platform: Platform, endpoint: Endpoint, request: FastifyRequest): Promise<Actor> {
  if (endpoint.access === 'anyone') return nobody;
  if (endpoint.access === 'serviceKey') {
    request.system ??= await platform.systems.admit(bearerOf(request), clientAddress(request));
    return { ...nobody, system: request.system };
  }
  const actor = await bearer(platform, request);
  if (!actor) throw notSignedIn();
  await allow(platform, endpoint.access, actor);
  if (!endpoint.beforeConsent) refuseUnsettled(actor);
  return actor;
}

/** Refuses people who have not consented yet or must first set up the second factor that the agency requires. */
function refuseUnsettled(actor: Actor): void {
  if (!isSettled(actor)) throw actor.consented ? secondFactorDemanded() : consentRequired();
}

/** Who uploads a file: signed in through the header, and settled (see `isSettled`). */
export async function uploader(platform: Platform, request: FastifyRequest): Promise<Actor> {
  const actor = await bearer(platform, request);
  if (!actor) throw notSignedIn();
  refuseUnsettled(actor);
  request.personId = actor.personId;
  return actor;
}

async function allow(platform: Platform, access: Access, actor: Actor): Promise<void> {
  if (typeof access === 'object' && !(await platform.hasRight(actor, access.menu, access.right))) throw forbidden();
}

/**
 * The person asking, by the bearer header alone: cookies, which a browser sends by itself, must never allow a change. Background requests
 * of a page do not count as use of the session.
 */
async function bearer(platform: Platform, request: FastifyRequest): Promise<Actor | null> {
  const token = bearerOf(request);
  const isUse = request.headers[backgroundHeader] === undefined;
  return token ? platform.findActor(token, { isUse }) : null;
}

function bearerOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return (scheme?.toLowerCase() === 'bearer' && token) || null;
}

/**
 * Who opens a picture or file by its address; the cookie is enough here. Pages load pictures by themselves, so this does not count as use
 * of the session.
 */
export async function opener(platform: Platform, request: FastifyRequest): Promise<Actor> {
  const token = request.cookies[authCookie];
  const actor = (await bearer(platform, request)) ?? (token ? await platform.findActor(token, { isUse: false }) : null);
  if (!actor) throw notSignedIn();
  request.personId = actor.personId;
  return actor;
}

/** The same, for settled people only (see `isSettled`). */
export async function settledOpener(platform: Platform, request: FastifyRequest): Promise<Actor> {
  const actor = await opener(platform, request);
  refuseUnsettled(actor);
  return actor;
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
