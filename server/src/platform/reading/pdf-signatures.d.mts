export interface FoundSignature {
  state: 'valid' | 'broken' | 'foreign' | 'misused' | 'expired' | 'revoked';
  /** The name in its certificate. */
  by: string;
  /** What its timestamp says; null without one that is trusted. */
  stampedAt: Date | null;
  /** The hash of what it covers, in hex. */
  sha256: string;
}
interface Trusted {
  anchors: readonly Buffer[];
  timestampAnchors?: readonly Buffer[];
  revoked?: readonly { serial: string; revokedAt: Date }[];
  outside?: { roots: readonly Buffer[]; certificates: readonly Buffer[] };
  now: Date;
}
export interface PdfSignatures {
  verdict: 'none' | 'intact' | 'untrusted' | 'changed';
  signatures: FoundSignature[];
}
export function pdfSignatures(bytes: Buffer, trusted: Trusted): PdfSignatures;
