import sharp, { type Sharp } from 'sharp';
import { inTurn } from './reading-pool';

/** The upload is not an accepted picture, or is a decompression bomb. */
export class BadPicture extends Error {}

const maxPixels = 50_000_000;

// Only these formats are ever opened, none of which refers to other files or carries scripts.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

/** Reads a PNG, JPEG or WebP, applies its rotation, crops the centre square and writes it again as WebP without metadata. */
export function squarePicture(path: string, side: number, personId: number): Promise<Buffer> {
  return opened(path, personId, (picture) =>
    picture.rotate().resize(side, side, { fit: 'cover' }).flatten({ background: '#ffffff' }).webp({ quality: 84 }).toBuffer(),
  );
}

/**
 * Reads a PNG, JPEG or WebP, applies its rotation, limits its longer side to `side` pixels and writes it again as WebP without metadata.
 */
export async function smallPicture(path: string, side: number, personId: number): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { data, info } = await opened(path, personId, (picture) =>
    picture.rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 84 }).toBuffer({ resolveWithObject: true }),
  );
  return { bytes: data, width: info.width, height: info.height };
}

/** Reads a PNG, JPEG or WebP and writes it again as a square PNG of `side` pixels, the picture whole in its middle, the rest transparent. */
export function wholePicture(path: string, side: number, personId: number): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return opened(path, personId, (picture) => picture.rotate().resize(side, side, { fit: 'contain', background }).png({ compressionLevel: 9 }).toBuffer());
}

/** An emblem for paper, at most this high and twice as wide, on a transparent ground; written again as PNG without what else its file said. */
export function printedMark(path: string, height: number, personId: number): Promise<Buffer> {
  const within = { fit: 'inside', withoutEnlargement: true } as const;
  return opened(path, personId, (picture) =>
    picture
      .rotate()
      .resize(2 * height, height, within)
      .png({ compressionLevel: 9 })
      .toBuffer(),
  );
}

/** Whether nothing shows through a picture that was written by us. */
export const isOpaque = async (picture: Buffer): Promise<boolean> => (await sharp(picture).stats()).isOpaque;

/** On the paper of a letter, 16 cm wide at 300 dpi. */
const printedSide = 2000;
/** What a drawing takes at most; photographs take more as PNG. */
const maxDrawing = 1_500_000;

/**
 * Reads a PNG, JPEG or WebP, applies its rotation, and writes it again for print: on white, in sRGB whatever its colours were, at most 2000
 * pixels a side, without metadata; drawings as PNG, photographs as JPEG.
 */
export function printedPicture(path: string, personId: number): Promise<{ bytes: Buffer; width: number; height: number }> {
  return opened(path, personId, async (picture) => {
    const { format } = await picture.metadata();
    const upright = picture
      .rotate()
      .resize(printedSide, printedSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb');
    const drawing = format === 'jpeg' ? null : await upright.clone().png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
    const { data, info } =
      drawing && drawing.info.size <= maxDrawing ? drawing : await upright.clone().jpeg({ quality: 88 }).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  });
}

/** Lighter pixels count as paper. */
const paper = 235;

/**
 * Reads the picture of a signature and writes it again as PNG: the paper made transparent, cropped to the ink, at most `width` × `height`
 * pixels. Throws `BadPicture` when it cannot be opened; null when there is hardly any ink.
 */
export async function signaturePicture(
  path: string,
  { width, height, least }: { width: number; height: number; least: { width: number; height: number } },
  personId: number,
): Promise<Buffer | null> {
  return opened(path, personId, async (picture) => {
    const small = picture.rotate().resize(width, height, { fit: 'inside', withoutEnlargement: true });
    const { data, info } = await small.ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const ink = clearPaper(data, info.width, info.height);
    if (!ink || ink.width < least.width || ink.height < least.height) return null;
    return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
      .extract(ink)
      .png({ compressionLevel: 9 })
      .toBuffer();
  });
}

/** Opens a picture when it is the person's turn: one of 50 million pixels takes 200 MB while open. */
function opened<Result>(path: string, personId: number, work: (picture: Sharp) => Promise<Result>): Promise<Result> {
  return inTurn(personId, async () => {
    try {
      return await work(sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }));
    } catch (error) {
      throw new BadPicture(String(error));
    }
  });
}

/** Makes paper transparent and returns the box around the ink; null when nothing is left. */
function clearPaper(pixels: Buffer, width: number, height: number): { left: number; top: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let at = 0; at < width * height; at++) {
    const byte = at * 4;
    const isPaper = Math.min(pixels[byte] as number, pixels[byte + 1] as number, pixels[byte + 2] as number) >= paper;
    if (isPaper) pixels[byte + 3] = 0;
    if ((pixels[byte + 3] as number) < 24) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
