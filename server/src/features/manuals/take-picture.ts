import { Readable } from 'node:stream';
import { maxManualPictureBytes } from '@sarabun/contract/manuals/manuals';
import type { Prepared, ReadContext } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import { BadPicture, smallPicture } from '../../platform/media/picture';
import type { SentFile } from '../../platform/upload';
import { savePicture } from './manual-store';
import { badPicture } from './refusals';

/** Longest side of a stored picture in pixels. */
const side = 1600;

/** Stores a picture for the manuals, re-encoded and reduced to screen size. Returns the name for use in texts. */
export async function takeManualPicture(
  { actor: { personId } }: ReadContext,
  storage: FileStorage,
  { intake: sent }: SentFile,
): Promise<Prepared<{ name: string }>> {
  const picture = await smallPicture(sent.path, side, personId).catch((error) => {
    throw error instanceof BadPicture ? badPicture() : error;
  });
  const intake = await storage.take(Readable.from([picture.bytes]), maxManualPictureBytes);
  await intake.keep();
  return async ({ db, actor, now, audit }) => {
    const id = await savePicture(db, { ...intake, width: picture.width, height: picture.height }, actor.personId, now);
    audit({ detail: { pictureId: id } });
    return { name: String(id) };
  };
}
