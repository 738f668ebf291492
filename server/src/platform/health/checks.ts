import { statfs } from 'node:fs/promises';
import type { Check } from '@sarabun/contract/jobs/system-health';
import { lastBackupAt } from '../backup/backup-store';
import type { Database } from '../database';
import { DatabaseAway } from '../outage';
import { within } from '../work/lifetime';
import { askDatabase, countJobs, type JobCounts } from './job-counts-store';
import { failingServices, failingWebhooks, type Trouble } from './outside-store';
import { sharedLetterCodes } from './shared-codes-store';

/** What is known of this process. */
export interface Health {
  examine(): Promise<Check[]>;
  version: string;
  startedAt: Date;
  /** The number of open sockets. */
  sockets(): number;
  /** All processes that serve the same database; none where only one can. */
  processes(): Promise<string[]>;
  /** The process is about to stop. */
  isLeaving(): boolean;
}

export interface Examined {
  db: Database;
  /** The disk of this folder is examined. */
  dataFolder: string;
  now: Date;
}

const longAnswerMs = 3000;
const megabyte = 1024 * 1024;
/** Below this the product does not start, and letters with files are refused soon. */
const leastFreeBytes = 200 * megabyte;
const fewFreeBytes = 2048 * megabyte;
/** Jobs run within a second when nothing is wrong; a chore that sets many letters may take minutes. */
const longLagSeconds = 300;
/** A day, and time for the backup itself. */
const longBackupHours = 26;

/**
 * Examines what this process needs. A full disk or an unreachable database makes it unfit for calls; late jobs and unsent mails do not,
 * because all processes share them.
 */
export async function examine({ db, dataFolder, now }: Examined): Promise<Check[]> {
  const begun = performance.now();
  const [answerMs, counts, services, webhooks, shared, backup, free] = await Promise.all([
    answered(askDatabase(db).then(() => performance.now() - begun)),
    answered(countJobs(db, now)),
    answered(failingServices(db)),
    answered(failingWebhooks(db)),
    answered(sharedLetterCodes(db)),
    answered(lastBackupAt(db).then((at) => ({ at }))),
    freeBytes(dataFolder),
  ]);
  return [
    databaseCheck(answerMs),
    diskCheck(free),
    ...jobChecks(counts),
    ...troubleChecks({ channels: services, webhooks, letterCodes: shared }),
    ...(backup ? [backupCheck(backup.at, now)] : []),
  ];
}

/** What the database answers; null when it is away, frozen or too busy. */
async function answered<Answer>(question: Promise<Answer>): Promise<Answer | null> {
  let answer: Answer | null = null;
  const asking = question.then((given) => {
    answer = given;
  });
  await within(longAnswerMs, asking).catch((error) => {
    if (!(error instanceof DatabaseAway)) throw error;
  });
  return answer;
}

const databaseCheck = (answerMs: number | null): Check => ({
  name: 'database',
  state: answerMs === null ? 'failing' : 'ok',
  figure: answerMs === null ? null : Math.round(answerMs),
});

async function freeBytes(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}

/** The folder cannot be read when its disk is gone. */
export function diskCheck(free: number | null): Check {
  const state = free === null || free < leastFreeBytes ? 'failing' : free < fewFreeBytes ? 'warning' : 'ok';
  return { name: 'disk', state, figure: free };
}

/** What fails outside is tried again by itself, but somebody may have to mend it, such as a refused token or a code given twice. */
function troubleChecks(troubles: Record<'channels' | 'webhooks' | 'letterCodes', Trouble | null>): Check[] {
  return (['channels', 'webhooks', 'letterCodes'] as const).flatMap((name) => {
    const trouble = troubles[name];
    if (!trouble) return [];
    const { count, detail } = trouble;
    return [{ name, state: count > 0 ? 'warning' : 'ok', figure: count, ...(detail && { detail }) }];
  });
}

/** Without any backup the figure is unknown. */
export function backupCheck(last: Date | null, now: Date): Check {
  const hours = last && Math.floor((now.getTime() - last.getTime()) / 3_600_000);
  return { name: 'backup', state: hours === null || hours > longBackupHours ? 'warning' : 'ok', figure: hours };
}

/** Chores are planned work and count as late like any other; mails that failed once are retried for a day. */
export function jobChecks(counts: JobCounts[] | null): Check[] {
  if (!counts) return [];
  const lag = Math.round(Math.max(0, ...counts.map(({ lagSeconds }) => lagSeconds)));
  const mail = counts.find(({ kind }) => kind === 'mail');
  const unsent = (mail?.failed ?? 0) + (mail?.retrying ?? 0);
  return [
    { name: 'jobs', state: lag > longLagSeconds ? 'warning' : 'ok', figure: lag },
    { name: 'mail', state: unsent > 0 ? 'warning' : 'ok', figure: unsent },
  ];
}
