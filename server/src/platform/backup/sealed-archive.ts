import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { bytesOf } from '../files';
import type { FileKeys } from '../keys/file-keys';
import { readSealed, sealing } from '../keys/sealed-file';
import { openOnDisk } from '../storage/place';

/** What a part of a backup contains. */
export interface PartContent {
  bytes: number;
  /** The number of lines; each row of a dumped table is one. */
  lines: number;
  sha256: string;
}

const pathOf = (folder: string, name: string) => join(folder, fileName(name));
const fileName = (name: string) => `${name}.gz.s`;

/** Writes a part of a backup, compressed and sealed for its name with the keys of the files. */
export async function writePart(folder: string, keys: FileKeys, { name, content }: { name: string; content: Readable }): Promise<PartContent> {
  const measured = measuring();
  const file = createWriteStream(pathOf(folder, name), { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(content, measured.through, createGzip(), sealing(keys, fileName(name)), file);
  return measured.result();
}

const readPacked = (folder: string, keys: FileKeys, name: string) => readSealed(fileName(name), () => openOnDisk(pathOf(folder, name)), keys);

/** Reads a part of a backup into a stream and says what it contained. Throws when it was changed, truncated or exchanged. */
export async function readPart(folder: string, keys: FileKeys, { name, into }: { name: string; into: Writable }): Promise<PartContent> {
  const measured = measuring();
  await pipeline(readPacked(folder, keys, name), createGunzip(), measured.through, into);
  return measured.result();
}

/** Reads a small part as JSON. */
export async function readJsonPart<Content>(folder: string, keys: FileKeys, name: string): Promise<Content> {
  const unpacked = createGunzip();
  const [bytes] = await Promise.all([bytesOf(unpacked), pipeline(readPacked(folder, keys, name), unpacked, { end: true })]);
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as Content;
}

/** A stream that measures what passes. */
export function measuring(): { through: Transform; result(): PartContent } {
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++;
      done(null, chunk);
    },
  });
  return { through, result: () => ({ bytes, lines, sha256: hash.digest('hex') }) };
}
