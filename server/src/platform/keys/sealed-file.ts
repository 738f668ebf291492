import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { type FileKeys, wrappedBytes } from './file-keys';

/**
 * The format of a file on disk: a mark, the file's key sealed by a master key for the file's name, then its content in pieces of 64 KiB.
 * Each piece is encrypted and authenticated (AES-256-GCM) with its number and whether it is the last. So a range can be read alone, any
 * change, move or truncation is detected, and a file put in the place of another does not open.
 */
const mark = Buffer.from('SBN2');
/** The mark of files whose key is not bound to their name. */
const namelessMark = Buffer.from('SBN1');
const headBytes = mark.length + wrappedBytes;
const pieceBytes = 64 * 1024;
const tagBytes = 16;
const sealedPieceBytes = pieceBytes + tagBytes;
const algorithm = 'aes-256-gcm';

/** The file is not what was kept: changed, truncated, or sealed with another key. */
class DamagedFile extends Error {}

/** The iv of a piece: its number and whether it is the last. Each file has its own key, so no iv is used twice. */
function ivOf(piece: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12);
  iv.writeUInt32BE(piece, 4);
  iv.writeUInt8(isLast ? 1 : 0, 0);
  return iv;
}

/** Encrypts a stream with a new key, for a file with this name. */
export function sealing(keys: FileKeys, name: string): Transform {
  const dataKey = randomBytes(32);
  let waiting: Buffer[] = [];
  let length = 0;
  let piece = 0;
  const seal = (content: Buffer, isLast: boolean) => {
    const cipher = createCipheriv(algorithm, dataKey, ivOf(piece++, isLast));
    return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
  };
  return new Transform({
    construct(done) {
      this.push(Buffer.concat([mark, keys.wrap(dataKey, name)]));
      done();
    },
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      length += chunk.length;
      // At least one piece is held back: only the end shows which one is the last.
      if (length > pieceBytes) {
        let all = Buffer.concat(waiting);
        while (all.length > pieceBytes) {
          this.push(seal(all.subarray(0, pieceBytes), false));
          all = all.subarray(pieceBytes);
        }
        waiting = [all];
        length = all.length;
      }
      done();
    },
    flush(done) {
      this.push(seal(Buffer.concat(waiting), true));
      done();
    },
  });
}

/** Reads a sealed file, whole or a byte range of its content (both ends included). Throws `DamagedFile` at a piece that was changed. */
export function readSealed(path: string, keys: FileKeys, range?: { start: number; end: number }): Readable {
  return Readable.from(pieces(path, keys, range), { objectMode: false });
}

async function* pieces(path: string, keys: FileKeys, range?: { start: number; end: number }): AsyncGenerator<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const dataKey = await dataKeyOf(handle, basename(path), keys);
    const last = Math.ceil((size - headBytes) / sealedPieceBytes) - 1;
    const from = range ? Math.floor(range.start / pieceBytes) : 0;
    const to = range ? Math.min(last, Math.floor(range.end / pieceBytes)) : last;
    for (let piece = from; piece <= to; piece++) {
      const content = await openPiece(handle, dataKey, piece, piece === last);
      const begin = piece * pieceBytes;
      yield range ? content.subarray(Math.max(0, range.start - begin), Math.max(0, range.end + 1 - begin)) : content;
    }
  } finally {
    await handle.close();
  }
}

interface Head {
  wrapped: Buffer;
  /** Whether the key is bound to the name of the file. */
  named: boolean;
}

async function headOf(handle: FileHandle): Promise<Head> {
  const head = Buffer.alloc(headBytes);
  const { bytesRead } = await handle.read(head, 0, headBytes, 0);
  const found = head.subarray(0, mark.length);
  if (bytesRead < headBytes || !(found.equals(mark) || found.equals(namelessMark))) throw new DamagedFile('A kept file has no head.');
  return { wrapped: head.subarray(mark.length), named: found.equals(mark) };
}

async function dataKeyOf(handle: FileHandle, name: string, keys: FileKeys): Promise<Buffer> {
  const { wrapped, named } = await headOf(handle);
  if (!named && keys.namesBound()) throw new DamagedFile('A kept file is not sealed for its name.');
  return unwrap(keys, { wrapped, named }, name);
}

function unwrap(keys: FileKeys, { wrapped, named }: Head, name: string): Buffer {
  return named ? keys.unwrap(wrapped, name) : keys.unwrap(wrapped);
}

async function openPiece(handle: FileHandle, dataKey: Buffer, piece: number, isLast: boolean): Promise<Buffer> {
  const sealed = Buffer.alloc(sealedPieceBytes);
  const { bytesRead } = await handle.read(sealed, 0, sealedPieceBytes, headBytes + piece * sealedPieceBytes);
  if (bytesRead < tagBytes) throw new DamagedFile('A kept file is cut off.');
  const decipher = createDecipheriv(algorithm, dataKey, ivOf(piece, isLast));
  decipher.setAuthTag(sealed.subarray(bytesRead - tagBytes, bytesRead));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, bytesRead - tagBytes)), decipher.final()]);
  } catch {
    throw new DamagedFile('A kept file is not what was kept.');
  }
}

/**
 * Seals the key of a file again, with the newest master key and for its name; the content is untouched. False when there was nothing to do.
 */
export async function rewrap(path: string, keys: FileKeys): Promise<boolean> {
  const handle = await open(path, 'r+');
  try {
    const head = await headOf(handle);
    if (head.named && keys.isNewest(head.wrapped)) return false;
    const name = basename(path);
    const wrapped = keys.wrap(unwrap(keys, head, name), name);
    // Shorter than one disk sector: after a crash either the old or the new head is there.
    await handle.write(Buffer.concat([mark, wrapped]), 0, headBytes, 0);
    await handle.sync();
    return true;
  } finally {
    await handle.close();
  }
}

/** Whether the key of a file is bound to its name. */
export async function isNamed(path: string): Promise<boolean> {
  const handle = await open(path, 'r');
  try {
    return (await headOf(handle)).named;
  } finally {
    await handle.close();
  }
}
