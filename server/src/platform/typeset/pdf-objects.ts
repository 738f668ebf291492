import { deflateSync, inflateSync } from 'node:zlib';

export interface PdfObject {
  /** Everything before the stream, or the whole object. */
  head: string;
  /** The compressed stream as stored in the file. */
  packed: Buffer | null;
  /** The whole object as stored, for objects that stay unchanged. */
  original: Buffer;
  /** The stream's new content. */
  mended?: Buffer;
}

export interface PdfObjects {
  start: Buffer;
  objects: Map<number, PdfObject>;
  trailer: string;
}

/** Reads a PDF from the compiler. Its files are simple: one table of offsets, no object streams, direct lengths. */
export function readObjects(pdf: Buffer): PdfObjects {
  const table = pdf.lastIndexOf('xref\n', pdf.lastIndexOf('startxref') - 1);
  const [, entries = '', trailer = ''] = /^xref\n0 \d+\s+([\s\S]*?)trailer\s*([\s\S]*?)startxref/.exec(pdf.toString('latin1', table)) ?? [];
  const offsets = [...entries.matchAll(/(\d{10}) \d{5} (n|f)/g)].map(([, offset, use], number) => ({ number, offset: Number(offset), used: use === 'n' }));
  const inOrder = offsets.filter((entry) => entry.used).sort((a, b) => a.offset - b.offset);
  const objects = new Map<number, PdfObject>();
  for (const [index, { number, offset }] of inOrder.entries()) {
    const original = pdf.subarray(offset, inOrder[index + 1]?.offset ?? table);
    const streamAt = original.indexOf('stream\n');
    const head = original.toString('latin1', 0, streamAt < 0 ? undefined : streamAt);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    objects.set(number, { head, packed: streamAt < 0 ? null : original.subarray(streamAt + 7, streamAt + 7 + length), original });
  }
  if (objects.size === 0) throw new Error('The compiler writes its files in another way than the text layer is mended in.');
  return { start: pdf.subarray(0, inOrder[0]?.offset ?? 0), objects, trailer };
}

export function unpack({ head, packed }: PdfObject): Buffer {
  if (!packed) return Buffer.alloc(0);
  return head.includes('/Filter /FlateDecode') ? inflateSync(packed) : packed;
}

/** Replaces the text of an object without a stream. */
export function rewrite(object: PdfObject, head: string): void {
  object.head = head;
  object.original = Buffer.from(head, 'latin1');
}

/** Adds an object, given the text between `obj` and `endobj` or the content of its stream, and returns its number. */
export function addObject({ objects }: PdfObjects, content: string | Buffer): number {
  const number = Math.max(...objects.keys()) + 1;
  const isStream = typeof content !== 'string';
  const original = isStream ? Buffer.alloc(0) : Buffer.from(`${number} 0 obj\n${content}\nendobj\n`, 'latin1');
  objects.set(number, { head: original.toString('latin1'), packed: null, original, ...(isStream && { mended: content }) });
  return number;
}

export function writeObjects({ start, objects, trailer }: PdfObjects): Uint8Array {
  const parts: Buffer[] = [start];
  const offsets = new Map<number, number>();
  let at = start.length;
  for (const [number, object] of objects) {
    offsets.set(number, at);
    const part = object.mended ? repack(number, object.mended) : object.original;
    parts.push(part);
    at += part.length;
  }
  const size = Math.max(...objects.keys()) + 1;
  const lines = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f\r\n' : `${String(offset).padStart(10, '0')} 00000 n\r\n`;
  });
  const end = trailer.replace(/\/Size \d+/, `/Size ${size}`);
  parts.push(Buffer.from(`xref\n0 ${size}\n${lines.join('')}trailer\n${end}startxref\n${at}\n%%EOF`, 'latin1'));
  return Buffer.concat(parts);
}

function repack(number: number, data: Buffer): Buffer {
  const packed = deflateSync(data);
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
