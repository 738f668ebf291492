import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, WrongConfig } from './config';
import { openInstallation } from './installation-database';
import { keepBackup } from './platform/backup/backup-store';
import { keepNewest, takeBackup } from './platform/backup/take-backup';
import { connectPool, queryBuilder } from './platform/database';
import { CannotStart } from './platform/postgres/data-folder';
import { filePlaces } from './platform/storage/file-places';
import { tryRestore } from './restored-installation';
import { versionAndBuild } from './running';

const usage = `npm run backup -- TARGET --keys FOLDER [--keep 14] [--no-trial]

Backs up the installation that DATA_DIR and DATABASE_URL name, while it is in use, into a folder of its time in TARGET. Files that
earlier backups in TARGET have are not copied again. All content is encrypted; the keys go to FOLDER, apart from it. Then the backup is
restored on trial and compared, unless --no-trial is given. With --keep, only so many of the newest backups stay.`;

/** `npm run backup`. Exit code 1 when there is no backup, or its trial restore found a fault. */
async function backup(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, keep: { type: 'string' }, 'no-trial': { type: 'boolean' }, help: { type: 'boolean' } },
  });
  const [target, ...others] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (values.help) return console.log(usage);
  if (!target || others.length > 0 || !values.keys || (keep !== null && !(Number.isInteger(keep) && keep >= 1))) throw new CannotStart(usage);
  const config = readConfig(process.env);
  const places = { dataFolder: config.DATA_DIR, target: resolve(target), keysFolder: resolve(values.keys), files: filePlaces(config) };
  const now = new Date();
  const { connection, stop } = await openInstallation(config);
  try {
    const { stamp, rows, files, copied } = await takeBackup(connection, places, { now, version: versionAndBuild().version });
    console.log(`Backup ${stamp}: ${rows} rows, ${files} files, of which ${copied} were new.`);
    const faults = values['no-trial'] ? [] : await tryRestore({ source: places.target, stamp, keysFolder: places.keysFolder });
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) throw new CannotStart(`The backup ${stamp} could not be restored as it was taken. Do not rely on it.`);
    if (!values['no-trial']) console.log('It was restored on trial: every table and file is the same, and all verify commands hold.');
    const db = queryBuilder(connectPool(connection, 1));
    await keepBackup(db, { takenAt: now, isTried: !values['no-trial'] }).finally(() => db.destroy());
    if (keep !== null) {
      const { removed, files: gone } = await keepNewest(places, keep);
      if (removed.length > 0) console.log(`Removed ${removed.length} older backups and ${gone} files that only they had.`);
    }
  } finally {
    await stop();
  }
}

try {
  await backup();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
