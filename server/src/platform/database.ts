import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { DatabaseAway, type Line, lossOf, refusedConnection, unwatchedLine } from './outage';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;
/** A connection inside a transaction. Stores that change take this, so no change runs outside one by accident. */
export type Transaction = KyselyTransaction<Schema>;

// Dates stay text (`2026-11-21`), counts and ids are numbers: no id of ours passes 2^53.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How to reach the server: an address, or the parts of one. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; password: string; database: string };

/** How long the database may take. */
export interface Patience {
  /** For a connection, waiting for one that is in use included, in milliseconds. */
  connectMs: number;
  /** For one statement, in milliseconds. */
  statementMs: number;
}
const standardPatience: Patience = { connectMs: 5000, statementMs: 60_000 };
/** The server ends a statement that takes too long; so much later the connection to a server that does not even do that is given up. */
const silenceMs = 5000;

/**
 * A pool of connections whose day is Bangkok's: the day of a moment begins at the midnight of the office. Pages are taken to be
 * in memory or on a solid disk, so that a list is read from the top of its index however full a desk is, not gathered and sorted.
 */
export function connectPool(connection: Connection, connections: number, { connectMs, statementMs }: Patience = standardPatience): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    application_name: 'sarabun',
    options: '-c timezone=Asia/Bangkok -c jit=off -c random_page_cost=1.1',
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + silenceMs,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that dies while it idles is replaced at the next use. One that dies in use says so to its statement; between two
  // statements nobody else hears of it, and the pool takes its own listener away from a connection that it hands out.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const longestNamedText = 20_000;
const mostNames = 5_000;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  if (text.length > longestNamedText || names.size >= mostNames) return undefined;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

/** In which language names are told. */
export type NameLanguage = 'th' | 'en';

/** What a connection speaks, where that is not Thai. */
const spoken = new WeakMap<pg.PoolClient, NameLanguage>();

/** Lets a connection tell names (`shown_name`) in a language; asks the server only where it spoke another. */
async function speak(client: pg.PoolClient, language: NameLanguage): Promise<void> {
  if ((spoken.get(client) ?? 'th') === language) return;
  await client.query(`set sarabun.language = '${language}'`);
  spoken.set(client, language);
}

/**
 * The query builder over a pool, every statement named: PostgreSQL then parses and plans a text once for a connection
 * instead of at each call, which halves the cost of a small query. A lost connection is a `DatabaseAway`, never used again.
 * Builders of both languages share one pool.
 */
export function queryBuilder(pool: pg.Pool, line: Line = unwatchedLine, language: NameLanguage = 'th'): Database {
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
        const lost = lossOf(error);
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
