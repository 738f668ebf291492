import type { PdfSignatures } from '../reading/pdf-signatures.mjs';
import { strangers } from '../work/fair-queue';
import { inPool } from './reading-pool';

/** The certificates that signatures and timestamps must lead to, and the serial numbers of those that were revoked, in hex. */
export interface TrustedCertificates {
  anchors: readonly Buffer[];
  timestampAnchors: readonly Buffer[];
  revoked: readonly { serial: string; revokedAt: Date }[];
  /** Roots of others, and the certificates of our own signers that count under them. */
  outside: { roots: readonly Buffer[]; certificates: readonly Buffer[] };
}

/** Verifies the signatures in a PDF on the disk that anybody sent. All people without an account share one turn. */
export const verifySignedFile = (path: string, trusted: TrustedCertificates, now: Date): Promise<PdfSignatures> =>
  inPool('signedFile', { path, ...trusted, now }, strangers);
