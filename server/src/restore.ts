import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, WrongConfig } from './config';
import { chooseBackup } from './platform/backup/restore-backup';
import { CannotStart } from './platform/postgres/data-folder';
import { restoreInstallation } from './restored-installation';

const usage = `npm run restore -- SOURCE --keys FOLDER [--backup 2026-11-23T02-00-00Z]

Restores a backup of SOURCE, the newest by default, into the empty folder DATA_DIR and the empty database that DATABASE_URL names (an
embedded one when it is unset). FOLDER holds the keys, as npm run backup has written it. Afterwards everything is read again and
compared, and all verify commands run.`;

/** `npm run restore`. Exit code 1 when it could not be restored, or is not as it was backed up. */
async function restore(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keys: { type: 'string' }, backup: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [source, ...others] = positionals;
  if (values.help) return console.log(usage);
  if (!source || others.length > 0 || !values.keys) throw new CannotStart(usage);
  const config = readConfig(process.env);
  const from = { source: resolve(source), keysFolder: resolve(values.keys) };
  const stamp = await chooseBackup(from.source, values.backup);
  const restored = await restoreInstallation({ ...from, stamp, dataFolder: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  for (const fault of restored.faults) console.error(fault);
  if (restored.faults.length > 0) throw new CannotStart(`The backup ${stamp} was restored into ${config.DATA_DIR}, but is not as it was taken.`);
  console.log(`Restored the backup of ${restored.takenAt} into ${config.DATA_DIR}: ${restored.rows} rows, ${restored.files} files. All verify commands hold.`);
}

try {
  await restore();
} catch (error) {
  if (!(error instanceof WrongConfig) && !(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
