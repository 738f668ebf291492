import { type RawBuilder, sql } from 'kysely';
import type { Announced, EventName, Events } from '../events';
import type { CallingSystem } from './calling-systems';
import { type AuditRow, wasCommitted } from './commit-outcome';
import type { Database, Transaction } from './database';
import { Refusal } from './errors';
import { enqueuedJobs } from './jobs/enqueue';
import { answerKept, claimKey, type Keyed } from './once';
import { DatabaseAway } from './outage';
import type { CheckAhead } from './postgres/check-ahead';
import type { Replica } from './postgres/read-replica';
import { currentRequest } from './request-id';
import { currentParent, inSpan } from './tracing/tracing';
import type { DearCalls } from './work/dear-calls';

/** The capacity in which a person works at a desk. */
export interface Seat {
  deskId: number;
  deskKind: 'unit' | 'post' | 'person';
  unitId: number;
  function: 'self' | 'holder' | 'acting' | 'secretary' | 'head' | 'registrar' | 'registryHead' | 'secretRegistrar';
  /** The post whose name is used at this desk, or null. */
  postId: number | null;
  /** Set for an acting seat: the order, and the kinds of letters it covers; null means all kinds. */
  acting?: { orderId: number; kinds: readonly number[] | null } | null;
}

/** The person asking. Seats, clearance and roles are today's. */
export interface Actor {
  personId: number;
  sessionId: number | null;
  name: string;
  /** Highest secrecy class that may be read: 1 open, 2 confidential, 3 secret. */
  clearance: number;
  seats: readonly Seat[];
  roles: readonly string[];
  consented: boolean;
  /** The agency requires a second factor for one of this person's roles, and the person has none yet. */
  owesSecondFactor: boolean;
  /**
   * Moves with every change of what this person may do, of any name, and of the day. What is read for this call and remembered under its
   * stamp still holds in a call with the same stamp.
   */
  stamp: string;
  /** Set for another system; the person is then nobody. */
  system?: CallingSystem;
}

/** Whether a person may see and change letters: consent is given and no second factor is missing. */
export const isSettled = ({ consented, owesSecondFactor }: Actor): boolean => consented && !owesSecondFactor;

/** The actor before sign-in, and for work that the product does by itself. */
export const nobody: Actor = {
  personId: 0,
  sessionId: null,
  name: '',
  clearance: 0,
  seats: [],
  roles: [],
  consented: false,
  owesSecondFactor: false,
  stamp: '',
};

/**
 * The owner of a token today; null when the session has ended. `isUse` marks activity by the person, which keeps the session from going
 * idle.
 */
export type FindActor = (token: string, how: { isUse: boolean }) => Promise<Actor | null>;

/** The owner of a token as far as memory knows, and the check that it is still so. */
export interface Presumed {
  actor: Actor;
  check: CheckAhead;
}

/** The same from memory, for an answer that waits for the check; null where the database must be asked first. */
export type PresumeActor = (token: string, how: { isUse: boolean }) => Promise<Presumed | null>;

export interface Origin {
  address: string | null;
  userAgent: string;
  language: 'th' | 'en';
  /** The secret in the browser's device cookie, or null. */
  device: string | null;
}

export const innerOrigin: Origin = { address: null, userAgent: '', language: 'th', device: null };

interface Audited {
  documentId?: number;
  /** Ids and states only, never the content of a letter, never a secret. */
  detail?: Record<string, unknown>;
  /** For calls where the person is known only at the end, such as sign-in. */
  personId?: number;
  /** An act on several letters has a row for each; these are the letters that `documentId` does not name. */
  further?: readonly { documentId: number; detail: Record<string, unknown> }[];
}

interface Context {
  actor: Actor;
  origin: Origin;
  now: Date;
}

export interface ReadContext extends Context {
  db: Database;
  /** Runs a changing use case in its own transaction. */
  act<Result>(name: string, useCase: (context: ActContext) => Promise<Result>): Promise<Exclude<Result, Refusal>>;
}

export interface ActContext extends Context {
  db: Transaction;
  /** Announces an event. It is stored with the change and delivered after the commit. */
  announce<N extends EventName>(name: N, payload: Events[N]): void;
  /** Adds details to the audit row of this use case. */
  audit(what: Audited): void;
}

/** An act whose slow work is done; the rest runs in one transaction. */
export type Prepared<Result> = (context: ActContext) => Promise<Result | Refusal>;

interface Doer {
  actor: Actor;
  origin: Origin;
  keyed?: Keyed | null;
  encode?: (outcome: unknown) => object;
}

