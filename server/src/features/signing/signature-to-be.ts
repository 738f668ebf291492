import { signedPosts } from '@sarabun/contract/acting/acting-phrase';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { bearerAt, printedAs } from '../documents';
import { readWay } from './own-letter-store';
import { askedAt } from './panel-rules';
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
  const way = await readWay(db, documentId);
  const { steps, at } = way;
  if (at === null) throw notFound();
  const { kind, language } = await printedAs(db, documentId);
  // Whoever has just signed still has the paper open: it shows the signature that was given.
  const own = askedAt(way, at)
    .filter((position) => steps[position]?.role === 'sign')
    .sort((one, other) => Number(steps[one]?.isSigned) - Number(steps[other]?.isSigned));
  const [position, signer] = await firstBorne(own, (one) => bearerAt(db, { personId: actor.personId, deskId: steps[one]?.deskId ?? 0, kind, language, now }));
  const picture = await findOwnPicture(context, pictureId);
  return { position, name: signer.name, lines: signedPosts(signer, language), signedAt: now, picture };
}

/** The first of the positions at which the person signs, and as whom. */
async function firstBorne<Signer>(positions: readonly number[], find: (position: number) => Promise<Signer | null>): Promise<[number, Signer]> {
  for (const position of positions) {
    const signer = await find(position);
    if (signer) return [position, signer];
  }
  throw notFound();
}
