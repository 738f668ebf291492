import pg from 'pg';
import type { Connection } from '../database';

/** What only one process on a database may do at a time, with the keys of their locks. */
const locks = { furnish: 7_203_571 } as const;

/** Does some work while no other process on this database does it; the others wait. The lock ends with the process. */
export async function oneProcess(connection: Connection, what: keyof typeof locks, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'sarabun-lock' });
  // The work has connections of its own and meets a lost database there.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [locks[what]]);
    await work();
  } finally {
    await client.end().catch(() => {});
  }
}
