export type Trust = { state: 'trusted' | 'expired' | 'misused' | 'foreign'; chain: Buffer[] };
export function trustOf(certificate: Buffer, known: readonly Buffer[], anchors: readonly Buffer[], at: Date): Trust;
export function revokedBy(list: Buffer, certificate: Buffer, issuer: Buffer): Date | null;
export function listAddresses(certificate: Buffer): string[];
export function ocspAddresses(certificate: Buffer): string[];
export function isListOf(list: Buffer, issuer: Buffer, at: Date): boolean;
