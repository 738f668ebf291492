import { Kysely, type Transaction as KyselyTransaction, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema';

export type Database = Kysely<Schema>;
/** A connection inside a transaction. Stores that change take this, so no change runs outside one by accident. */
export type Transaction = KyselyTransaction<Schema>;

// Dates stay text (`2026-11-21`), counts and ids are numbers: no id of ours passes 2^53.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** How to reach the server: an address, or the parts of one. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; password: string; database: string };

/**
 * A pool of connections whose day is Bangkok's: `current_date` and midnight follow the office, not the server. Pages are taken to be
 * in memory or on a solid disk, so that a list is read from the top of its index however full a desk is, not gathered and sorted.
 */
export function connectPool(connection: Connection, connections: number): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: connections,
    application_name: 'sarabun',
    options: '-c timezone=Asia/Bangkok -c jit=off -c random_page_cost=1.1',
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A connection that dies while it idles is replaced at the next use; the error has nobody else to hear it.
  pool.on('error', () => {});
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

/**
 * The query builder over a pool, every statement named: PostgreSQL then parses and plans a text once for a connection
 * instead of at each call, which halves the cost of a small query.
 */
export function queryBuilder(pool: pg.Pool): Database {
  const named = {
    connect: async () => {
      const client = await pool.connect();
      return {
        query: (text: string, values: unknown[]) => {
          const name = values.length > 0 ? nameOf(text) : undefined;
          return client.query(name ? { name, text, values } : { text, values });
        },
        release: () => client.release(),
      };
    },
    end: () => pool.end(),
  };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: named as unknown as PostgresPool }) });
}
