import * as z from 'zod/mini';
import { moment } from '../wire';

/** How one certificate stands: good, good but ending soon, at its end, revoked, or locked by wrong PINs. */
export const certificateStates = ['valid', 'expiring', 'expired', 'revoked', 'locked'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** How a person stands: as the certificate does, or asking for one, or with one to collect, or without any. */
export const holderStates = ['none', 'waiting', 'offered', ...certificateStates] as const;
export type HolderState = (typeof holderStates)[number];

/** Why a certificate is revoked, as a list of revoked certificates says it (RFC 5280 §5.3.1). `superseded` is the product's own: a new one took its place. */
export const revokeCodes = ['keyCompromise', 'affiliationChanged', 'cessationOfOperation', 'privilegeWithdrawn'] as const;
export const allRevokeCodes = [...revokeCodes, 'superseded'] as const;

export const certificateItem = z.object({
  certificateId: z.number(),
  serial: z.string(),
  subject: z.string(),
  state: z.enum(certificateStates),
  issuedAt: moment,
  notBefore: moment,
  notAfter: moment,
  /** SHA-256 of the certificate, in hexadecimal. */
  fingerprint: z.string(),
  lockedAt: z.nullable(moment),
  revokedAt: z.nullable(moment),
  /** Empty where the product revoked it by itself. */
  revokedBy: z.string(),
  revokeCode: z.nullable(z.enum(allRevokeCodes)),
  revokeReason: z.string(),
  /** How many letters were signed with it. */
  signatures: z.number(),
});
export type CertificateItem = z.output<typeof certificateItem>;

export const requestKinds = ['asked', 'offered', 'renewal'] as const;
export const requestStates = ['waiting', 'approved', 'refused', 'withdrawn', 'lapsed', 'collected'] as const;
export type RequestState = (typeof requestStates)[number];

export const requestItem = z.object({
  requestId: z.number(),
  kind: z.enum(requestKinds),
  reason: z.string(),
  requestedAt: moment,
  state: z.enum(requestStates),
  decidedAt: z.nullable(moment),
  /** Empty where a rule decided. */
  decidedBy: z.string(),
  byRule: z.boolean(),
  answer: z.string(),
  /** Until when an approved one may be collected. */
  collectUntil: z.nullable(moment),
});
export type RequestItem = z.output<typeof requestItem>;
