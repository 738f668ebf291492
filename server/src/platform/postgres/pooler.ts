import pg from 'pg';
import { type Connection, sessionSettings } from '../database';
import { CannotStart } from './data-folder';

/** What a connection is told by the server at its start stays so when a pooler lends it to somebody else. */
const wanted = Object.entries(sessionSettings);

/**
 * Makes the settings of a session those of the role in this database, over a direct connection, because a pooler does not pass them on; then
 * proves that they hold through the pooler. Returns how to connect through it.
 */
export async function behindPooler(direct: Connection, pooled: Connection): Promise<Connection> {
  await asking(direct, 'DATABASE_URL', async (client) => {
    const { rows } = await client.query(`select format('%I in database %I', current_user, current_database()) as role`);
    for (const [name, value] of wanted) await client.query(`alter role ${rows[0].role} set ${name} = '${value}'`);
  });
  await asking(pooled, 'DATABASE_POOLER_URL', async (client) => {
    const { rows } = await client.query(`select ${wanted.map(([name]) => `current_setting('${name}') as ${name}`).join(', ')}`);
    const other = wanted.filter(([name, value]) => rows[0][name] !== value).map(([name]) => name);
    if (other.length > 0)
      throw new CannotStart(
        `The pooler lends connections with another ${other.join(', ')} than the role now has. Let it open new ones (PgBouncer: RECONNECT), and start again.`,
      );
  });
  return pooled;
}

async function asking(connection: Connection, name: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'sarabun', connectionTimeoutMillis: 10_000 });
  // A lost connection fails the statement that is running.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`The database cannot be reached through ${name}: ${(error as Error).message}.`);
  } finally {
    await client.end().catch(() => {});
  }
}
