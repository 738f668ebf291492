import { Readable } from 'node:stream';
import { avatarAddress } from '@sarabun/contract/account/avatar';
import type { ActContext, ReadContext } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import { BadPicture, squarePicture } from '../../platform/picture';
import { deleteAvatar, saveAvatar } from './account-store';
import { badPicture } from './refusals';

/** Side of a kept picture in pixels. */
const side = 320;
const largestKept = 1024 * 1024;

/** Takes a picture as the person's own: opened, cut square, written anew, kept. Answers its address. */
export async function takeAvatar(context: ReadContext, storage: FileStorage, bytes: Uint8Array): Promise<string> {
  const picture = await squarePicture(bytes, side).catch((error) => {
    throw error instanceof BadPicture ? badPicture() : error;
  });
  const intake = await storage.take(Readable.from([picture]), largestKept);
  await intake.keep();
  await context.act('changeAvatar', async ({ db, actor, now, audit }) => {
    await saveAvatar(db, actor.personId, intake, now);
    audit({ detail: { size: intake.size } });
  });
  return avatarAddress(context.actor.personId, intake.sha256.toString('hex').slice(0, 12));
}

/** Takes the own picture away; the default one stands in its place. */
export async function removeAvatar({ db, actor, audit }: ActContext): Promise<Record<string, never>> {
  await deleteAvatar(db, actor.personId);
  audit({ detail: {} });
  return {};
}
