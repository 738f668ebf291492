import { type PDFContext, PDFDict, PDFName, type PDFObject, PDFObjectCopier, PDFParser, type PDFRef } from '@cantoo/pdf-lib';

const end = /startxref\s+(\d+)\s+%%EOF\s*$/;

/**
 * An incremental update of a PDF that was made here: everything that stands in the file stays byte for byte, and what changed is appended, with
 * a table of its own. So earlier signatures go on covering what they covered.
 */
export class Revision {
  private readonly changed = new Map<PDFRef, PDFObject | Buffer>();

  private constructor(
    private readonly before: Buffer,
    readonly file: PDFContext,
    private readonly previousTable: number,
  ) {}

  static async of(pdf: Uint8Array): Promise<Revision> {
    const before = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    const file = await PDFParser.forBytesWithOptions(pdf, Number.POSITIVE_INFINITY, true).parseDocument();
    const table = end.exec(before.subarray(-1024).toString('latin1'))?.[1];
    if (!table) throw new Error('This PDF has no table of its objects at its end.');
    return new Revision(before, file, Number(table));
  }

  get catalog(): PDFDict {
    return this.file.lookup(this.file.trailerInfo.Root, PDFDict);
  }

  /** The pages in order. */
  pages(): PDFRef[] {
    const below = (at: PDFRef): PDFRef[] => {
      const node = this.file.lookup(at, PDFDict);
      if (node.get(PDFName.of('Type')) === PDFName.of('Page')) return [at];
      const kids = this.file.lookup(node.get(PDFName.of('Kids')));
      return (kids as unknown as { asArray(): PDFObject[] }).asArray().flatMap((kid) => below(kid as PDFRef));
    };
    return below(this.catalog.get(PDFName.of('Pages')) as PDFRef);
  }

  /** The dictionary at a reference, to be changed; it is written again as it is at the end. */
  change(at: PDFRef): PDFDict {
    const object = this.file.lookup(at, PDFDict);
    this.changed.set(at, object);
    return object;
  }

  add(object: PDFObject | Buffer): PDFRef {
    const at = this.file.nextRef();
    if (!Buffer.isBuffer(object)) this.file.assign(at, object);
    this.changed.set(at, object);
    return at;
  }

  /** Adds an object of another file with everything that it refers to. */
  adopt(source: PDFContext, object: PDFObject): PDFRef {
    const known = this.file.largestObjectNumber;
    const at = this.add(PDFObjectCopier.for(source, this.file).copy(object));
    for (const [one, copied] of this.file.enumerateIndirectObjects()) if (one.objectNumber > known) this.changed.set(one, copied);
    return at;
  }

  /** The file with the update, and where each appended object begins in it. */
  write(): { pdf: Buffer; places: Map<PDFRef, number> } {
    const parts: Buffer[] = [this.before, Buffer.from('\n')];
    let length = this.before.length + 1;
    const places = new Map<PDFRef, number>();
    const put = (part: Buffer) => {
      parts.push(part);
      length += part.length;
    };
    const objects = [...this.changed].sort(([one], [other]) => one.objectNumber - other.objectNumber);
    for (const [at, object] of objects) {
      const head = Buffer.from(`${at.objectNumber} ${at.generationNumber} obj\n`);
      places.set(at, length + head.length);
      put(Buffer.concat([head, Buffer.isBuffer(object) ? object : bytesOf(object), Buffer.from('\nendobj\n')]));
    }
    const table = length;
    const rows = objects.map(([at]) => {
      const place = (places.get(at) as number) - `${at.objectNumber} ${at.generationNumber} obj\n`.length;
      return `${at.objectNumber} 1\n${String(place).padStart(10, '0')} ${String(at.generationNumber).padStart(5, '0')} n \n`;
    });
    const { Root, Info, ID } = this.file.trailerInfo;
    const trailer = this.file.obj({ Size: this.file.largestObjectNumber + 1, Root, Info, ID, Prev: this.previousTable });
    put(Buffer.from(`xref\n${rows.join('')}trailer\n`));
    put(Buffer.concat([bytesOf(trailer), Buffer.from(`\nstartxref\n${table}\n%%EOF\n`)]));
    return { pdf: Buffer.concat(parts), places };
  }
}

function bytesOf(object: PDFObject): Buffer {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return Buffer.from(bytes);
}
