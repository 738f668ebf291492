import { Readable } from 'node:stream';
import { type AttachedFile, largestIntranetFile } from '@sarabun/contract/collections/intranet';
import type { Prepared } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import { BadPdf, inspectPdf } from '../../platform/pdf';
import { BadPicture, smallPicture } from '../../platform/picture';
import { insertFile } from './edit-store';
import { neitherPdfNorPicture } from './refusals';

/** Longest side of a kept picture in pixels. */
const side = 1600;
const mediaTypes = { pdf: 'application/pdf', picture: 'image/webp' } as const;

/** Takes a file in: a PDF byte for byte, a picture written again and no larger than a screen. Anything else is refused by its name. */
export async function takeIntranetFile(storage: FileStorage, bytes: Buffer, name: string): Promise<Prepared<{ item: AttachedFile }>> {
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  const kept = isPdf
    ? bytes
    : await smallPicture(bytes, side).then(
        (picture) => picture.bytes,
        (error) => {
          throw error instanceof BadPicture ? neitherPdfNorPicture(name) : error;
        },
      );
  const intake = await storage.take(Readable.from([kept]), largestIntranetFile);
  try {
    if (isPdf) await inspectPdf(intake.path);
  } catch (error) {
    await intake.discard();
    throw error instanceof BadPdf ? neitherPdfNorPicture(name) : error;
  }
  await intake.keep();
  const file = { name, mediaType: isPdf ? mediaTypes.pdf : mediaTypes.picture, sha256: intake.sha256, size: intake.size };
  return async ({ db, actor, now, audit }) => {
    audit({ detail: { size: file.size } });
    const fileId = await insertFile(db, file, { personId: actor.personId, now });
    return { item: { fileId, name, mediaType: file.mediaType, size: file.size } };
  };
}
