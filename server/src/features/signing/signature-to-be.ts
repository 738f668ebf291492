import { signedPosts } from '@sarabun/contract/acting/acting-phrase';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { InkMove, signingRoom as roomEndpoint, SigningRoom } from '@sarabun/contract/signing/signature-place';
import type { ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { bearerAt, knownLetter, printedAs } from '../documents';
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
  /** How far it stands from its place in the form; null for that place. */
  move: InkMove | null;
}

/** Where on its page a signature may stand, measured on the letter with it. */
export type MeasureRoom = (context: Pick<ReadContext, 'db' | 'actor' | 'now'>, documentId: number, toBe: SignatureToBe) => Promise<SigningRoom | null>;

/**
 * The signature that the person who asks may give to a letter now, with one of the own pictures or the name typed (null). Nothing is kept of it.
 * Refuses who is not to sign it next. The caller has proved that the letter may be seen.
 */
export async function signatureToBe(
  context: Pick<ReadContext, 'db' | 'actor' | 'now'>,
  documentId: number,
  { pictureId, move = null }: { pictureId: number | null; move?: InkMove | null },
): Promise<SignatureToBe> {
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
  return { position, name: signer.name, lines: signedPosts(signer, language), signedAt: now, picture, move };
}

/** Where the person may move the signature on a letter, before giving it. */
export async function signingRoom(
  context: ReadContext,
  { documentId, pictureId }: InputOf<typeof roomEndpoint>,
  measureRoom: MeasureRoom,
): Promise<AnswerOf<typeof roomEndpoint>> {
  await knownLetter(context, documentId);
  return { item: await measureRoom(context, documentId, await signatureToBe(context, documentId, { pictureId })) };
}

/** The first of the positions at which the person signs, and as whom. */
async function firstBorne<Signer>(positions: readonly number[], find: (position: number) => Promise<Signer | null>): Promise<[number, Signer]> {
  for (const position of positions) {
    const signer = await find(position);
    if (signer) return [position, signer];
  }
  throw notFound();
}
