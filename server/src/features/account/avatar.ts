import { Readable } from 'node:stream';
import { avatarAddress } from '@sarabun/contract/account/avatar';
import type { ActContext, Prepared, ReadContext } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import { BadPicture, squarePicture } from '../../platform/media/picture';
import { notFound } from '../../platform/refusals';
import type { SentFile } from '../../platform/upload';
import { deleteAvatar, isInOffice, saveAvatar } from './account-store';
import { badPicture } from './refusals';

/** Side of a stored picture in pixels. */
const side = 320;
const maxKeptBytes = 1024 * 1024;

/** Stores a picture of a person, by default one's own: opened, cropped to a square and written again. Returns its address. */
export async function takeAvatar(
  context: ReadContext,
  storage: FileStorage,
  { intake: sent }: SentFile,
  personId = context.actor.personId,
): Promise<Prepared<{ avatar: string }>> {
  const picture = await squarePicture(sent.path, side, context.actor.personId).catch((error) => {
    throw error instanceof BadPicture ? badPicture() : error;
  });
  const intake = await storage.take(Readable.from([picture]), maxKeptBytes);
  await intake.keep();
  return async ({ db, actor, now, audit }) => {
    if (personId !== actor.personId && !(await isInOffice(db, personId))) throw notFound();
    await saveAvatar(db, personId, intake, now);
    audit({ detail: { size: intake.size, ...(personId !== actor.personId && { of: personId }) } });
    return { avatar: avatarAddress(personId, intake.sha256.toString('hex').slice(0, 12)) };
  };
}

/** Removes the person's own picture; the default one is shown instead. */
export async function removeAvatar({ db, actor, audit }: ActContext): Promise<Record<string, never>> {
  await deleteAvatar(db, actor.personId);
  audit({ detail: {} });
  return {};
}

export async function removePersonAvatar({ db, audit }: ActContext, { personId }: { personId: number }): Promise<Record<string, never>> {
  if (!(await isInOffice(db, personId))) throw notFound();
  await deleteAvatar(db, personId);
  audit({ detail: { of: personId } });
  return {};
}
