import type { ServerMessages, SessionEnd } from '@sarabun/contract/realtime';
import { sql } from 'kysely';
import type { EventName, Events } from '../events';
import type { Clock } from './clock';
import type { Database, Transaction } from './database';
import type { Log } from './log';
import { DatabaseAway } from './outage';
import { openWorker, type Worker } from './work/worker';

/** What those who hear of several facts at once may touch: one transaction, and messages that leave after its commit. */
export interface GatheringContext {
  db: Transaction;
  /** When it is delivered: who sits at a desk is asked for this moment. */
  deliveredAt: Date;
  /** Pushes to everyone signed in as one of these persons. */
  push<M extends keyof ServerMessages>(personIds: Iterable<number>, message: M, ...content: Parameters<ServerMessages[M]>): void;
  /** Pushes to these sessions and cuts their connections. */
  cut(sessionIds: readonly number[], reason: SessionEnd): void;
}

/** When a fact happened, and who did it. */
export interface Happening {
  now: Date;
  actorId: number | null;
}

/** What a listener of one fact may touch. */
export type ListenerContext = GatheringContext & Happening;
export type Listener<N extends EventName> = (context: ListenerContext, fact: Events[N]) => Promise<void>;

/** A fact with its circumstances. */
export type Fact<N extends EventName> = Happening & { fact: Events[N] };

/**
 * A listener of what happens with every letter: it hears of all facts of a name that are delivered together, oldest first and after
 * the listeners of single facts. Fifty of them then cost hardly more than one.
 */
export interface Gathering<N extends EventName> {
  hearAll(context: GatheringContext, facts: readonly Fact<N>[]): Promise<void>;
}

/** Who hears of which event. Filled in once, in `listeners.ts`. */
export type Listeners = { readonly [N in EventName]: readonly (Listener<N> | Gathering<N>)[] };

/** Where pushed messages go. */
export interface Pusher {
  push(personId: number, message: keyof ServerMessages, content: unknown): void;
  cut(sessionId: number, reason: SessionEnd): void;
}

interface Waiting {
  id: number;
  name: EventName;
  actorId: number | null;
  payload: never;
  happenedAt: Date;
  attempts: number;
}

const batch = 200;
const pollMs = 1000;
/** A fact that comes alone is delivered at once; of many, those of a twentieth of a second together. */
const gatherMs = 50;
const longestWaitSeconds = 600;

/**
 * Delivers events after the commit of the change that announced them. What a listener writes and the mark "delivered" are one
 * transaction, so a crash between commit and delivery loses nothing and a crash in delivery repeats nothing; pushes to browsers
 * follow that transaction and may be lost with the process: browsers read anew when they reconnect.
 */
export class Outbox {
  private readonly worker: Worker;

  constructor(
    private readonly db: Database,
    private readonly listeners: Listeners,
    private readonly pusher: Pusher,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {
    this.worker = openWorker({ work: () => this.deliverSome(), everyMs: pollMs, gatherMs, failure: 'events could not be delivered', log });
  }

  start(): void {
    this.worker.start();
  }

  /** Something was announced: deliver now rather than at the next look. */
  wake(): void {
    this.worker.wake();
  }

  /** Ends after the delivery that is under way. */
  stop(): Promise<void> {
    return this.worker.stop();
  }

  private deliverSome(): Promise<number> {
    return this.deliver(batch).catch((error) => {
      if (error instanceof DatabaseAway) throw error;
      this.log.error({ err: error }, 'events could not be delivered together');
      return this.deliver(1).catch(() => 0);
    });
  }

  /** Delivers up to `most` waiting events and answers how many it took. One that fails alone waits longer each time. */
  async deliver(most: number): Promise<number> {
    const after: (() => void)[] = [];
    const failed: { id: number; attempts: number; error: unknown }[] = [];
    const taken = await this.db
      .transaction()
      .execute(async (db) => {
        await planOnce(db);
        const events = await waiting(db, most);
        const noteFailure = (event: Waiting) => (error: unknown) => {
          failed.push({ id: event.id, attempts: event.attempts, error });
          throw error;
        };
        const context = contextOf(db, this.pusher, { after, deliveredAt: this.clock() });
        for (const event of events) await this.hear(context, event).catch(noteFailure(event));
        for (const [first, ...rest] of sameNames(events)) await this.hearTogether(context, [first, ...rest]).catch(noteFailure(first));
        if (events.length > 0) {
          await sql`
            update event set delivered_at = now(), attempts = attempts + 1
            where id = any(${events.map((event) => event.id)})`.execute(db);
        }
        return events.length;
      })
      .catch(async (error) => {
        const [alone] = failed;
        if (!alone || most > 1 || error instanceof DatabaseAway) throw error;
        await this.putOff(alone);
        return 1;
      });
    for (const send of after) send();
    return taken;
  }

  private async hear(context: GatheringContext, { name, payload, happenedAt, actorId }: Waiting): Promise<void> {
    const circumstances: ListenerContext = { ...context, now: happenedAt, actorId };
    for (const listener of this.listeners[name] ?? []) {
      if (typeof listener === 'function') await (listener as Listener<EventName>)(circumstances, payload);
    }
  }

  private async hearTogether(context: GatheringContext, events: readonly [Waiting, ...Waiting[]]): Promise<void> {
    const facts = events.map(({ payload, happenedAt, actorId }) => ({ fact: payload, now: happenedAt, actorId }));
    for (const listener of this.listeners[events[0].name] ?? []) {
      if (typeof listener !== 'function') await (listener as Gathering<EventName>).hearAll(context, facts);
    }
  }

  private async putOff({ id, attempts, error }: { id: number; attempts: number; error: unknown }): Promise<void> {
    const seconds = Math.min(longestWaitSeconds, 2 ** attempts);
    this.log.error({ err: error, eventId: id, retryInSeconds: seconds }, 'an event could not be delivered');
    await sql`
      update event set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${seconds}),
        last_error = ${String(error).slice(0, 500)}
      where id = ${id}`.execute(this.db);
  }
}

function contextOf(db: Transaction, pusher: Pusher, { after, deliveredAt }: { after: (() => void)[]; deliveredAt: Date }): GatheringContext {
  return {
    db,
    deliveredAt,
    push: (personIds, message, ...[content]) => {
      for (const personId of new Set(personIds)) after.push(() => pusher.push(personId, message, content));
    },
    cut: (sessionIds, reason) => {
      for (const sessionId of sessionIds) after.push(() => pusher.cut(sessionId, reason));
    },
  };
}

/** Events by their names; within a name in their order. */
function sameNames(events: readonly Waiting[]): [Waiting, ...Waiting[]][] {
  const byName = new Map<EventName, [Waiting, ...Waiting[]]>();
  for (const event of events) {
    const before = byName.get(event.name);
    if (before) before.push(event);
    else byName.set(event.name, [event]);
  }
  return [...byName.values()];
}

/** Listeners find rows by their keys, so one plan serves every event: planning each statement anew would cost more than running it. */
const planOnce = (db: Transaction) => sql`set local plan_cache_mode = force_generic_plan`.execute(db);

async function waiting(db: Transaction, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, name, actor_id as "actorId", payload, happened_at as "happenedAt", attempts
    from event where delivered_at is null and next_try_at <= now()
    order by next_try_at, id limit ${most} for update skip locked`.execute(db);
  return rows;
}
