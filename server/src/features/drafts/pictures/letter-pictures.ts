import { Readable } from 'node:stream';
import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { picturesIn } from '@sarabun/contract/drafts/rich-text';
import type { ActContext, Prepared, ReadContext, World } from '../../../platform/action';
import { type FileStorage, sentAgainMs } from '../../../platform/files';
import { BadPicture, printedPicture } from '../../../platform/media/picture';
import type { SentFile } from '../../../platform/upload';
import { countSent, discardSent, giveToLetter, insertSent, type Reader } from './picture-store';
import { badLetterPicture, letterPictureGone, tooManyLetterPictures } from './refusals';

const day = 24 * 60 * 60 * 1000;
const maxSent = 200;
const maxKeptBytes = 20 * 1024 * 1024;

export const readerOf = ({ actor }: Pick<ReadContext, 'actor'>): Reader => ({
  personId: actor.personId,
  clearance: actor.clearance,
  deskIds: [...new Set(actor.seats.map(({ deskId }) => deskId))],
});

interface Taken {
  item: { picture: string; width: number; height: number };
}

/** Keeps a sent picture for the text of a letter: opened, upright, in the colours of the screen, written again without what else its file said. */
export async function takeLetterPicture({ actor: { personId } }: ReadContext, storage: FileStorage, { intake: sent }: SentFile): Promise<Prepared<Taken>> {
  const { bytes, width, height } = await printedPicture(sent.path, personId).catch((error) => {
    throw error instanceof BadPicture ? badLetterPicture() : error;
  });
  const intake = await storage.take(Readable.from([bytes]), maxKeptBytes);
  await intake.keep();
  return async ({ db, actor, now, audit }) => {
    if ((await countSent(db, actor.personId)) >= maxSent) throw tooManyLetterPictures(maxSent);
    await insertSent(db, intake, actor.personId, now);
    audit({ detail: { size: intake.size } });
    return { item: { picture: intake.sha256.toString('hex'), width, height } };
  };
}

/** Gives a saved letter the pictures of its text. Refuses one that the person neither sent nor may see in another letter. */
export async function keepPictures(context: ActContext, documentId: number, { body }: LetterContent): Promise<void> {
  const named = [...new Set(picturesIn(body))].map((picture) => Buffer.from(picture, 'hex'));
  if (named.length === 0) return;
  if ((await giveToLetter(context.db, documentId, named, readerOf(context), context.now)) !== named.length) throw letterPictureGone();
}

/** Deletes pictures that no letter took within a day. */
export async function sweepLetterPictures({ db, clock }: World, storage: FileStorage): Promise<void> {
  const before = new Date(clock().getTime() - day);
  const unused = await db.transaction().execute((transaction) => discardSent(transaction, before));
  for (const sha256 of unused) await storage.remove(sha256, sentAgainMs);
}
