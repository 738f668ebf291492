import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Places } from '../files';
import type { FilePlace } from './place';

const atOnce = 4;

/**
 * Moves every file of the further places into the first, while both are in use. A file leaves its old place only after it was read back from
 * the new one and found the same; what was moved before an interruption stays moved. Returns the number of files moved.
 */
export async function moveFiles([to, ...others]: Places, workFolder: string, tell: (moved: number) => void = () => {}): Promise<number> {
  let moved = 0;
  const folder = await mkdtemp(join(workFolder, 'moving-'));
  try {
    for (const from of others) {
      const files = from.list()[Symbol.asyncIterator]();
      let failed = false;
      const moveNext = async () => {
        for (let next = await files.next(); !next.done && !failed; next = await files.next()) {
          await moveOne(next.value.name, from, to, folder).catch((error: unknown) => {
            failed = true;
            throw error;
          });
          moved++;
          if (moved % 100 === 0) tell(moved);
        }
      };
      // The others finish what they have in hand: their folder is removed afterwards.
      const ends = await Promise.allSettled(Array.from({ length: atOnce }, moveNext));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return moved;
}

async function moveOne(name: string, from: FilePlace, to: FilePlace, folder: string): Promise<void> {
  const path = join(folder, name);
  const file = await from.open(name);
  try {
    if (!(await isSame(name, file, to))) {
      await pipeline(Readable.from(file.read(0, file.size - 1)), createWriteStream(path, { flush: true }));
      await to.put(name, path);
      if (!(await isSame(name, file, to))) throw new Error(`The file ${name} is not the same in its new place.`);
    }
  } finally {
    await file.close();
  }
  await from.remove(name);
}

type Opened = Awaited<ReturnType<FilePlace['open']>>;

async function isSame(name: string, file: Opened, place: FilePlace): Promise<boolean> {
  if (!(await place.has(name))) return false;
  const other = await place.open(name);
  try {
    if (other.size !== file.size) return false;
    const [one, two] = [chunksOf(file), chunksOf(other)];
    for (;;) {
      const [a, b] = await Promise.all([one.next(), two.next()]);
      if (a.done || b.done) return a.done === b.done;
      if (!a.value.equals(b.value)) return false;
    }
  } finally {
    await other.close();
  }
}

const chunkBytes = 1024 * 1024;

async function* chunksOf(file: Opened): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < file.size; at += chunkBytes) yield buffer(file.read(at, Math.min(file.size, at + chunkBytes) - 1));
}
