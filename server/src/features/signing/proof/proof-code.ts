import { randomBytes } from 'node:crypto';
import { proofAlphabet, proofLength } from '@sarabun/contract/signing/proof-code';

/** A new code. The alphabet has 32 signs, so each takes five bits of a random byte and none is more likely. */
export function newProofCode(): string {
  return Array.from(randomBytes(proofLength), (byte) => proofAlphabet[byte % proofAlphabet.length]).join('');
}
