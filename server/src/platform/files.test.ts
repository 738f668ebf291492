import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { fileStorage } from './files';
import { type FileKeys, openFileKeys, wrappedBytes } from './keys/file-keys';

const data = await mkdtemp(join(tmpdir(), 'sarabun-files-'));
afterAll(() => rm(data, { recursive: true, force: true }));
const folder = join(data, 'files');
const keyFile = join(data, 'file.key');
const open = () => fileStorage(folder, openFileKeys(keyFile));
const storage = open();

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest();
const bytes = async (stream: Readable) => Buffer.concat(await stream.toArray());
const filesIn = async (place: string) => (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
const sealed = async () => (await filesIn(folder)).filter(({ name }) => name.endsWith('.s')).map((entry) => join(entry.parentPath, entry.name));

async function keepAway(content: Buffer, how = storage): Promise<Buffer> {
  const intake = await how.take(Readable.from([content.subarray(0, 100), content.subarray(100)]), 10_000_000);
  await intake.keep();
  return intake.sha256;
}

describe('files that are kept', () => {
  it.each([1, 65_535, 65_536, 65_537, 131_072, 300_001])('of %i bytes are read back as they were, whole and in part', async (size) => {
    const content = randomBytes(size);
    const sha256 = await keepAway(content);
    expect(sha256).toEqual(hashOf(content));
    expect((await bytes(storage.read(sha256))).equals(content)).toBe(true);
    for (const [start, end] of [
      [0, 0],
      [0, size - 1],
      [size - 1, size - 1],
      [Math.floor(size / 2), Math.min(size - 1, Math.floor(size / 2) + 70_000)],
    ] as const) {
      expect((await bytes(storage.read(sha256, { start, end }))).equals(content.subarray(start, end + 1)), `${start}-${end}`).toBe(true);
    }
  });

  it('lie nowhere in the clear, neither their content nor their hash', async () => {
    const content = Buffer.from(`%PDF- ${'แผนลับของกระทรวง '.repeat(9000)}`);
    const sha256 = await keepAway(content);
    const said = Buffer.from('แผนลับของกระทรวง');
    for (const entry of await filesIn(data)) {
      expect((await readFile(join(entry.parentPath, entry.name))).includes(said), entry.name).toBe(false);
      expect(entry.name).not.toContain(sha256.toString('hex'));
    }
  });

  it('are kept once, and gone when they are removed', async () => {
    const content = randomBytes(5000);
    const sha256 = await keepAway(content);
    const before = (await sealed()).length;
    await keepAway(content);
    expect(await sealed()).toHaveLength(before);
    await storage.remove(sha256);
    expect(await sealed()).toHaveLength(before - 1);
    await expect(bytes(storage.read(sha256))).rejects.toThrow();
  });

  it('stay when they were kept again a moment before', async () => {
    const content = randomBytes(5000);
    const sha256 = await keepAway(content);
    const before = await sealed();
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    for (const path of before) await utimes(path, yesterday, yesterday);
    await keepAway(content);
    await storage.remove(sha256, 60_000);
    expect((await bytes(storage.read(sha256))).equals(content)).toBe(true);
    for (const path of before) await utimes(path, yesterday, yesterday);
    await storage.remove(sha256, 60_000);
    await storage.remove(sha256, 60_000);
    await expect(bytes(storage.read(sha256))).rejects.toThrow();
    expect((await filesIn(folder)).length).toBe(before.length - 1);
  });

  it('say so when someone changed them, cut them off or put another in their place', async () => {
    const other = join(data, 'other');
    const alone = fileStorage(other, openFileKeys(keyFile));
    const contents = [randomBytes(200_000), randomBytes(200_000)];
    const hashes = await Promise.all(contents.map((content) => keepAway(content, alone)));
    const [path] = (await filesIn(other)).filter(({ name }) => name.endsWith('.s')).map((entry) => join(entry.parentPath, entry.name));
    const whole = await readFile(path as string);
    const readBoth = () => Promise.all(hashes.map((hash) => bytes(alone.read(hash))));
    const changed = Buffer.from(whole);
    changed[100_000] = (changed[100_000] as number) ^ 1;
    const swapped = Buffer.from(whole);
    whole.copy(swapped, 4 + 64, 4 + 64 + 65_552, 4 + 64 + 2 * 65_552);
    for (const spoilt of [changed, swapped]) {
      await writeFile(path as string, spoilt);
      await expect(readBoth()).rejects.toThrow('not what was kept');
    }
    await writeFile(path as string, whole);
    await expect(readBoth()).resolves.toHaveLength(2);
    await truncate(path as string, 4 + 64 + 2 * 65_552);
    await expect(readBoth()).rejects.toThrow('not what was kept');
  });
});

/** Rewrites the head of a sealed file in the older format, in which the name was not sealed. */
async function forgetName(path: string, keys: FileKeys): Promise<void> {
  const content = await readFile(path);
  const dataKey = keys.unwrap(content.subarray(4, 4 + wrappedBytes), basename(path));
  await writeFile(path, Buffer.concat([Buffer.from('SBN1'), keys.wrap(dataKey), content.subarray(4 + wrappedBytes)]));
}

describe('a file in the place of another', () => {
  it('does not open, though both were kept here', async () => {
    const place = join(data, 'swapped');
    const alone = fileStorage(place, openFileKeys(join(data, 'swapped.key')));
    const hashes = await Promise.all([randomBytes(1000), randomBytes(1000)].map((content) => keepAway(content, alone)));
    const [one, other] = (await filesIn(place)).map((entry) => join(entry.parentPath, entry.name)) as [string, string];
    const first = await readFile(one);
    await writeFile(one, await readFile(other));
    await writeFile(other, first);
    for (const hash of hashes) await expect(bytes(alone.read(hash))).rejects.toThrow('file.key');
  });

  it('is told apart also among files from before names were sealed: they get theirs at the next start, later ones without are refused', async () => {
    const place = join(data, 'nameless');
    const keys = openFileKeys(join(data, 'nameless.key'));
    const alone = fileStorage(place, keys);
    const content = randomBytes(100_000);
    const sha256 = await keepAway(content, alone);
    const [path] = (await filesIn(place)).map((entry) => join(entry.parentPath, entry.name)) as [string];
    await forgetName(path, keys);
    expect((await bytes(alone.read(sha256))).equals(content)).toBe(true);
    expect(await alone.tidy()).toBe(1);
    expect(await alone.tidy()).toBe(0);
    expect((await bytes(alone.read(sha256))).equals(content)).toBe(true);
    await forgetName(path, keys);
    await expect(bytes(alone.read(sha256))).rejects.toThrow('not sealed for its name');
    await alone.rotate();
    expect((await bytes(alone.read(sha256))).equals(content)).toBe(true);
  });
});

describe('keys', () => {
  it('are changed while files stay readable, also by a process that knew the old ones, and the old ones are forgotten', async () => {
    const content = randomBytes(100_000);
    const running = open();
    const sha256 = await keepAway(content, running);
    const before = JSON.parse(await readFile(keyFile, 'utf8'));
    const all = (await sealed()).length;
    expect(await open().rotate()).toBe(all);
    await open().rotate();
    const after = JSON.parse(await readFile(keyFile, 'utf8'));
    expect(after.keys.map(({ id }: { id: number }) => id)).toEqual([2, 3]);
    expect(after.keys.map(({ key }: { key: string }) => key)).not.toContain(before.keys[0].key);
    expect((await bytes(running.read(sha256))).equals(content)).toBe(true);
    expect((await bytes(open().read(sha256))).equals(content)).toBe(true);
    const other = open();
    await open().rotate();
    const late = randomBytes(1000);
    const lateHash = await keepAway(late, other);
    await open().rotate();
    expect((await bytes(open().read(lateHash))).equals(late)).toBe(true);
  });

  it('of another folder open nothing', async () => {
    const sha256 = await keepAway(randomBytes(1000));
    const { naming } = JSON.parse(await readFile(keyFile, 'utf8'));
    const strange = join(data, 'strange.key');
    await writeFile(strange, JSON.stringify({ naming, keys: [{ id: 1, key: randomBytes(32).toString('base64') }] }));
    await expect(bytes(fileStorage(folder, openFileKeys(strange)).read(sha256))).rejects.toThrow('file.key');
  });
});

it('encrypts at the next start what was kept before files were, and deletes what was half taken in a day ago', async () => {
  const old = join(data, 'old');
  const content = Buffer.from('%PDF- จากรุ่นก่อน');
  const sha256 = hashOf(content);
  const name = sha256.toString('hex');
  await mkdir(join(old, name.slice(0, 2), name.slice(2, 4)), { recursive: true });
  await mkdir(join(old, 'incoming'));
  await writeFile(join(old, name.slice(0, 2), name.slice(2, 4), name), content);
  await writeFile(join(old, 'incoming', 'half'), content);
  const before = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(old, 'incoming', 'half'), before, before);
  // Another process is taking this one in.
  await writeFile(join(old, 'incoming', 'arriving'), content);
  const oldStorage = fileStorage(old, openFileKeys(keyFile));
  expect((await bytes(oldStorage.read(sha256))).equals(content)).toBe(true);
  expect(await oldStorage.tidy()).toBe(1);
  expect(await oldStorage.tidy()).toBe(0);
  const names = (await filesIn(old)).map((entry) => entry.name);
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(['all-sealed', 'arriving', expect.stringMatching(/^[0-9a-f]{64}\.s$/)]));
  expect((await bytes(oldStorage.read(sha256))).equals(content)).toBe(true);
});
