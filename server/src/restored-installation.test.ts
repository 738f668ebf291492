import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { letterFor } from '../test/letters';
import { testPortal } from '../test/portal';
import { uploadFile } from '../test/uploads';
import { lastBackupAt } from './platform/backup/backup-store';
import { latestBeginning, nightlyBackup } from './platform/backup/nightly-backup';
import { backupsIn, keepNewest, takeBackup } from './platform/backup/take-backup';
import { connectPool, queryBuilder } from './platform/database';
import { fileStorage } from './platform/files';
import { openFileKeys } from './platform/keys/file-keys';
import { restoreInstallation } from './restored-installation';

const portal = await testPortal();
const { db, storage } = portal.running;
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const places = await mkdtemp(join(tmpdir(), 'sarabun-backups-'));
const [target, keysFolder] = [join(places, 'backups'), join(places, 'keys')];
afterAll(() => rm(places, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

let taken = 0;
/** Each at a time of its own. */
const back = () =>
  takeBackup(portal.connection, { dataFolder: portal.folder, target, keysFolder }, { now: new Date(Date.UTC(2026, 0, 1, 2, 0, taken++)), version: '1.0.0' });
async function pdfWith(text: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText(text);
  return Buffer.from(await pdf.save());
}
const letter = async (number: string, content?: string) =>
  letterFor(portal, registrar, unit, { number, ...(content && { uploadIds: [await uploadFile(portal, registrar, await pdfWith(content))] }) });

const server = inject('databaseServer');
const admin = new pg.Client({ ...server, database: 'postgres' });
await admin.connect();
afterAll(() => admin.end());

/** Restores into an empty database of the test's server, and reads from it. */
async function restored<Result>(
  stamp: string,
  read: (db: typeof portal.running.db, dataFolder: string) => Promise<Result>,
  dataFolder = join(places, randomUUID()),
) {
  const database = `restored_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${database} template template0`);
  const databaseUrl = `postgres://${server.user}:${encodeURIComponent(server.password)}@${encodeURIComponent(server.host)}:${server.port}/${database}`;
  try {
    const answer = await restoreInstallation({ source: target, stamp, keysFolder, dataFolder, databaseUrl });
    const copy = queryBuilder(connectPool({ ...server, database }, 2));
    return { ...answer, read: await read(copy, dataFolder).finally(() => copy.destroy()) };
  } finally {
    await admin.query(`drop database ${database} with (force)`);
  }
}
/** Removes a file of a letter from the folder; the answer puts it back. */
async function loseFile(): Promise<() => Promise<void>> {
  const [row] = (await sql<{ sha256: Buffer }>`select sha256 from file order by id limit 1`.execute(db)).rows;
  if (!row) throw new Error('There is no file.');
  const content = await buffer(storage.read(row.sha256));
  await storage.remove(row.sha256);
  return async () => (await storage.take(Readable.from([content]), content.length)).keep();
}
const numbersOf = async (from: typeof db) =>
  (await sql<{ number: string }>`select number from document order by number`.execute(from)).rows.map((row) => row.number);

describe('a backup', () => {
  it('holds one moment of an office at work, and is restored byte by byte', { timeout: 120_000 }, async () => {
    await letter('ทด ๑/๑', 'first letter');
    let working = true;
    let count = 0;
    const work = (async () => {
      while (working) await letter(`ทด ๒/${++count}`, `while it runs ${count}`);
    })();
    const { stamp, copied, files } = await back();
    working = false;
    await work;
    expect(copied).toBe(files);
    const { faults, read } = await restored(stamp, async (copy) => ({
      numbers: await numbersOf(copy),
      audit: (await sql<{ n: number }>`select count(*) as n from audit`.execute(copy)).rows[0]?.n,
      triggers: (await sql<{ n: number }>`select count(*) as n from pg_trigger where tgenabled = 'D'`.execute(copy)).rows[0]?.n,
      keys: (await sql<{ n: number }>`select count(*) as n from pg_constraint where contype = 'f' and conparentid = 0`.execute(copy)).rows[0]?.n,
      indexes: (await sql<{ n: number }>`select count(*) as n from pg_index where indisvalid`.execute(copy)).rows[0]?.n,
    }));
    expect(faults).toEqual([]);
    expect(read.numbers).toContain('ทด ๑/๑');
    expect(read.numbers.length).toBeLessThan((await numbersOf(db)).length);
    expect(read.triggers).toBe(0);
    expect(read.keys).toBe((await sql<{ n: number }>`select count(*) as n from pg_constraint where contype = 'f' and conparentid = 0`.execute(db)).rows[0]?.n);
    expect(read.indexes).toBe((await sql<{ n: number }>`select count(*) as n from pg_index where indisvalid`.execute(db)).rows[0]?.n);
  });

  it('copies only what is new, and is read with the keys of its time and those added since', { timeout: 120_000 }, async () => {
    const first = await back();
    await letter('ทด ๓/๑', 'one more');
    const keys = openFileKeys(join(portal.folder, 'file.key'));
    expect(await fileStorage(join(portal.folder, 'files'), keys).rotate()).toBeGreaterThan(0);
    const second = await back();
    // Files whose keys were sealed again replace their copies.
    expect(second).toMatchObject({ files: first.files + 1, copied: second.files });
    expect((await back()).copied).toBe(0);
    expect((await restored(first.stamp, async () => null)).faults).toEqual([]);
  });

  it('is refused when a part was changed, its keys are missing, or the place is taken', { timeout: 120_000 }, async () => {
    const { stamp } = await back();
    await expect(restored(stamp, async () => null, portal.folder)).rejects.toThrow('holds an installation');
    const part = join(target, stamp, 'document.gz.s');
    const good = readFileSync(part);
    const bad = Buffer.from(good);
    bad[bad.length - 20] = (bad[bad.length - 20] as number) ^ 1;
    writeFileSync(part, bad);
    await expect(restored(stamp, async () => null)).rejects.toThrow('not what was kept');
    // The same table of another backup does not fit, either.
    const [older] = await readdir(target).then((names) => names.filter((name) => name !== 'files').sort());
    writeFileSync(part, readFileSync(join(target, older as string, 'document.gz.s')));
    await expect(restored(stamp, async () => null)).rejects.toThrow('not what was backed up');
    writeFileSync(part, good);
    await rm(join(keysFolder, stamp), { recursive: true });
    await expect(restored(stamp, async () => null)).rejects.toThrow('no keys of this backup');
  });

  it('leaves nothing when it fails, and refuses keys next to the backup', async () => {
    const before = await readdir(target);
    const nowhere = { host: '127.0.0.1', port: 9, user: 'nobody', password: '', database: 'none' };
    const now = new Date('2026-02-01T00:00:00Z');
    await expect(takeBackup(nowhere, { dataFolder: portal.folder, target, keysFolder }, { now, version: '1.0.0' })).rejects.toThrow();
    expect(await readdir(target)).toEqual(before);
    expect(await readdir(keysFolder)).not.toContain('2026-02-01T00-00-00Z');
    const beside = { dataFolder: portal.folder, target, keysFolder: join(target, 'keys') };
    await expect(takeBackup(portal.connection, beside, { now, version: '1.0.0' })).rejects.toThrow('must not be inside');
  });

  it('makes room: older ones go, with the files that only they had', async () => {
    const putBack = await loseFile();
    const { stamp, files } = await back();
    const { removed, files: gone } = await keepNewest({ dataFolder: portal.folder, target, keysFolder }, 1);
    expect(removed.length).toBeGreaterThan(2);
    expect(gone).toBe(1);
    expect((await readdir(target)).sort()).toEqual([stamp, 'files']);
    const copies = await readdir(join(target, 'files'), { recursive: true });
    expect(copies.filter((name) => name.endsWith('.s'))).toHaveLength(files);
    await putBack();
  });
});

describe('the backup of each night', () => {
  const databaseUrl = () => {
    const { user, password, host, port } = server;
    return `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${(portal.connection as { database: string }).database}`;
  };
  const [nights, keys] = [join(places, 'nights'), join(places, 'keys-of-nights')];
  const plan = { dataFolder: portal.folder, databaseUrl: databaseUrl(), target: nights, keysFolder: keys, at: '02:00', keep: 2 };

  it('begins at its time in Bangkok', () => {
    expect(latestBeginning('02:00', new Date('2026-11-26T18:59:59Z'))).toEqual(new Date('2026-11-25T19:00:00Z'));
    expect(latestBeginning('02:00', new Date('2026-11-26T19:00:00Z'))).toEqual(new Date('2026-11-26T19:00:00Z'));
    expect(latestBeginning('00:30', new Date('2026-12-31T17:31:00Z'))).toEqual(new Date('2026-12-31T17:30:00Z'));
  });

  const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 3_600_000);

  it('is taken once, and proven by a trial restore', { timeout: 120_000 }, async () => {
    await letter('ทด ๙/๑', 'before the night');
    await nightlyBackup(db, plan).run();
    const last = await lastBackupAt(db);
    expect(await backupsIn(nights)).toHaveLength(1);
    expect((await sql<{ tried: boolean }>`select tried from backup order by taken_at desc limit 1`.execute(db)).rows).toEqual([{ tried: true }]);
    await nightlyBackup(db, plan).run();
    expect(await lastBackupAt(db)).toEqual(last);
    expect(await backupsIn(nights)).toHaveLength(1);
  });

  it('says that a file was lost before, and does not fill the disk with more backups of it', { timeout: 120_000 }, async () => {
    const putBack = await loseFile();
    const before = await lastBackupAt(db);
    await expect(nightlyBackup(db, plan, inDays(1)).run()).rejects.toThrow(/verify-files: .*: missing/s);
    const taken = await backupsIn(nights);
    const sameNight = () => new Date();
    await sql`delete from backup where taken_at > ${latestBeginning(plan.at, new Date())}`.execute(db);
    await expect(nightlyBackup(db, plan, sameNight).run()).rejects.toThrow(`The trial restore of the backup ${taken.at(-1)} found faults`);
    expect(await backupsIn(nights)).toEqual(taken);
    await sql`insert into backup (taken_at, tried) values (${before}, true)`.execute(db);
    await putBack();
  });

  it('is due again in the next night, says why it failed, and leaves the night open', async () => {
    const before = await lastBackupAt(db);
    const broken = nightlyBackup(db, { ...plan, databaseUrl: 'postgres://nobody@127.0.0.1:9/none' }, inDays(1));
    await expect(broken.run()).rejects.toThrow(/The nightly backup failed.*ECONNREFUSED/s);
    expect(await lastBackupAt(db)).toEqual(before);
    expect(() => nightlyBackup(db, { ...plan, target: join(portal.folder, 'backups') })).toThrow('must not be inside');
  });
});
