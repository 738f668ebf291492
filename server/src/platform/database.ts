import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { connectionLoss, DatabaseAway, type Line, noMonitor, refusedConnection } from './outage';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;
/** A connection inside a transaction. Stores that write take this type, so that no change runs outside a transaction by accident. */
export type Transaction = KyselyTransaction<Schema>;

// Dates stay text (`2026-11-21`); counts and ids are numbers (no id exceeds 2^53).
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How to reach the server: a connection string, or its parts. */
export type Connection = ({ connectionString: string } | { host: string; port: number; user: string; password: string; database: string }) & {
  /** Commits need not survive a crash, because everything would be done again. */
  isLoose?: boolean;
};

export interface DatabaseTimeouts {
  /** For a connection, including the wait for a free one, in milliseconds. */
  connectMs: number;
  /** For one statement, in milliseconds. */
  statementMs: number;
}
const standardPatience: DatabaseTimeouts = { connectMs: 5000, statementMs: 60_000 };
/**
 * The server ends a statement after its timeout. If the server does not respond to that either, the connection is closed after this extra
 * time.
 */
const silenceMs = 5000;

/**
 * A pool of connections in Bangkok time, so dates begin at the office's midnight. Page costs assume memory or SSD, so the planner reads a
 * list from the start of its index instead of collecting and sorting a full desk.
 */
export function connectPool(
  { isLoose = false, ...connection }: Connection,
  connections: number,
  { connectMs, statementMs }: DatabaseTimeouts = standardPatience,
): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    application_name: 'sarabun',
    options: `-c timezone=Asia/Bangkok -c jit=off -c random_page_cost=1.1${isLoose ? ' -c synchronous_commit=off' : ''}`,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + silenceMs,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that dies while idle is replaced at the next use. One that dies in use fails its statement; between
  // two statements nobody would handle the error, because the pool removes its own listener from a connection that is
  // checked out.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const maxNamedTextLength = 20_000;
const maxNames = 5_000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (text.length > maxNamedTextLength || names.size >= maxNames) return undefined;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

export type NameLanguage = 'th' | 'en';

const spoken = new WeakMap<pg.PoolClient, NameLanguage>();

/** Sets the language of names (`shown_name`) on a connection; skips the round trip when it is already set. */
async function speak(client: pg.PoolClient, language: NameLanguage): Promise<void> {
  if ((spoken.get(client) ?? 'th') === language) return;
  await client.query(`set sarabun.language = '${language}'`);
  spoken.set(client, language);
}

/**
 * The query builder over a pool. Every statement is named, so PostgreSQL parses and plans a text once per connection instead of at each
 * call, which halves the cost of a small query. A lost connection becomes `DatabaseAway` and is not reused. Builders of both languages
 * share one pool.
 */
export function queryBuilder(pool: pg.Pool, line: Line = noMonitor, language: NameLanguage = 'th'): Database {
  const suspected = <Why extends DatabaseAway>(why: Why): Why => {
    line.suspect(why);
    return why;
  };
  const named = {
    connect: async () => {
      const outage = line.outage();
      if (outage) throw new DatabaseAway(outage.cause);
      const client = await pool.connect().catch((error) => {
        throw suspected(refusedConnection(error));
      });
      let loss: DatabaseAway | null = null;
      const told = (error: unknown) => {
        const lost = connectionLoss(error);
        if (!lost) return error;
        loss ??= suspected(lost);
        return loss;
      };
      await speak(client, language).catch((error) => {
        client.release(true);
        throw told(error);
      });
      return {
        query: (text: string, values: unknown[]) => {
          const name = values.length > 0 ? nameOf(text) : undefined;
          return client.query(name ? { name, text, values } : { text, values }).catch((error) => {
            throw told(error);
          });
        },
        release: () => client.release(loss ?? undefined),
      };
    },
    end: () => {
      line.close();
      return pool.end();
    },
  };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: named as unknown as PostgresPool }) });
}
