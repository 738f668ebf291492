import type { SignedCodes } from '../../platform/keys/signed-code';

export const receiveCode = 'receive';
export const documentCode = 'document';

/** The dashboard address that opens a notified letter, with codes that only this person can use. */
export function letterLink(codes: SignedCodes, { personId, receiveId, documentId }: { personId: number; receiveId: number; documentId: number }): string {
  return `/sarabun/dashboard?t=${codes.sign(receiveCode, [receiveId, personId])}&d=${codes.sign(documentCode, [documentId, personId])}`;
}
