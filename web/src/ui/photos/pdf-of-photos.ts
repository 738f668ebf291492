import { PDFDocument } from '@cantoo/pdf-lib';

/** A photo as a page shows it: upright, as JPEG. */
export interface Drawn {
  jpeg: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** Points. */
const shortSide = 595;
const longSide = 842;

/** One page of A4 for each photo, upright or across as the photo is, which fills it as far as its shape allows. */
export async function pdfOf(photos: readonly Drawn[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const { jpeg, width, height } of photos) {
    const [across, high] = width > height ? [longSide, shortSide] : [shortSide, longSide];
    const scale = Math.min(across / width, high / height);
    const place = { width: width * scale, height: height * scale };
    const page = pdf.addPage([across, high]);
    page.drawImage(await pdf.embedJpg(jpeg), { ...place, x: (across - place.width) / 2, y: (high - place.height) / 2 });
  }
  return pdf.save();
}

/** Pixels of the longer side: A4 at 240 dots an inch. Small print stays readable, and a page stays below a megabyte or so. */
const mostPixels = 2800;
const quality = 0.85;

/** Draws a photo as its camera was held, on white, without what the camera noted in the file, such as the place. */
export async function draw(photo: Blob): Promise<Drawn> {
  const bitmap = await createImageBitmap(photo);
  try {
    const scale = Math.min(1, mostPixels / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw.');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
    if (!blob) throw new Error('The photo could not be written.');
    return { jpeg: new Uint8Array(await blob.arrayBuffer()), width: canvas.width, height: canvas.height };
  } finally {
    bitmap.close();
  }
}
