import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { id, moment, version, whole } from '../wire';
import type { revokeCodes } from './certificate';

const query: Access = { menu: 'certificate-person-auto', right: 'query' };
const manage: Access = { menu: 'certificate-person-auto', right: 'manage' };

const fields = {
  /** The validity of a new certificate. */
  validMonths: whole(1, 36),
  /** Days before expiry at which its owner is reminded. */
  remindDays: z.array(whole(1, 180)).check(z.maxLength(6)),
  /** Days within which an approved certificate must be collected. */
  collectDays: whole(1, 90),
  /** Minutes that an issued PDF waits for a timestamp before it is put on file without one. */
  waitMinutes: whole(0, 1440),
};

/** How long certificates are valid and when their expiry is announced. */
export const certificateSettings = endpoint({
  name: 'certificateSettings',
  summary: 'How long certificates are good, and when their end is announced',
  method: 'GET',
  path: '/api/core/certificates/settings',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({
    item: z.object({
      version: z.number(),
      ...fields,
      /** The host of the timestamp authority; null if none is configured. */ timestampHost: z.nullable(z.string()),
    }),
  }),
});

export const saveCertificateSettings = endpoint({
  name: 'saveCertificateSettings',
  summary: 'Set how long certificates are good, and when their end is announced',
  method: 'POST',
  path: '/api/core/certificates/save-settings',
  kind: 'act',
  access: manage,
  request: z.object({ version, ...fields }),
  response: nothing,
});

/** Why a seal is revoked; it belongs to no person. */
export const sealRevokeCodes = ['keyCompromise', 'cessationOfOperation'] as const satisfies readonly (typeof revokeCodes)[number][];

const seal = z.object({
  sealId: z.number(),
  serial: z.string(),
  subject: z.string(),
  notBefore: moment,
  notAfter: moment,
  /** Whether letters are sealed with it now. */
  isUsed: z.boolean(),
  /** How many letters were issued with it. */
  letters: z.number(),
  revokedAt: z.nullable(moment),
  revokedBy: z.string(),
  revokeReason: z.string(),
});
export type AgencySealRow = z.output<typeof seal>;

/** The certificates with which the agency seals the PDFs that nobody signed by certificate, newest first. */
export const agencySeals = endpoint({
  name: 'agencySeals',
  summary: 'The certificates of the seal of the agency',
  method: 'GET',
  path: '/api/core/certificates/seals',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({ items: z.array(seal) }),
});

/** Revokes a seal for good. The next letter is sealed with a new one; so are letters that were sealed but not issued yet. */
export const revokeAgencySeal = endpoint({
  name: 'revokeAgencySeal',
  summary: 'Revoke a certificate of the seal of the agency, with the reason',
  method: 'POST',
  path: '/api/core/certificates/revoke-seal',
  kind: 'act',
  access: manage,
  request: z.object({ sealId: id, code: z.enum(sealRevokeCodes), reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  response: nothing,
});

/** The public data of the agency's own certification authority. */
export const certificateAuthority = endpoint({
  name: 'certificateAuthority',
  summary: 'The certification authority of the agency',
  method: 'GET',
  path: '/api/core/certificates/authority',
  kind: 'read',
  access: 'anyone',
  request: nothing,
  response: z.object({
    /** Null before the first certificate was collected. */
    item: z.nullable(z.object({ authorityId: z.number(), subject: z.string(), notBefore: moment, notAfter: moment, fingerprint: z.string() })),
  }),
});

/** The public authority certificate and revocation list; `?authority=` names an older one. */
export const authorityFile = '/api/core/certificates/authority.crt';
export const revokedFile = '/api/core/certificates/revoked.crl';
/** Where anyone asks whether a certificate was revoked (OCSP, RFC 6960). */
export const ocspPath = '/api/core/certificates/ocsp';
export const maxOcspBytes = 4096;
