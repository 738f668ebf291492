import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** The data folder of the running product. */
const folder = () => {
  const { PORTAL_DATA } = process.env;
  if (!PORTAL_DATA) throw new Error('The data folder of the product is not known.');
  return join(PORTAL_DATA, 'pg');
};

/**
 * Stops the product's database, as a crash would, and returns a function that restores it. The product restarts its database by itself, but
 * cannot without this file.
 */
export async function takeDatabaseAway(): Promise<() => Promise<void>> {
  const control = join(folder(), 'global/pg_control');
  const postmaster = Number((await readFile(join(folder(), 'postmaster.pid'), 'utf8')).split('\n')[0]);
  await rename(control, `${control}.away`);
  process.kill(postmaster, 'SIGQUIT');
  return async () => {
    if (existsSync(`${control}.away`)) await rename(`${control}.away`, control);
  };
}
