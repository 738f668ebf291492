import type { Config } from './config';
import type { ServedWorld } from './platform/action';
import { type Connection, connectPool, type Database, type DatabaseTimeouts, queryBuilder } from './platform/database';
import type { Log } from './platform/log';
import { monitorConnection } from './platform/outage';
import { behindPooler } from './platform/postgres/pooler';
import { followReplica, type Replica } from './platform/postgres/read-replica';

interface OpenDatabase extends Pick<ServedWorld, 'db' | 'english'> {
  replica: Replica | null;
  pool: ReturnType<typeof connectPool>;
  close(): Promise<void>;
}

/** Opens the watched database, directly or through its pooler, and its replica. `english` is the same database returning English names. */
export async function openDatabase(direct: Connection, config: Config, log: Log): Promise<OpenDatabase> {
  const timeouts = { connectMs: config.DATABASE_CONNECT_MS, statementMs: config.DATABASE_STATEMENT_MS };
  const { DATABASE_POOLER_URL, DATABASE_READ_URL } = config;
  const connection = DATABASE_POOLER_URL
    ? await behindPooler(direct, { connectionString: DATABASE_POOLER_URL, pooler: { preparesStatements: config.DATABASE_POOLER_PREPARES } })
    : direct;
  const { pool, ...builders } = open(connection, config.DATABASE_CONNECTIONS, { timeouts, log });
  const reading = DATABASE_READ_URL ? open({ connectionString: DATABASE_READ_URL }, config.DATABASE_CONNECTIONS, { timeouts, log, isReplica: true }) : null;
  return {
    ...builders,
    pool,
    replica: reading && followReplica(builders.db, reading),
    close: async () => void (await Promise.all([builders.db.destroy(), reading?.db.destroy()])),
  };
}

function open(
  connection: Connection,
  connections: number,
  { timeouts, log, isReplica = false }: { timeouts: DatabaseTimeouts; log: Log; isReplica?: boolean },
): { pool: ReturnType<typeof connectPool>; db: Database; english: Database } {
  const pool = connectPool(connection, connections, timeouts);
  const line = monitorConnection(connection, timeouts.connectMs, log);
  const reaching = { line, pooler: connection.pooler, isReplica };
  return { pool, db: queryBuilder(pool, reaching), english: queryBuilder(pool, { ...reaching, language: 'en' }) };
}
