import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testPortal } from '../../../../test/portal';
import { ageContent } from '../../../../test/uploads';
import { innerOrigin, runAction } from '../../../platform/action';
import { readContext } from '../../../platform/http/contexts';
import { sweepUploads } from './sweep-uploads';
import { takeIn, takeUpload } from './upload-file';

let now = new Date('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { db, world, storage } = portal.running;
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const samples = join(import.meta.dirname, '../../../../seeds/samples');

/** Takes an upload in and keeps its content; the answer writes its row. */
const begin = async (sample: string) => {
  const content = await readFile(join(samples, sample));
  const context = readContext(world, await portal.actor(registrar), innerOrigin);
  const intake = await takeIn(Readable.from([content]), sample, { storage, limit: 10_000_000 });
  const write = await takeUpload(context, intake, { name: sample, sentAs: sample, reads: false });
  return async () => (await context.act('uploadFile', write)).item;
};
const send = async (sample: string) => (await begin(sample))();
const kept = async () =>
  (await readdir(join(portal.folder, 'files'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile() && entry.name.endsWith('.s')).length;
const uploads = async () => (await sql<{ n: number }>`select count(*) as n from upload`.execute(db)).rows[0]?.n;

it('deletes what no letter took within a day, but no content that a letter has', async () => {
  const [taken, same, unused] = [await send('regulation-2560.pdf'), await send('regulation-2560.pdf'), await send('regulation-2548.pdf')];
  const actor = await portal.actor(registrar);
  const letter = {
    kind: 1,
    number: 'กษ ๑',
    datedOn: '2026-11-20',
    sender: 'ก',
    addressee: 'ข',
    subject: 'ค',
    speed: 1,
    secrecy: 1,
    uploadIds: [taken.uploadId],
  } as const;
  await portal.post('/api/sarabun/register-incoming', { ...letter, deskId: unit.deskId }, { as: registrar });
  expect([await kept(), await uploads()]).toEqual([2, 2]);

  await ageContent(portal.folder);

  now = new Date('2026-11-22T09:59:00+07:00');
  await sweepUploads(world, storage);
  expect(await uploads()).toBe(2);

  now = new Date('2026-11-22T10:01:00+07:00');
  await sweepUploads(world, storage);
  expect([await kept(), await uploads()]).toEqual([1, 0]);
  expect(same.sha256).toBe(taken.sha256);
  expect(unused.sha256).not.toBe(taken.sha256);
  await expect(
    runAction(world, 'late', { actor, origin: innerOrigin }, async () => (await storage.read(Buffer.from(taken.sha256, 'hex')).toArray()).length),
  ).resolves.toBeGreaterThan(0);
});

it('leaves content that is sent again while it is swept', async () => {
  const first = await send('regulation-2548.pdf');
  await ageContent(portal.folder);
  now = new Date('2026-11-23T10:02:00+07:00');
  const write = await begin('regulation-2548.pdf');
  await sweepUploads(world, storage);
  expect(await uploads()).toBe(0);
  const again = await write();
  expect(again.sha256).toBe(first.sha256);
  expect(
    Buffer.concat(await storage.read(Buffer.from(again.sha256, 'hex')).toArray())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('knows every column that names stored content, as the check of files does', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'bytea' and column_name like '%sha256'`.execute(db);
  const { rows: views } = await sql<{ said: string }>`select pg_get_viewdef('kept_beside_letters'::regclass) as said`.execute(db);
  // The files of letters are asked for themselves; the hash of a text names no file.
  const others = ['file.sha256', 'signature.content_sha256', 'withdrawn_signature.content_sha256'];
  const named = rows.map(({ table, column }) => `${table}.${column}`).filter((name) => !others.includes(name));
  expect(named.filter((name) => !views[0]?.said.includes(name))).toEqual([]);
});
