import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testPortal } from '../../../../test/portal';
import { innerOrigin, runAction } from '../../../platform/action';
import { readContext } from '../../../platform/http';
import { sweepUploads } from './sweep-uploads';
import { takeIn, takeUpload } from './upload-file';

let now = new Date('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { db, world, storage } = portal.running;
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const samples = join(import.meta.dirname, '../../../../seeds/samples');

const send = async (sample: string) => {
  const content = await readFile(join(samples, sample));
  const context = readContext(world, await portal.actor(registrar), innerOrigin);
  const intake = await takeIn(Readable.from([content]), sample, { storage, limit: 10_000_000 });
  return (await context.act('uploadFile', await takeUpload(context, intake, sample))).item;
};
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