export interface World {
  db: Database;
  clock(): Date;
  /** Wakes the runner after a commit that left work of this kind. */
  wake(what: 'events' | 'jobs'): void;
}

export interface ServedWorld extends World {
  /** The same database, returning the English names of people, posts and units. Never use it for anything that is stored or printed. */
  english: Database;
  /** For reads that may take long; null or absent where none is configured. */
  replica?: Replica | null;
  dear: DearCalls;
}

const maxTries = 4;
const serialization = new Set(['40001', '40P01']);

/**
 * Runs one use case in one transaction together with its audit row and events, so a change that is rolled back announces nothing and every
 * change is recorded. A deadlock is retried; a returned `Refusal` is thrown after the commit. With a key, the row of the key is inserted
 * first and updated with the answer at the end, so the change and its answer are stored together.
 */
export async function runAction<Result>(
  world: World,
  name: string,
  doer: Doer,
  useCase: (context: ActContext) => Promise<Result>,
): Promise<Exclude<Result, Refusal>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inSpan(`transaction ${name}`, 'work', () => runOnce(world, name, doer, useCase));
    } catch (error) {
      if (attempt >= maxTries || !serialization.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

async function runOnce<Result>(
  world: World,
  name: string,
  { actor, origin, keyed, encode = (outcome) => outcome as object }: Doer,
  useCase: (context: ActContext) => Promise<Result>,
): Promise<Exclude<Result, Refusal>> {
  const facts: { name: EventName; fact: unknown }[] = [];
  const audited: Audited = {};
  const now = world.clock();
  const done: { outcome: Result; row: AuditRow }[] = [];
  let hasJobs = false;
  const work = async (db: Transaction) => {
    if (keyed) await claimKey(db, keyed, now);
    const outcome = await useCase({
      actor,
      origin,
      now,
      db,
      announce: (event, payload) => void facts.push({ name: event, fact: payload }),
      audit: ({ detail, ...what }) => void Object.assign(audited, what, detail && { detail: { ...audited.detail, ...detail } }),
    });
    done.push({ outcome, row: await record(db, name, { actor, origin, now, audited, facts }, keyed ? answerKept(keyed, outcome, encode) : null) });
    hasJobs = enqueuedJobs(db);
  };
  try {
    await world.db.transaction().execute(work);
  } catch (error) {
    // The connection broke at the commit. Only the database knows the outcome.
    if (!done[0] || !(error instanceof DatabaseAway) || !(await wasCommitted(world.db, done[0].row))) throw error;
  }
  const { outcome: result } = done[0] as (typeof done)[0];
  if (facts.length > 0) world.wake('events');
  if (hasJobs) world.wake('jobs');
  if (result instanceof Refusal) throw result;
  return result as Exclude<Result, Refusal>;
}

interface Recorded {
  actor: Actor;
  origin: Origin;
  now: Date;
  audited: Audited;
  facts: readonly { name: EventName; fact: unknown }[];
}

/** Writes the audit row, the events and the answer kept for a repeat in one statement. */
async function record(
  db: Transaction,
  action: string,
  { actor, origin, now, audited, facts }: Recorded,
  answered: RawBuilder<unknown> | null,
): Promise<AuditRow> {
  const personId = audited.personId ?? (actor.personId || null);
  const announced = facts.map(({ name, fact }): Announced => ({ name, actorId: personId, fact }));
  const { rows } = await sql<{ id: number; transaction: string }>`
    with announced as (
      insert into job (kind, payload, created_at, request_id, trace_parent)
      select 'event', payload, ${now}::timestamptz, ${currentRequest()}::text, ${currentParent()}::text
      from jsonb_array_elements(${JSON.stringify(announced)}::jsonb) with ordinality as given (payload, position)
      order by position
    )${answered ? sql`, answered as (${answered})` : sql``}
    insert into audit (at, person_id, session_id, address, action, document_id, detail)
    values (${now}, ${personId}, ${actor.sessionId}, ${origin.address}::inet, ${action}, ${audited.documentId ?? null},
      ${audited.detail ?? null})
    returning id, pg_current_xact_id()::text as transaction`.execute(db);
  if (audited.further?.length)
    await sql`
      insert into audit (at, person_id, session_id, address, action, document_id, detail)
      select ${now}::timestamptz, ${personId}::int, ${actor.sessionId}::bigint,
        ${origin.address}::inet, ${action}::text, (letter ->> 'documentId')::bigint, letter -> 'detail'
      from jsonb_array_elements(${JSON.stringify(audited.further)}::jsonb) as letter`.execute(db);
  return { ...(rows[0] as { id: number; transaction: string }), at: now, action };
}
