import { Readable } from 'node:stream';
import { type AttachedFile, maxIntranetFileBytes } from '@sarabun/contract/collections/intranet';
import type { Prepared, ReadContext } from '../../platform/action';
import { type FileStorage, headOf, type Intake } from '../../platform/files';
import { BadPdf, inspectPdf } from '../../platform/media/pdf';
import { BadPicture, smallPicture } from '../../platform/media/picture';
import type { SentFile } from '../../platform/upload';
import { insertFile } from './edit-store';
import { neitherPdfNorPicture } from './refusals';

/** Longest side of a stored picture in pixels. */
const side = 1600;
const mediaTypes = { pdf: 'application/pdf', picture: 'image/webp' } as const;

/** Accepts a file: a PDF byte for byte, a picture re-encoded and reduced to screen size. Refuses anything else by name. */
export async function takeIntranetFile(
  { actor: { personId } }: ReadContext,
  storage: FileStorage,
  { intake: sent, name }: SentFile,
): Promise<Prepared<{ item: AttachedFile }>> {
  const isPdf = (await headOf(sent.path, 5)) === '%PDF-';
  const intake = await (isPdf ? pdf(sent, personId) : picture(sent, storage, personId)).catch((error) => {
    throw error instanceof BadPdf || error instanceof BadPicture ? neitherPdfNorPicture(name) : error;
  });
  await intake.keep();
  const file = { name, mediaType: isPdf ? mediaTypes.pdf : mediaTypes.picture, sha256: intake.sha256, size: intake.size };
  return async ({ db, now, audit }) => {
    audit({ detail: { size: file.size } });
    const fileId = await insertFile(db, file, { personId, now });
    return { item: { fileId, name, mediaType: file.mediaType, size: file.size } };
  };
}

async function pdf(sent: Intake, personId: number): Promise<Intake> {
  await inspectPdf(sent.path, personId);
  return sent;
}

async function picture(sent: Intake, storage: FileStorage, personId: number): Promise<Intake> {
  const { bytes } = await smallPicture(sent.path, side, personId);
  return storage.take(Readable.from([bytes]), maxIntranetFileBytes);
}
