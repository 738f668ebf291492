import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { shownProofCode, verifyPathOf } from '@sarabun/contract/signing/proof-code';
import type { letterProof as endpoint } from '@sarabun/contract/signing/verify-document';
import { toString as drawQr } from 'qrcode';
import type { ReadContext } from '../../../platform/action';
import { publicLink } from '../../../platform/public-link';
import { notFound } from '../../../platform/refusals';
import { findProof } from './proof-store';

/** The code of an issued letter, and its page as link and QR code, for everyone who may open the letter. */
export async function letterProof(
  context: ReadContext,
  { documentId }: InputOf<typeof endpoint>,
  publicUrl: string | null,
): Promise<AnswerOf<typeof endpoint>> {
  const { db, actor, now } = context;
  const deskIds = actor.seats.map((seat) => seat.deskId);
  const found = await findProof(db, documentId, { personId: actor.personId, deskIds, clearance: actor.clearance, now });
  if (!found) throw notFound();
  const { code, secrecy } = found;
  if (code === null) return { item: null };
  const link = publicLink(publicUrl, verifyPathOf(code));
  const svg = await drawQr(link ?? code, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return {
    item: {
      code: shownProofCode(code),
      link: link ?? verifyPathOf(code),
      picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      isOpen: secrecy === 1,
    },
  };
}
