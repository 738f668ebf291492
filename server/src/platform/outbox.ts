import type { ServerMessages, SessionEnd } from '@sarabun/contract/realtime';
import type { Announced, EventName, Events } from '../events';
import type { Clock } from './clock';
import type { Transaction } from './database';
import type { BatchJob, BatchKind } from './jobs/kinds';
import { forgetReadings } from './postgres/cached-read';
import { forRequest } from './request-id';
import { forParent } from './tracing/tracing';

/** What listeners of several events have access to: one transaction, and messages that are sent after its commit. */
export interface BatchContext {
  db: Transaction;
  /** The moment of delivery, which decides who works at a desk. */
  deliveredAt: Date;
  /** Pushes to all open sessions of these persons. */
  push<M extends keyof ServerMessages>(personIds: Iterable<number>, message: M, ...content: Parameters<ServerMessages[M]>): void;
  cut(sessionIds: readonly number[], reason: SessionEnd): void;
  /** Every process reads the settings again. */
  forgetSettings(): void;
}

/** When an event happened, and who caused it. */
export interface Happening {
  now: Date;
  actorId: number | null;
}

export type ListenerContext = BatchContext & Happening;
export type Listener<N extends EventName> = (context: ListenerContext, fact: Events[N]) => Promise<void>;

export type Fact<N extends EventName> = Happening & { fact: Events[N] };

/**
 * A listener of frequent events: it gets all events of a name that are delivered together, oldest first, after the listeners of single
 * events. Fifty then cost hardly more than one.
 */
export interface BatchListener<N extends EventName> {
  handleBatch(context: BatchContext, facts: readonly Fact<N>[]): Promise<void>;
}

export type Listeners = { readonly [N in EventName]: readonly (Listener<N> | BatchListener<N>)[] };

export interface Pusher {
  push(personId: number, message: keyof ServerMessages, content: unknown): void;
  cut(sessionId: number, reason: SessionEnd): void;
  forgetSettings(): void;
}

type Waiting = BatchJob<Announced>;

/**
 * How long events are gathered after some were delivered: the more came together, the more is saved by waiting. Single acts reach other
 * people's screens at once, even when they follow each other closely; a stream is delivered in batches of 50 ms.
 */
const batchMs = (delivered: number) => Math.min(50, delivered * 2);

/**
 * Delivers events after the commit of the change that announced them. The writes of listeners and the delivered mark are one transaction,
 * so a crash loses nothing and repeats nothing. Pushes to browsers follow that transaction and may be lost with the process; browsers read
 * again when they reconnect.
 */
export function eventKind(listeners: Listeners, pusher: Pusher, clock: Clock): BatchKind<Announced> {
  return {
    most: 200,
    batchMs,
    retryAfter: (attempts) => Math.min(600, 2 ** (attempts - 1)),
    async runAll(db, events) {
      const after: (() => void)[] = [];
      const context = contextOf(db, pusher, { after, deliveredAt: clock() });
      const singly = events.filter(({ payload: { name } }) => listeners[name]?.some(isSingle));
      for (const event of singly) await heard(event, event.requestId, () => hear(listeners, context, event));
      const together = sameNames(events).filter(([{ payload }]) => listeners[payload.name]?.some((listener) => !isSingle(listener)));
      for (const some of together) await heard(some[0], requestOf(some), () => hearTogether(listeners, context, some));
      return () => {
        for (const send of after) send();
      };
    },
  };
}

const isSingle = (listener: Listeners[EventName][number]): boolean => typeof listener === 'function';

/** Each event is delivered as part of the trace that announced it; several together, as part of the first one's. */
const heard = ({ payload, traceParent }: Waiting, requestId: string | null, deliver: () => Promise<void>) =>
  forRequest(requestId, () => forParent(`event ${payload.name}`, traceParent, {}, deliver));

async function hear(listeners: Listeners, context: BatchContext, { payload: { name, actorId, fact }, createdAt }: Waiting): Promise<void> {
  const circumstances: ListenerContext = { ...context, now: createdAt, actorId };
  for (const listener of listeners[name] ?? []) {
    if (typeof listener === 'function') await (listener as Listener<EventName>)(circumstances, fact as never);
  }
}

async function hearTogether(listeners: Listeners, context: BatchContext, events: readonly [Waiting, ...Waiting[]]): Promise<void> {
  const facts = events.map(({ payload: { fact, actorId }, createdAt }) => ({ fact: fact as never, now: createdAt, actorId }));
  for (const listener of listeners[events[0].payload.name] ?? []) {
    if (typeof listener !== 'function') await (listener as BatchListener<EventName>).handleBatch(context, facts);
  }
}

function contextOf(db: Transaction, pusher: Pusher, { after, deliveredAt }: { after: (() => void)[]; deliveredAt: Date }): BatchContext {
  return {
    db,
    deliveredAt,
    push: (personIds, message, ...[content]) => {
      for (const personId of new Set(personIds)) after.push(() => pusher.push(personId, message, content));
    },
    cut: (sessionIds, reason) => {
      for (const sessionId of sessionIds) after.push(() => pusher.cut(sessionId, reason));
    },
    forgetSettings: () => {
      // The listeners of the same round must not go by what was.
      forgetReadings();
      after.push(() => pusher.forgetSettings());
    },
  };
}

/** The request that asked for all of them; null if there are several. */
function requestOf([first, ...others]: readonly [Waiting, ...Waiting[]]): string | null {
  return others.every(({ requestId }) => requestId === first.requestId) ? first.requestId : null;
}

/** Groups events by name, keeping their order. */
function sameNames(events: readonly Waiting[]): [Waiting, ...Waiting[]][] {
  const byName = new Map<EventName, [Waiting, ...Waiting[]]>();
  for (const event of events) {
    const { name } = event.payload;
    const before = byName.get(name);
    if (before) before.push(event);
    else byName.set(name, [event]);
  }
  return [...byName.values()];
}
