import '@fastify/cookie';
import type { Access, Endpoint } from '@sarabun/contract/endpoint';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import qs from 'qs';
import type * as z from 'zod/mini';
import { type ActContext, type Actor, nobody, type Origin, type ReadContext, runAction, type World } from './action';
import { compileEncoder } from './encode';
import { Refusal } from './errors';
import { wordFaults } from './faults';
import type { Log } from './log';
import { DatabaseAway } from './outage';
import {
  bodyTooLarge,
  busy,
  consentRequired,
  databaseAway,
  fieldsInvalid,
  forbidden,
  malformed,
  noSpace,
  notSignedIn,
  secondFactorDemanded,
  somethingWentWrong,
  unsupportedBody,
} from './refusals';

/** What serving a call needs to know of the rest of the product. */
export interface Platform {
  world: World;
  log: Log;
  /** Who bears this token today; null where the session has ended. */
  whoBears(token: string): Promise<Actor | null>;
  hasRight(actor: Actor, menu: string, right: 'query' | 'manage'): Promise<boolean>;
}

/** The name of the cookie that opens files by navigation, and that of the device. */
export const authCookie = 'sarabun_auth';
export const deviceCookie = 'sarabun_device';

/** Serves a read: parse, ask, encode. It runs outside a transaction; what it must record it does through `act`. */
export function serveRead<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  useCase: (context: ReadContext, input: z.output<In>, http: Http) => Promise<z.output<Out>>,
): void {
  route(app, platform, endpoint, (actor, origin, input, http) => useCase(readContext(platform.world, actor, origin), input, http));
}

/** Serves an act: parse, run in one transaction, encode. */
export function serveAct<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  useCase: (context: ActContext, input: z.output<In>) => Promise<z.output<Out> | Refusal>,
): void {
  route(app, platform, endpoint, (actor, origin, input) => runAction(platform.world, endpoint.name, { actor, origin }, (context) => useCase(context, input)));
}

/** The few things of HTTP that signing in must do itself. */
export interface Http {
  setCookie(name: string, value: string | null, days: number): void;
}

/** What a read may touch, for this person. */
export function readContext(world: World, actor: Actor, origin: Origin): ReadContext {
  return { actor, origin, now: world.clock(), db: world.db, act: (name, useCase) => runAction(world, name, { actor, origin }, useCase) };
}

type Answer<In extends z.ZodMiniType, Out extends z.ZodMiniType> = (actor: Actor, origin: Origin, input: z.output<In>, http: Http) => Promise<z.output<Out>>;

function route<In extends z.ZodMiniType, Out extends z.ZodMiniType>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: Endpoint<In, Out>,
  answer: Answer<In, Out>,
): void {
  const encode = compileEncoder(endpoint.response);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
    config: { useCase: endpoint.name, classic: endpoint.classic ?? false },
    handler: async (request, reply) => {
      const origin = originOf(request);
      const actor = await admit(platform, endpoint, request);
      request.personId = actor.personId;
      const input = parse(endpoint.request, endpoint.method === 'GET' ? request.query : (request.body ?? {}));
      const result = await answer(actor, origin, input, { setCookie: (name, value, days) => setCookie(reply, name, value, days) });
      return { status: 'success', ...(encode(result) as object) };
    },
  });
}

async function admit(platform: Platform, endpoint: Endpoint, request: FastifyRequest): Promise<Actor> {
  if (endpoint.access === 'anyone') return nobody;
  const actor = await bearer(platform, request);
  if (!actor) throw notSignedIn();
  await allow(platform, endpoint.access, actor);
  if (!(endpoint.beforeConsent ?? endpoint.kind === 'read')) refuseUnsettled(actor);
  return actor;
}

/** Refuses who has not consented yet, or has yet to switch on the second factor that the agency demands. */
function refuseUnsettled(actor: Actor): void {
  if (!actor.consented) throw consentRequired();
  if (actor.owesSecondFactor) throw secondFactorDemanded();
}

/** Who uploads a file: signed in by the header, and settled. */
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

/** Who asks, by the bearer header alone: what a browser sends by itself must not change anything. */
async function bearer(platform: Platform, request: FastifyRequest): Promise<Actor | null> {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? platform.whoBears(token) : null;
}

