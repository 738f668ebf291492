import sharp from 'sharp';

/** What was uploaded is no picture that we take, or one made to eat memory. */
export class BadPicture extends Error {}

const mostPixels = 50_000_000;

// Only these formats are ever opened: none that refers to other files or carries scripts.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.concurrency(1);
sharp.cache(false);

/** Reads a PNG, JPEG or WebP, turns it upright, cuts the middle square and writes it anew as WebP, without anything the file carried along. */
export async function squarePicture(bytes: Uint8Array, side: number): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: 84 })
      .toBuffer();
  } catch (error) {
    throw new BadPicture(String(error));
  }
}
