import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { startS3Store } from '../../../test/cluster/s3-store';
import { testPortal } from '../../../test/portal';
import { fileStorage, type Places } from '../files';
import { openFileKeys } from '../keys/file-keys';
import { bucketPlace } from './bucket-place';
import { moveFiles } from './move-files';
import { folderPlace } from './place';
import { type BucketAddress, bucketAddress, StorageAway } from './s3-requests';

const store = await startS3Store();
const data = await mkdtemp(join(tmpdir(), 'sarabun-bucket-'));
const folder = join(data, 'files');
await mkdir(folder);
afterAll(async () => {
  await store.remove();
  await rm(data, { recursive: true, force: true });
});
const keys = openFileKeys(join(data, 'file.key'));
const inFolder = folderPlace(folder);
const inBucket = bucketPlace(bucketAddress(store.url) as BucketAddress);
const intoBucket: Places = [inBucket, inFolder];
const intoFolder: Places = [inFolder, inBucket];
const storage = fileStorage(folder, keys, intoBucket);

const filesBelow = async (place: string) => (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const namesIn = async (place: Places[number]) => {
  const names: string[] = [];
  for await (const { name } of place.list()) names.push(name);
  return names.sort();
};
const nameOf = (content: Buffer) => `${keys.nameOf(createHash('sha256').update(content).digest())}.s`;

async function kept(content: Buffer, places: Places = intoBucket): Promise<Buffer> {
  const intake = await fileStorage(folder, keys, places).take(Readable.from([content]), 10_000_000);
  await intake.keep();
  return intake.sha256;
}

it.each([1, 65_536, 300_001, 900_000])('files of %i bytes are read back from the bucket as they were, whole and in part', async (size) => {
  const content = randomBytes(size);
  const sha256 = await kept(content);
  expect((await buffer(storage.read(sha256))).equals(content)).toBe(true);
  const range = { start: Math.floor(size / 2), end: Math.min(size - 1, Math.floor(size / 2) + 70_000) };
  expect((await buffer(storage.read(sha256, range))).equals(content.subarray(range.start, range.end + 1))).toBe(true);
  expect(await namesIn(inBucket)).toContain(nameOf(content));
});

it('the store sees neither content nor hash, and nothing stays in the folder', async () => {
  const said = Buffer.from('แผนลับของกระทรวง '.repeat(2000));
  const sha256 = await kept(said);
  for (const entry of await filesBelow(store.folder)) {
    expect((await readFile(join(entry.parentPath, entry.name))).includes(said.subarray(0, 40))).toBe(false);
    expect(entry.name).not.toContain(sha256.toString('hex'));
  }
  expect((await filesBelow(folder)).map(({ name }) => name)).toEqual([]);
});

it('a file kept again a moment before stays in the bucket, an older one goes', async () => {
  const name = `${'5a'.repeat(32)}.s`;
  const path = join(store.folder, 'sent');
  const soon = () => new Date(Date.now() + 60_000);
  expect(await inBucket.renew(name)).toBe(false);
  await writeFile(path, 'content');
  await inBucket.put(name, path);
  expect(await inBucket.renew(name)).toBe(true);
  await inBucket.remove(name, new Date(Date.now() - 60_000));
  expect(await inBucket.has(name)).toBe(true);
  const file = await inBucket.open(name);
  expect(String(await buffer(Readable.from(file.read(0, file.size - 1))))).toBe('content');
  await inBucket.remove(name, soon());
  await inBucket.remove(name, soon());
  expect(await inBucket.has(name)).toBe(false);
});

it('a file that the store changed does not open', async () => {
  const sha256 = await kept(randomBytes(200_000));
  const name = `${keys.nameOf(sha256)}.s`;
  const object = (await filesBelow(store.folder)).find((entry) => join(entry.parentPath, entry.name).includes(name) && entry.name.includes('object'));
  const path = join(object?.parentPath ?? '', object?.name ?? '');
  const bytes = await readFile(path);
  bytes[150_000] = (bytes[150_000] ?? 0) ^ 1;
  await writeFile(path, bytes);
  await expect(buffer(storage.read(sha256))).rejects.toThrow('not what was kept');
  await storage.remove(sha256);
  expect(await storage.has(sha256)).toBe(false);
});

it('files move into the bucket and back while they are read, and an interrupted move goes on', async () => {
  const contents = Array.from({ length: 12 }, () => randomBytes(100_000));
  const hashes = await Promise.all(contents.map((content) => kept(content, intoFolder)));
  const breaking: Places = [
    { ...inBucket, put: async (name, path) => (name === nameOf(contents[7] as Buffer) ? Promise.reject(new Error('cut')) : inBucket.put(name, path)) },
    inFolder,
  ];
  await expect(moveFiles(breaking, data)).rejects.toThrow('cut');
  const readAll = async () => {
    for (const [n, sha256] of hashes.entries()) expect((await buffer(storage.read(sha256))).equals(contents[n] as Buffer)).toBe(true);
  };
  await readAll();
  await Promise.all([moveFiles(intoBucket, data), readAll()]);
  expect(await namesIn(inFolder)).toEqual([]);
  expect(await moveFiles(intoFolder, data)).toBeGreaterThanOrEqual(contents.length);
  expect(await namesIn(inBucket)).toEqual([]);
  await readAll();
  expect(await readdir(data)).not.toContain(expect.stringContaining('moving-'));
  await moveFiles(intoBucket, data);
});

it('gives files in the bucket a new master key', async () => {
  const content = randomBytes(80_000);
  const sha256 = await kept(content);
  expect(await storage.rotate()).toBe((await namesIn(inBucket)).length);
  expect((await buffer(storage.read(sha256))).equals(content)).toBe(true);
});

it('refuses what is no bucket, and says when the store is away or does not know the key', async () => {
  for (const text of ['https://store.example.go.th/bucket', 'ftp://a:b@host/bucket', 'https://a:b@host', 'bucket']) expect(bucketAddress(text)).toBeNull();
  const stranger = bucketPlace({ ...(bucketAddress(store.url) as BucketAddress), accessKeyId: 'unknown' });
  await writeFile(join(data, 'theirs'), 'x');
  await expect(stranger.put('a'.repeat(64), join(data, 'theirs'))).rejects.toThrow(StorageAway);
});

it('a portal keeps uploads in the bucket; while it is away an upload is refused as not done, and is done afterwards', async () => {
  const portal = await testPortal({ environment: { S3_URL: store.url.replace('office-1', 'office-2') } });
  const place = bucketPlace(bucketAddress(store.url.replace('office-1', 'office-2')) as BucketAddress);
  const registrar = await portal.person(await portal.unit(), { function: 'registrar' });
  const sample = await readFile(
    join(
      import.meta.dirname,
      '../../../seeds/samples',
      (await readdir(join(import.meta.dirname, '../../../seeds/samples'))).find((name) => name.endsWith('.pdf')) ?? '',
    ),
  );
  const send = () => portal.upload('/api/sarabun/upload-file', sample, { as: registrar });
  await store.stop();
  expect(await send()).toMatchObject({ code: 503, body: { code: 'filesAway' }, headers: { 'retry-after': '5' } });
  await store.again();
  expect((await send()).code).toBe(200);
  expect(await namesIn(place)).toHaveLength(1);
});
