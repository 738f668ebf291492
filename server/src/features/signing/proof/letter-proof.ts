import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { shownProofCode, verifyPathOf } from '@sarabun/contract/signing/proof-code';
import type { letterProof as endpoint } from '@sarabun/contract/signing/verify-document';
import { toString as drawQr } from 'qrcode';
import type { ReadContext } from '../../../platform/action';
import { publicLink } from '../../../platform/public-link';
import { knownLetter } from '../../documents';
import { findProof } from './proof-store';

/** The code of an issued letter, and its page as link and QR code, for people who may read the letter. */
export async function letterProof(
  context: ReadContext,
  { documentId }: InputOf<typeof endpoint>,
  publicUrl: string | null,
): Promise<AnswerOf<typeof endpoint>> {
  await knownLetter(context, documentId);
  const proof = await findProof(context.db, documentId);
  if (!proof) return { item: null };
  const link = publicLink(publicUrl, verifyPathOf(proof.code));
  const svg = await drawQr(link ?? proof.code, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 });
  return {
    item: {
      code: shownProofCode(proof.code),
      link: link ?? verifyPathOf(proof.code),
      picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      isOpen: proof.secrecy === 1,
    },
  };
}
