import type { SignedCodes } from '../../platform/keys/signed-code';

export const receiveCode = 'receive';
export const documentCode = 'document';

/** The dashboard link that opens a notified letter, with codes that work only for this person. */
export function letterLink(codes: SignedCodes, { personId, receiveId, documentId }: { personId: number; receiveId: number; documentId: number }): string {
  return `/sarabun/dashboard?t=${codes.sign(receiveCode, [receiveId, personId])}&d=${codes.sign(documentCode, [documentId, personId])}`;
}
