import { createHash } from 'node:crypto';
import { type Endpoint, mayKeepHeader } from '@sarabun/contract/endpoint';
import type { MayKeep } from '@sarabun/contract/may-keep';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, isSettled } from '../action';
import { isFromHere } from '../client-address';
import type { KeepHours, Keeping } from '../keeping';

/** The few HTTP facts and effects that a use case needs. */
export interface Http extends Keeping {
  /** The request was made on this machine. */
  isFromHere: boolean;
  /** Aborted when the connection ends before the answer. */
  gone: AbortSignal;
  setCookie(name: string, value: string | null, days: number): void;
}

/** What a use case needs of a request, and how to say at its end whether the browser may keep the answer. */
export function httpOf({ keepHours }: { keepHours: KeepHours }, { mayKeep }: Pick<Endpoint, 'mayKeep'>, request: FastifyRequest, reply: FastifyReply) {
  let without: readonly number[] | null = mayKeep === 'always' ? [] : null;
  const http: Http = {
    get isFromHere() {
      return isFromHere(request);
    },
    get gone() {
      return goneOf(reply);
    },
    setCookie: (name, value, days) => setCookie(reply, name, value, days),
    letKeep: (legs = []) => {
      without = legs;
    },
  };
  return { http, letKeep: async (actor: Actor) => (mayKeep && without ? letKeep(keepHours, reply, actor, without) : undefined) };
}

/** Aborted when the browser gives a call up. */
export function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => raw.writableFinished || gone.abort());
  return gone.signal;
}

function setCookie(reply: FastifyReply, name: string, value: string | null, days: number): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: reply.request.protocol === 'https' || reply.server.secureCookies } as const;
  if (value === null) reply.clearCookie(name, options);
  else reply.setCookie(name, value, { ...options, maxAge: days * 24 * 60 * 60 });
}

/** Tells the browser that it may keep the answer, unless the agency keeps nothing or the person is not settled. */
async function letKeep(keepHours: KeepHours, reply: FastifyReply, actor: Actor, without: readonly number[]): Promise<void> {
  if (!isSettled(actor)) return;
  const hours = await keepHours();
  if (hours === 0) return;
  reply.header(mayKeepHeader, JSON.stringify({ hours, rights: rightsOf(actor), without: [...new Set(without)] } satisfies MayKeep));
}

/** By the seats of a person, which are the same list in every call while their access is the same. */
const knownRights = new WeakMap<Actor['seats'], { clearance: number; rights: string }>();

/** A short digest of what a person may see; a browser drops what it kept under another one. */
function rightsOf({ clearance, seats }: Actor): string {
  const known = knownRights.get(seats);
  if (known?.clearance === clearance) return known.rights;
  const list = seats.map((seat) => `${seat.deskId} ${seat.function}`).sort();
  const rights = createHash('sha256')
    .update(JSON.stringify([clearance, list]))
    .digest('base64url')
    .slice(0, 16);
  knownRights.set(seats, { clearance, rights });
  return rights;
}