/** Who opens a picture or file by its address: there the cookie is enough. */
export async function opener(platform: Platform, request: FastifyRequest): Promise<Actor> {
  const token = request.cookies[authCookie];
  const actor = (await bearer(platform, request)) ?? (token ? await platform.whoBears(token) : null);
  if (!actor) throw notSignedIn();
  request.personId = actor.personId;
  return actor;
}

/** The same for what only those may open who are settled. */
export async function settledOpener(platform: Platform, request: FastifyRequest): Promise<Actor> {
  const actor = await opener(platform, request);
  refuseUnsettled(actor);
  return actor;
}

/** From where a request came, and in which language its person reads. */
export function originOf(request: FastifyRequest): Origin {
  return {
    address: request.ip || null,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(request),
    device: request.cookies[deviceCookie] ?? null,
  };
}

function languageOf(request: FastifyRequest): 'th' | 'en' {
  const wanted = /\b(th|en)\b/i.exec(request.headers['accept-language'] ?? '');
  return wanted?.[1]?.toLowerCase() === 'en' ? 'en' : 'th';
}

/** Parses what was sent, or refuses naming each field. */
function parse<S extends z.ZodMiniType>(schema: S, sent: unknown): z.output<S> {
  const parsed = schema.safeParse(sent);
  if (parsed.success) return parsed.data;
  throw fieldsInvalid(wordFaults(parsed.error.issues));
}

function setCookie(reply: FastifyReply, name: string, value: string | null, days: number): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: reply.request.protocol === 'https' || reply.server.secureCookies } as const;
  if (value === null) reply.clearCookie(name, options);
  else reply.setCookie(name, value, { ...options, maxAge: days * 24 * 60 * 60 });
}

/** Reads forms as the specification's clients send them: repeated keys, `MODULE[]=`, `filter[column]=`. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, qs.parse(body as string, { depth: 3, parameterLimit: 500, arrayLimit: 200, allowPrototypes: false, plainObjects: false }));
  });
}

const byFastifyCode: Record<string, () => Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: unsupportedBody,
  FST_ERR_CTP_BODY_TOO_LARGE: bodyTooLarge,
  FST_ERR_CTP_EMPTY_JSON_BODY: malformed,
  FST_ERR_CTP_INVALID_JSON_BODY: malformed,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: malformed,
  FST_REQ_FILE_TOO_LARGE: bodyTooLarge,
  // PostgreSQL has no space left, or no connection to give.
  '53100': noSpace,
  ENOSPC: noSpace,
  EDQUOT: noSpace,
  '53300': busy,
  // A statement that took too long, or waited too long for a lock: it was ended and left nothing.
  '57014': busy,
  '55P03': busy,
  // A text with a NUL in it, which PostgreSQL does not take.
  '22021': malformed,
};

/** Whatever a call throws, as the refusal to answer; null for a bug. */
function refusalOf(error: FastifyError | Refusal): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseAway) return error.isFull ? busy() : databaseAway();
  const known = byFastifyCode[error.code];
  if (known) return known();
  if (error.statusCode === 400 || error instanceof SyntaxError) return malformed();
  return null;
}

/** Answers every refusal as the contract says; a bug is logged and answered without detail. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error);
    if (!refusal) {
      log.error({ err: error, useCase: request.routeOptions.config.useCase, request: request.id }, 'unexpected error');
      return reply.code(500).send({ status: 'error', code: 'unexpected', message: somethingWentWrong(request.id)[languageOf(request)] });
    }
    return answerRefusal(request, reply, refusal);
  });
}

/** Sends one refusal in the person's language. */
export function answerRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = languageOf(request);
  const { fields, retryAfter, oauthId } = refusal.extras;
  request.refusal = refusal.code;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.code(refusal.httpCode(request.routeOptions.config?.classic ?? false)).send({
    status: 'error',
    code: refusal.code,
    message: refusal.text[language],
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, text[language]])) }),
    ...(oauthId !== undefined && { oauth_id: oauthId }),
  });
}

/** One line for each call: who, which use case, how long, how it ended. Never what was in it. */
export function logRequests(app: FastifyInstance, log: Log): void {
  app.decorateRequest('personId', 0);
  app.decorateRequest('refusal', '');
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
  }
  interface FastifyContextConfig {
    useCase?: string;
    classic?: boolean;
  }
  interface FastifyInstance {
    secureCookies: boolean;
  }
}
