import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import type { Connection } from './platform/database';
import { CannotStart, openDataFolder } from './platform/postgres/data-folder';
import { startPostgres } from './platform/postgres/embedded-postgres';

/** Opens the database of this installation. An embedded one that the product is running is used as it is and left running. */
export async function openInstallation(config: Config): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { connection: { connectionString: config.DATABASE_URL }, stop: async () => {} };
  if (!existsSync(join(config.DATA_DIR, 'pg', 'PG_VERSION')))
    throw new CannotStart(`There is no database in ${config.DATA_DIR}. Set DATA_DIR or DATABASE_URL to that of the installation.`);
  const folder = await openDataFolder(config.DATA_DIR).catch(() => null);
  const server = await startPostgres(config.DATA_DIR, {}, { watch: folder !== null });
  const stop = async () => {
    if (!folder) return;
    await server.stop();
    await folder.release();
  };
  return { connection: server.connection, stop };
}
