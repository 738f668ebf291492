import type { ServerMessages, SessionEnd } from '@sarabun/contract/realtime';
import { sql } from 'kysely';
import type { EventName, Events } from '../events';
import type { Database, Transaction } from './database';
import type { Log } from './log';
import { openWorker, type Worker } from './worker';

/** What a listener may touch: one transaction, and messages that leave after its commit. */
export interface ListenerContext {
  db: Transaction;
  now: Date;
  actorId: number | null;
  /** Pushes to everyone signed in as one of these persons. */
  push<M extends keyof ServerMessages>(personIds: Iterable<number>, message: M, ...content: Parameters<ServerMessages[M]>): void;
  /** Pushes to these sessions and cuts their connections. */
  cut(sessionIds: readonly number[], reason: SessionEnd): void;
}

export type Listener<N extends EventName> = (context: ListenerContext, fact: Events[N]) => Promise<void>;
/** Who hears of which event. Filled in once, in `listeners.ts`. */
export type Listeners = { readonly [N in EventName]: readonly Listener<N>[] };

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

const batch = 50;
const pollMs = 1000;
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
    private readonly log: Log,
  ) {
    this.worker = openWorker({ work: () => this.deliverSome(), everyMs: pollMs, failure: 'events could not be delivered', log });
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
        const events = await waiting(db, most);
        for (const event of events) {
          await this.hear(db, event, after).catch((error) => {
            failed.push({ id: event.id, attempts: event.attempts, error });
            throw error;
          });
        }
        if (events.length > 0) {
          await sql`update event set delivered_at = now(), attempts = attempts + 1 where id = any(${events.map((event) => event.id)})`.execute(db);
        }
        return events.length;
      })
      .catch(async (error) => {
        const [alone] = failed;
        if (!alone || most > 1) throw error;
        await this.putOff(alone);
        return 1;
      });
    for (const send of after) send();
    return taken;
  }

  private async hear(db: Transaction, event: Waiting, after: (() => void)[]): Promise<void> {
    const context: ListenerContext = {
      db,
      now: event.happenedAt,
      actorId: event.actorId,
      push: (personIds, message, ...[content]) => {
        for (const personId of new Set(personIds)) after.push(() => this.pusher.push(personId, message, content));
      },
      cut: (sessionIds, reason) => {
        for (const sessionId of sessionIds) after.push(() => this.pusher.cut(sessionId, reason));
      },
    };
    for (const listener of this.listeners[event.name] ?? []) await (listener as Listener<EventName>)(context, event.payload);
  }

  private async putOff({ id, attempts, error }: { id: number; attempts: number; error: unknown }): Promise<void> {
    const seconds = Math.min(longestWaitSeconds, 2 ** attempts);
    this.log.error({ err: error, eventId: id, retryInSeconds: seconds }, 'an event could not be delivered');
    await sql`
      update event set attempts = attempts + 1, next_try_at = now() + make_interval(secs => ${seconds}), last_error = ${String(error).slice(0, 500)}
      where id = ${id}`.execute(this.db);
  }
}

async function waiting(db: Transaction, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, name, actor_id as "actorId", payload, happened_at as "happenedAt", attempts
    from event where delivered_at is null and next_try_at <= now()
    order by next_try_at, id limit ${most} for update skip locked`.execute(db);
  return rows;
}
