import * as z from 'zod/mini';
import { moment } from '../wire';

/** The state of a certificate: valid, valid but expiring soon, expired, revoked, or locked by wrong PINs. */
export const certificateStates = ['valid', 'expiring', 'expired', 'revoked', 'locked'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** The state of a person: that of the certificate, or without one, with a request, or with one to collect. */
export const holderStates = ['none', 'waiting', 'offered', ...certificateStates] as const;
export type HolderState = (typeof holderStates)[number];

/** Why a certificate is revoked, with the codes of RFC 5280 §5.3.1. `superseded` is set by the product: a new one replaced it. */
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
  /** SHA-256 of the certificate, in hex. */
  fingerprint: z.string(),
  lockedAt: z.nullable(moment),
  revokedAt: z.nullable(moment),
  /** Empty if the product revoked it. */
  revokedBy: z.string(),
  revokeCode: z.nullable(z.enum(allRevokeCodes)),
  revokeReason: z.string(),
  /** The number of letters signed with it. */
  signatures: z.number(),
  /** The name of the authority. */
  issuer: z._default(z.string(), ''),
  /** Whether its person brought it from an authority outside of the agency. */
  isImported: z._default(z.boolean(), false),
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
  /** Empty if a rule decided. */
  decidedBy: z.string(),
  byRule: z.boolean(),
  answer: z.string(),
  /** The last moment to collect an approved certificate. */
  collectUntil: z.nullable(moment),
});
export type RequestItem = z.output<typeof requestItem>;
