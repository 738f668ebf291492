import { createReadStream } from 'node:fs';
import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { bangkokDay, daysBetween } from '@sarabun/contract/values/buddhist-date';
import pg from 'pg';
import { completedSince } from '../src/features/queues';
import { hashPassword } from '../src/features/session';
import type { Connection } from '../src/platform/database';
import { fileStorage } from '../src/platform/files';
import { openFileKeys } from '../src/platform/keys/file-keys';
import { CannotStart } from '../src/platform/postgres/data-folder';
import { contentOf, continueIdentities, dropIndexes } from './large-office-bulk-store';
import { fileLetters } from './large-office-filing-store';
import { fillLetters, firstDay, insertFiles } from './large-office-letters-store';
import { fillPeople } from './large-office-people-store';
import { disableSearchTriggers, fillSearch } from './large-office-search-store';
import { demonstrationPassword } from './office';

/** Settings of the embedded PostgreSQL for a bulk load; the data is still synced before the load counts as done. */
export const loadSettings = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  shared_buffers: '512MB',
  work_mem: '256MB',
  maintenance_work_mem: '512MB',
  autovacuum: 'off',
};

/** As many as a ministry has in six years. Nothing here holds letters in memory: PostgreSQL draws and sorts them, on its disk where they are many. */
export const mostLetters = 20_000_000;
/** What a letter takes on the disk: 5.1 kB, as measured (docs/scale.md), and half of that again while its tables are sorted. */
const bytesEach = 7_700;

/** Refuses to begin hours of work for which the disk is too small. */
export async function proveRoom(folder: string, letters: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const [needed, free] = [letters * bytesEach, bavail * bsize];
  const gigabytes = (bytes: number) => Math.ceil(bytes / 1e9);
  if (needed > free)
    throw new CannotStart(
      `${letters.toLocaleString('en')} letters need some ${gigabytes(needed)} GB, and the disk of ${folder} has ${gigabytes(free)} GB. Set DATA_DIR to a larger disk, or ask for fewer.`,
    );
}

interface Load {
  letters: number;
  /** The last letters are from the day before. */
  now: Date;
  /** The folder for the files of letters. */
  filesFolder: string;
  tell(line: string): void;
}

/** Tables that are filled without their indexes. */
const largeTables = [
  'document',
  'document_file',
  'document_party',
  'document_reader',
  'leg',
  'assignment',
  'note',
  'follow',
  'register_entry',
  'number_line',
  'queue_entry',
  'queue_count',
  'notification',
  'audit',
];

/** Real papers, shared by all letters with a file. */
const papers = [
  { name: 'regulation-2560.pdf', pages: 1 },
  { name: 'regulation-2548.pdf', pages: 6 },
];

/**
 * Fills an empty, migrated database with a large office in one transaction: an interrupted load leaves nothing behind. Refuses a database
 * with persons or letters.
 */
export async function fillLargeOffice(connection: Connection, load: Load): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'sarabun-seed', options: '-c timezone=Asia/Bangkok -c jit=off' });
  await client.connect();
  try {
    await refuseContent(client);
    await client.query('begin');
    await fill(client, load);
    await client.query('commit');
    await timed(load.tell)('vacuum and analyze', async () => {
      await client.query('vacuum (analyze)');
      return 0;
    });
  } finally {
    await client.end();
  }
}

async function refuseContent(client: pg.Client): Promise<void> {
  const { persons, letters } = await contentOf(client);
  if (persons + letters === 0) return;
  throw new CannotStart(
    `This database already holds ${persons} persons and ${letters} letters; a large office is only put into an empty one. Set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
  );
}

async function fill(client: pg.Client, { letters, now, filesFolder, tell }: Load): Promise<void> {
  const step = timed(tell);
  const passwordHash = await hashPassword(demonstrationPassword);
  const indexes = await dropIndexes(client, largeTables);
  await disableSearchTriggers(client);
  await step('person', () => fillPeople(client, passwordHash));
  await insertFiles(client, await keepPapers(filesFolder));
  await fillLetters(client, { letters, workingDays: workingDaysUntil(bangkokDay(now)), until: now }, step);
  await fileLetters(client, completedSince(now), step);
  await continueIdentities(client);
  await step('indexes and keys', async () => {
    let made = 0;
    await indexes.restore(() => void made++);
    return made;
  });
  await fillSearch(client, step);
}

/** Monday to Friday, from the first day up to the day before `today`. */
function workingDaysUntil(today: string): number {
  const days = daysBetween(firstDay, today);
  return Math.floor(days / 7) * 5 + Math.min(days % 7, 5);
}

async function keepPapers(folder: string) {
  const storage = fileStorage(folder, openFileKeys(join(folder, '../file.key')));
  return Promise.all(
    papers.map(async ({ name, pages }) => {
      const path = join(import.meta.dirname, 'samples', name);
      const { size } = await stat(path);
      const intake = await storage.take(createReadStream(path), size);
      await intake.keep();
      return { sha256: intake.sha256, size, pages };
    }),
  );
}

/** Reports count and speed of each step. */
function timed(tell: (line: string) => void) {
  return async (what: string, work: () => Promise<number>): Promise<void> => {
    const begun = performance.now();
    const rows = await work();
    const seconds = (performance.now() - begun) / 1000;
    const rate = rows > 0 ? `${rows.toLocaleString('en')} rows, ${Math.round(rows / seconds).toLocaleString('en')} a second` : '';
    tell(`${what.padEnd(18)}${seconds.toFixed(1).padStart(7)} s  ${rate}`);
  };
}
