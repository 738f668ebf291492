import type { Trust } from './certificate-chain.mjs';

export interface Timestamp extends Trust {
  at: Date;
  /** In hex; null if it has none. */
  nonce: string | null;
  by: string;
}
export function verifyTimestamp(token: Buffer, content: Buffer, anchors: readonly Buffer[]): Timestamp;
