import { join, resolve } from 'node:path';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Database } from '../database';
import type { Chore } from '../jobs/chores';
import { runScript } from '../work/script';
import { lastBackupAt } from './backup-store';
import { backupsIn, refuseNested, stampOf } from './take-backup';

export interface BackupPlan {
  dataFolder: string;
  databaseUrl: string | null;
  target: string;
  keysFolder: string;
  /** The time of its beginning in Bangkok, such as `02:00`. */
  at: string;
  keep: number;
}

const dayMs = 24 * 3_600_000;
const lookEveryMs = 5 * 60_000;
const command = join(import.meta.dirname, '../../backup.ts');

/**
 * Takes a backup each night, by the command that administrators use, in a process of its own: the portal serves on. A night without a
 * backup, because nothing ran or it failed, is made up for as soon as possible; a backup that its trial restore does not prove stays the only
 * one of its night. Refuses folders that lie in each other.
 */
export function nightlyBackup(db: Database, plan: BackupPlan, now: () => Date = () => new Date()): Chore {
  const [target, keysFolder] = [resolve(plan.target), resolve(plan.keysFolder)];
  refuseNested({ dataFolder: plan.dataFolder, target, keysFolder });
  const run = async () => {
    const last = await lastBackupAt(db);
    const beginning = latestBeginning(plan.at, now());
    if (last && last >= beginning) return;
    // Another one each time would fill the disk, and hold the same fault.
    const unproven = (await backupsIn(target)).filter((stamp) => stamp >= stampOf(beginning)).at(-1);
    if (unproven) throw new Error(`The trial restore of the backup ${unproven} found faults, or did not end. npm run backup takes another one.`);
    await takeBackupApart([target, '--keys', keysFolder, '--keep', String(plan.keep)], plan);
  };
  return { everyMs: lookEveryMs, run };
}

/** The last moment not after `now` at which a backup was to begin. */
export function latestBeginning(at: string, now: Date): Date {
  const today = new Date(`${bangkokDay(now)}T${at}:00+07:00`);
  return today <= now ? today : new Date(today.getTime() - dayMs);
}

/** Fails with what the command says. */
async function takeBackupApart(options: string[], { dataFolder, databaseUrl }: BackupPlan): Promise<void> {
  // A variable and its file may not both be set.
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl, DATABASE_URL_FILE: '' };
  const { code, said } = await runScript(command, { options, environment: { DATA_DIR: dataFolder, ...database } });
  if (code !== 0) throw new Error(`The nightly backup failed (${code}): ${said}`);
}
