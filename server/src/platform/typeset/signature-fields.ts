import { type PDFContext, PDFDict, PDFHexString, PDFName, PDFNumber, PDFPageLeaf, type PDFRef } from '@cantoo/pdf-lib';
import { movedBy, type Rectangle } from '@sarabun/contract/signing/signature-place';

/** A field that waits for a signature by certificate. */
export interface SignatureField {
  /** Unique in the file. */
  name: string;
  /** Who is to sign, for people who hear the page. */
  who: string;
  /** Which of the rooms to sign it fills, counted from 0 in the order of the paper. */
  room: number;
  /** The field stands around the signature in that room, moved so far in tenths of a millimetre; otherwise it fills the room. */
  move?: { right: number; down: number } | null;
}

/** Where a template leaves room to sign: a page counted from 1, and points from its upper left corner. */
export interface Room {
  page: number;
  left: number;
  top: number;
  width: number;
  height: number;
  pageWidth: number;
  pageHeight: number;
  /** The signature in the middle of it; 0 by 0 without one. */
  ink: { width: number; height: number };
  /** The block around it: how far it reaches to the left of the room, and the size of its lines above and below. */
  block?: { before: number; above: { width: number; height: number }; below: { width: number; height: number } };
}

/** Where the signature stands in its room, in points from the upper left corner of the page. */
export function inkIn({ left, top, width, height, ink }: Room) {
  return { left: left + (width - ink.width) / 2, top: top + (height - ink.height) / 2, ...ink };
}

const name = (word: string) => PDFName.of(word);
const points = (values: readonly number[]) => values.map((value) => PDFNumber.of(Math.round(value * 100) / 100));

/**
 * Puts empty signature fields where the paper leaves room to sign. They are there before the first signature, which covers their places: whoever
 * signs later fills one and cannot show anything elsewhere (PAdES, DocMDP). A paper without such a room gets none.
 */
export function addSignatureFields(file: PDFContext, rooms: readonly Room[], fields: readonly SignatureField[]): void {
  const pages = pagesOf(file);
  const added = fields.flatMap((field) => {
    const room = rooms[field.room];
    const page = room && pages[room.page - 1];
    return room && page ? [addField(file, page, field.move ? movedBy(inkIn(room), field.move) : room, field)] : [];
  });
  if (added.length === 0) return;
  const catalog = file.lookup(file.trailerInfo.Root, PDFDict);
  catalog.set(name('AcroForm'), file.register(file.obj({ Fields: added, SigFlags: 3 })));
}

function addField(file: PDFContext, at: PDFRef, { left, top, width, height }: Rectangle, field: SignatureField): PDFRef {
  const page = file.lookup(at, PDFDict) as PDFPageLeaf;
  const top0 = page.MediaBox().asRectangle().height;
  const empty = file.register(file.stream('', { Type: 'XObject', Subtype: 'Form', BBox: points([0, 0, width, height]) }));
  const widget = file.register(
    file.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFHexString.fromText(field.name),
      TU: PDFHexString.fromText(field.who),
      P: at,
      // Printed, and not to be moved or changed.
      F: 132,
      Rect: points([left, top0 - top - height, left + width, top0 - top]),
      AP: { N: empty },
    }),
  );
  page.set(name('Annots'), file.obj([...(page.Annots()?.asArray() ?? []), widget]));
  return widget;
}

/** The pages in order. */
function pagesOf(file: PDFContext): PDFRef[] {
  const below = (at: PDFRef): PDFRef[] => {
    const node = file.lookup(at);
    if (node instanceof PDFPageLeaf) return [at];
    const kids = file.lookup((node as PDFDict).get(name('Kids')));
    return (kids as unknown as { asArray(): PDFRef[] }).asArray().flatMap(below);
  };
  return below(file.lookup(file.trailerInfo.Root, PDFDict).get(name('Pages')) as PDFRef);
}
