export interface OcspAnswer {
  state: 'good' | 'revoked' | 'unknown';
  revokedAt: Date | null;
  from: Date;
  until: Date | null;
  producedAt: Date;
  responder: Buffer | null;
}
export function readOcspAnswer(answer: Buffer, certificate: Buffer, issuer: Buffer): OcspAnswer | null;
export function namedIssuer(issuer: Buffer, hash: string): { name: Buffer; key: Buffer };
