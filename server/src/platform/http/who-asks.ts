import '@fastify/cookie';
import { backgroundHeader, type Endpoint } from '@sarabun/contract/endpoint';
import type { FastifyRequest } from 'fastify';
import { type Actor, type FindActor, isSettled, nobody, type PresumeActor, type Presumed } from '../action';
import type { CallingSystems } from '../calling-systems';
import { clientAddress } from '../client-address';
import { consentRequired, forbidden, notSignedIn, secondFactorDemanded } from '../refusals';

/** How the owners of tokens and keys are found, and their rights. */
export interface Identifying {
  findActor: FindActor;
  presumeActor: PresumeActor;
  hasRight(actor: Actor, menu: string, right: 'query' | 'manage'): Promise<boolean>;
  systems: CallingSystems;
}

/** The cookie that opens files by navigation. */
export const authCookie = 'sarabun_auth';

/** Who makes a call, if they may. */
export async function admit(platform: Identifying, endpoint: Endpoint, request: FastifyRequest): Promise<Actor> {
  if (endpoint.access === 'anyone') return nobody;
  if (endpoint.access === 'serviceKey') {
    request.system ??= await platform.systems.admit(bearerOf(request), clientAddress(request));
    return { ...nobody, system: request.system };
  }
  return allow(platform, endpoint, request, await bearer(request, platform.findActor));
}

/** The person asking as far as memory knows; null for a call that nobody need sign in for. */
export async function presume(platform: Identifying, { access }: Endpoint, request: FastifyRequest): Promise<Presumed | null> {
  return access === 'anyone' || access === 'serviceKey' ? null : bearer(request, platform.presumeActor);
}

/** The person asking, if they may make this call. */
export async function allow(platform: Identifying, { access, beforeConsent }: Endpoint, request: FastifyRequest, actor: Actor | null): Promise<Actor> {
  if (!actor) throw notSignedIn();
  if (typeof access === 'object' && !(await platform.hasRight(actor, access.menu, access.right))) throw forbidden();
  if (!beforeConsent) refuseUnsettled(actor);
  request.personId = actor.personId;
  return actor;
}

/** Refuses people who have not consented yet or must first set up the second factor that the agency requires. */
function refuseUnsettled(actor: Actor): void {
  if (!isSettled(actor)) throw actor.consented ? secondFactorDemanded() : consentRequired();
}

/** Who uploads a file: signed in through the header, and settled (see `isSettled`). */
export async function uploader(platform: Identifying, request: FastifyRequest): Promise<Actor> {
  const actor = await bearer(request, platform.findActor);
  if (!actor) throw notSignedIn();
  refuseUnsettled(actor);
  request.personId = actor.personId;
  return actor;
}

/**
 * The person asking, by the bearer header alone: cookies, which a browser sends by itself, must never allow a change. Background requests
 * of a page do not count as use of the session.
 */
async function bearer<Found>(request: FastifyRequest, find: (token: string, how: { isUse: boolean }) => Promise<Found | null>): Promise<Found | null> {
  const token = bearerOf(request);
  const isUse = request.headers[backgroundHeader] === undefined;
  return token ? find(token, { isUse }) : null;
}

function bearerOf(request: FastifyRequest): string | null {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return (scheme?.toLowerCase() === 'bearer' && token) || null;
}

/**
 * Who opens a picture or file by its address; the cookie is enough here. Pages load pictures by themselves, so this does not count as use
 * of the session.
 */
export async function opener(platform: Identifying, request: FastifyRequest): Promise<Actor> {
  const token = request.cookies[authCookie];
  const actor = (await bearer(request, platform.findActor)) ?? (token ? await platform.findActor(token, { isUse: false }) : null);
  if (!actor) throw notSignedIn();
  request.personId = actor.personId;
  return actor;
}

/** The same, for settled people only (see `isSettled`). */
export async function settledOpener(platform: Identifying, request: FastifyRequest): Promise<Actor> {
  const actor = await opener(platform, request);
  refuseUnsettled(actor);
  return actor;
}
