import { signedPosts } from '@sarabun/contract/acting/acting-phrase';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { bearerAt, printedAs } from '../documents';
import { readWay } from './own-letter-store';
import { findOwnPicture } from './signature-pictures';

/** A signature as it would be printed if the person signed now. */
export interface SignatureToBe {
  position: number;
  name: string;
  lines: string[];
  signedAt: Date;
  picture: Buffer | null;
}

/**
 * The signature that the person who asks may give to a letter now, with one of the own pictures or the name typed (null). Nothing is kept of it.
 * Refuses who is not to sign it next. The caller has proved that the letter may be seen.
 */
export async function signatureToBe(context: Pick<ReadContext, 'db' | 'actor' | 'now'>, documentId: number, pictureId: number | null): Promise<SignatureToBe> {
  const { db, actor, now } = context;
  const { steps, at } = await readWay(db, documentId);
  const step = at === null ? undefined : steps[at];
  if (at === null || step?.role !== 'sign') throw notFound();
  const { kind, language } = await printedAs(db, documentId);
  const signer = await bearerAt(db, { personId: actor.personId, deskId: step.deskId, kind, language, now });
  if (!signer) throw notFound();
  const picture = await findOwnPicture(context, pictureId);
  return { position: at, name: signer.name, lines: signedPosts(signer, language), signedAt: now, picture };
}
