import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { id, moment } from '../wire';

const query: Access = { menu: 'certificate-person-auto', right: 'query' };
const manage: Access = { menu: 'certificate-person-auto', right: 'manage' };

/** A certificate of an authority has no more, in bytes. */
export const maxRootBytes = 16 * 1024;

const root = z.object({
  rootId: z.number(),
  subject: z.string(),
  /** SHA-256 of the certificate, in hex. */
  fingerprint: z.string(),
  notBefore: moment,
  notAfter: moment,
  addedAt: moment,
  addedBy: z.string(),
  /** Null while it is on the list. */
  removedAt: z.nullable(moment),
  removedBy: z.string(),
  /** How many imported certificates could sign under it. */
  certificates: z.number(),
});
export type TrustedRootRow = z.output<typeof root>;

/** The authorities outside of the agency whose certificates people may import. */
export const trustedRoots = endpoint({
  name: 'trustedRoots',
  summary: 'The authorities outside of the agency that it trusts',
  method: 'GET',
  path: '/api/core/certificates/trusted-roots',
  kind: 'read',
  access: query,
  request: nothing,
  response: z.object({ items: z.array(root) }),
});

const rootFile = { file: z.base64().check(z.minLength(1), z.maxLength(Math.ceil((maxRootBytes * 4) / 3) + 4)) };

/** What a file would make the agency trust. Nothing is kept. */
export const readTrustedRoot = endpoint({
  name: 'readTrustedRoot',
  summary: 'Which authority a file names, before it is trusted',
  method: 'POST',
  path: '/api/core/certificates/read-trusted-root',
  kind: 'read',
  access: manage,
  /** Its certificate, PEM or DER, as base64. */
  request: z.object(rootFile),
  response: z.object({ subject: z.string(), fingerprint: z.string(), notBefore: moment, notAfter: moment }),
});

/** Trusts an authority: the root itself, or one below it where the agency trusts no other below that root. */
export const addTrustedRoot = endpoint({
  name: 'addTrustedRoot',
  summary: 'Trust an authority outside of the agency',
  method: 'POST',
  path: '/api/core/certificates/add-trusted-root',
  kind: 'act',
  access: manage,
  /** Its certificate, PEM or DER, as base64. */
  request: z.object(rootFile),
  response: z.object({ rootId: z.number() }),
});

/** Trusts an authority no longer: certificates that lead to it sign no more, and what they signed is not trusted any more. */
export const removeTrustedRoot = endpoint({
  name: 'removeTrustedRoot',
  summary: 'Trust an authority outside of the agency no longer',
  method: 'POST',
  path: '/api/core/certificates/remove-trusted-root',
  kind: 'act',
  access: manage,
  request: z.object({ rootId: id }),
  response: nothing,
});
