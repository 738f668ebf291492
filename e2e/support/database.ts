import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Stops the product's database, as a crash would, and returns a function that restores it. The product restarts its database by itself, but
 * cannot without this file.
 */
export async function takeDatabaseAway(dataFolder: string): Promise<() => Promise<void>> {
  const cluster = join(dataFolder, 'pg');
  const control = join(cluster, 'global/pg_control');
  const postmaster = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  await rename(control, `${control}.away`);
  process.kill(postmaster, 'SIGQUIT');
  return async () => {
    if (existsSync(`${control}.away`)) await rename(`${control}.away`, control);
  };
}
