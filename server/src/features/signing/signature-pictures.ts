import { Readable } from 'node:stream';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import {
  type signaturePictures as listEndpoint,
  minPictureSize,
  type removeSignaturePicture as removeEndpoint,
} from '@sarabun/contract/signing/signature-pictures';
import type { ActContext, Prepared, ReadContext } from '../../platform/action';
import type { FileStorage } from '../../platform/files';
import { BadPicture, signaturePicture } from '../../platform/media/picture';
import { notFound } from '../../platform/refusals';
import type { SentFile } from '../../platform/upload';
import { findPicture, insertPicture, listPictures, removePicture } from './picture-store';
import { badSignature, blankSignature, tooManyPictures } from './refusals';

/** Enough for printing at 600 dpi in the space that a form leaves for the signature. */
const printed = { width: 1200, height: 480, least: minPictureSize };
const maxKeptBytes = 2 * 1024 * 1024;
const maxPictures = 10;

export async function signaturePictures({ db, actor }: ReadContext): Promise<AnswerOf<typeof listEndpoint>> {
  return { items: await listPictures(db, actor.personId) };
}

/** Stores a drawn or uploaded signature picture: opened, cropped to the ink, written again as PNG. */
export async function takePicture(
  { actor: { personId } }: ReadContext,
  storage: FileStorage,
  { intake: sent }: SentFile,
): Promise<Prepared<{ item: { pictureId: number; createdAt: string } }>> {
  const picture = await signaturePicture(sent.path, printed, personId).catch((error) => {
    throw error instanceof BadPicture ? badSignature() : error;
  });
  if (!picture) throw blankSignature();
  const intake = await storage.take(Readable.from([picture]), maxKeptBytes);
  await intake.keep();
  return async ({ db, actor, now, audit }) => {
    if ((await listPictures(db, actor.personId)).length >= maxPictures) throw tooManyPictures(maxPictures);
    const pictureId = await insertPicture(db, actor.personId, intake, now);
    audit({ detail: { pictureId, size: intake.size } });
    return { item: { pictureId, createdAt: now.toISOString() } };
  };
}

export async function removeSignaturePicture(
  { db, actor, now, audit }: ActContext,
  { pictureId }: InputOf<typeof removeEndpoint>,
): Promise<AnswerOf<typeof removeEndpoint>> {
  if (!(await removePicture(db, actor.personId, pictureId, now))) throw notFound();
  audit({ detail: { pictureId } });
  return {};
}

/** The hash of one's own picture to sign with; null if the name is typed instead. Refuses another person's. */
export async function findOwnPicture({ db, actor }: Pick<ReadContext, 'db' | 'actor'>, pictureId: number | null): Promise<Buffer | null> {
  if (pictureId === null) return null;
  const picture = await findPicture(db, actor.personId, pictureId);
  if (!picture) throw notFound();
  return picture.sha256;
}
