import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OpenFile } from '../storage/place';
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
export function readSealed(name: string, file: () => Promise<OpenFile>, keys: FileKeys, range?: { start: number; end: number }): Readable {
  return Readable.from(pieces(name, file, keys, range), { objectMode: false });
}

async function* pieces(name: string, file: () => Promise<OpenFile>, keys: FileKeys, range?: { start: number; end: number }): AsyncGenerator<Buffer> {
  const open = await file();
  try {
    const dataKey = await dataKeyOf(open, name, keys);
    const last = Math.ceil((open.size - headBytes) / sealedPieceBytes) - 1;
    const from = range ? Math.floor(range.start / pieceBytes) : 0;
    const to = range ? Math.min(last, Math.floor(range.end / pieceBytes)) : last;
    let piece = from;
    for await (const sealed of sealedPieces(open, from, to)) {
      const content = openPiece(sealed, dataKey, piece, piece === last);
      const begin = piece++ * pieceBytes;
      yield range ? content.subarray(Math.max(0, range.start - begin), Math.max(0, range.end + 1 - begin)) : content;
    }
    if (piece <= to || last < 0) throw new DamagedFile('A kept file is cut off.');
  } finally {
    await open.close();
  }
}

/** The sealed pieces from one to another, read as one stream. */
async function* sealedPieces(open: OpenFile, from: number, to: number): AsyncGenerator<Buffer> {
  if (to < from) return;
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of open.read(headBytes + from * sealedPieceBytes, Math.min(open.size, headBytes + (to + 1) * sealedPieceBytes) - 1)) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < sealedPieceBytes) continue;
    let all = Buffer.concat(waiting);
    for (; all.length >= sealedPieceBytes; all = all.subarray(sealedPieceBytes)) yield all.subarray(0, sealedPieceBytes);
    waiting = [all];
    length = all.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

interface Head {
  wrapped: Buffer;
  /** Whether the key is bound to the name of the file. */
  named: boolean;
}

async function headOf(open: OpenFile): Promise<Head> {
  const head = open.size < headBytes ? Buffer.alloc(0) : await buffer(open.read(0, headBytes - 1));
  const found = head.subarray(0, mark.length);
  if (head.length < headBytes || !(found.equals(mark) || found.equals(namelessMark))) throw new DamagedFile('A kept file has no head.');
  return { wrapped: head.subarray(mark.length), named: found.equals(mark) };
}

async function dataKeyOf(open: OpenFile, name: string, keys: FileKeys): Promise<Buffer> {
  const { wrapped, named } = await headOf(open);
  if (!named && keys.namesBound()) throw new DamagedFile('A kept file is not sealed for its name.');
  return unwrap(keys, { wrapped, named }, name);
}

function unwrap(keys: FileKeys, { wrapped, named }: Head, name: string): Buffer {
  return named ? keys.unwrap(wrapped, name) : keys.unwrap(wrapped);
}

function openPiece(sealed: Buffer, dataKey: Buffer, piece: number, isLast: boolean): Buffer {
  if (sealed.length < tagBytes) throw new DamagedFile('A kept file is cut off.');
  const decipher = createDecipheriv(algorithm, dataKey, ivOf(piece, isLast));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    throw new DamagedFile('A kept file is not what was kept.');
  }
}

/**
 * The head of a file with its key sealed again, by the newest master key and for its name; the content stays as it is. Null when there is
 * nothing to do.
 */
export async function rewrapped(name: string, open: OpenFile, keys: FileKeys): Promise<Buffer | null> {
  const head = await headOf(open);
  if (head.named && keys.isNewest(head.wrapped)) return null;
  return Buffer.concat([mark, keys.wrap(unwrap(keys, head, name), name)]);
}
