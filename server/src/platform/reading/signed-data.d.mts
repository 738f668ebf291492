export class BadSignature extends Error {}
export interface VerifiedData {
  contentType: string;
  content: Buffer | null;
  certificate: Buffer;
  certificates: Buffer[];
  signature: Buffer;
  /** The timestamps over the signature, not verified. */
  tokens: Buffer[];
}
export function verifySignedData(cms: Buffer, how?: { detached?: Buffer; padded?: boolean }): VerifiedData;
