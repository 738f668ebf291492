import pg from 'pg';
import type { Log } from './log';

/** The database is unreachable, the connection was lost, or none became free in time. Nothing of an open transaction was kept. */
export class DatabaseAway extends Error {
  constructor(
    cause: unknown,
    /** All connections were in use for too long; the database itself may be fine. */
    readonly isFull = false,
  ) {
    super(isFull ? 'No connection to the database came free in time.' : 'The database is away.', { cause });
  }
}

const lostCodes = /^(57P0[1-5]|08...|25P03|ECONN\w+|EPIPE|ETIMEDOUT)$/;
const lostMessages = /^(Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout)/;
const fullCode = '53300';
const fullMessage = 'timeout exceeded when trying to connect';

/** The loss of the connection that a statement ran into; null for any other error. */
export function connectionLoss(error: unknown): DatabaseAway | null {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  return lostCodes.test(code) || lostMessages.test(message) ? new DatabaseAway(error) : null;
}

/** The reason why no connection could be had. */
export function refusedConnection(error: unknown): DatabaseAway {
  const { code, message } = error as { code?: string; message?: string };
  return new DatabaseAway(error, code === fullCode || message === fullMessage);
}

/** Logs an error of work that retries by itself. Outages of the database are left to the watch, which logs them once. */
export function logError(log: Log, error: unknown, message: string, detail: object = {}): void {
  if (!(error instanceof DatabaseAway)) log.error({ err: error, ...detail }, message);
}

/** Knows whether the database is reachable. */
export interface Line {
  /** A connection was lost or refused: check whether the database answers. */
  suspect(why: DatabaseAway): void;
  /** The known outage; calls then fail at once instead of finding out for themselves. */
  outage(): DatabaseAway | null;
  close(): void;
}

/** A line without a watch: each call finds out for itself. */
export const noMonitor: Line = { suspect: () => {}, outage: () => null, close: () => {} };

const lookEveryMs = 250;
/** Losses within this time are logged once. */
const togetherMs = 1000;

/**
 * Watches the database from the first loss until it answers again, over its own connection. The log shows the begin and the end of an
 * outage once each, however many calls and workers run into it.
 */
export function monitorConnection(connection: pg.ClientConfig, connectMs: number, log: Log): Line {
  let outage: DatabaseAway | null = null;
  let watching = false;
  let closed = false;
  let saidAt = Number.NEGATIVE_INFINITY;

  async function watch(first: DatabaseAway): Promise<void> {
    const since = performance.now();
    while (!closed) {
      const fault = await look(connection, connectMs);
      if (closed) return;
      if (!fault) break;
      if (!outage) log.error({ err: fault, lost: String(first.cause) }, 'the database is away: calls answer 503 until it is back');
      outage = new DatabaseAway(fault);
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs).unref());
    }
    if (outage) log.warn({ ms: Math.round(performance.now() - since) }, 'the database is back');
    else sayOnce(first);
    outage = null;
  }

  function sayOnce(first: DatabaseAway): void {
    if (performance.now() - saidAt < togetherMs) return;
    saidAt = performance.now();
    log.warn({ lost: String(first.cause) }, first.isFull ? 'every connection to the database is in use' : 'connections to the database were lost; it answers');
  }

  return {
    suspect: (why) => {
      if (watching || closed) return;
      watching = true;
      void watch(why).finally(() => {
        watching = false;
      });
    },
    outage: () => outage,
    close: () => {
      closed = true;
    },
  };
}

/** Pings the database; returns the error, or null when it answers. */
async function look(connection: pg.ClientConfig, connectMs: number): Promise<unknown> {
  const client = new pg.Client({ ...connection, application_name: 'sarabun-watch', connectionTimeoutMillis: connectMs, query_timeout: connectMs });
  // A broken connection fails the statement that is running.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return null;
  } catch (error) {
    return error;
  } finally {
    client.end().catch(() => {});
  }
}
