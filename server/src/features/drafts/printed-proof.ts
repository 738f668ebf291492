import { shownProofCode, verifyPage, verifyPathOf } from '@sarabun/contract/signing/proof-code';
import { publicLink } from '../../platform/public-link';
import type { PrintedProof } from '../../platform/typeset/forms';
import { proofTexts } from './printed-proof-texts';

/** The proof as printed, in the language of the letter. Without a public address the QR code says the code alone. */
export function printedProof(code: string, publicUrl: string | null, language: 'th' | 'en'): PrintedProof {
  const { where, code: word, alt } = proofTexts[language];
  const page = publicLink(publicUrl, verifyPage)?.replace(/^https?:\/\//, '');
  return { qr: publicLink(publicUrl, verifyPathOf(code)) ?? code, lines: [...(page ? [where, page] : []), `${word} ${shownProofCode(code)}`], alt };
}
