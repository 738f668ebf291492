import * as z from 'zod/mini';
import { endpoint, nothing } from '../endpoint';
import { line } from '../rights/appointment';
import { id } from '../wire';
import { certificateItem, holderStates, requestItem } from './certificate';

/** One's own certificates and requests (`/certificate-register`). */
export const ownCertificates = endpoint({
  name: 'ownCertificates',
  summary: 'One’s own certificates, requests, and what can be collected',
  method: 'GET',
  path: '/api/core/certificates/own',
  kind: 'read',
  access: 'signedIn',
  request: nothing,
  response: z.object({
    state: z.enum(holderStates),
    /** The waiting or collectable request; null if there is none. */
    open: z.nullable(requestItem),
    certificates: z.array(certificateItem),
    requests: z.array(requestItem),
    /** Whether a rule would approve a request at once. */
    atOnce: z.boolean(),
    validMonths: z.number(),
    /** The names of the authorities whose certificates may be imported. */
    roots: z._default(z.array(z.string()), []),
  }),
});

/** Requests a certificate; a rule of the office may approve it at once. */
export const requestCertificate = endpoint({
  name: 'requestCertificate',
  summary: 'Ask for a certificate',
  method: 'POST',
  path: '/api/core/certificates/request',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ reason: line(0, 500) }),
  response: z.object({ approved: z.boolean() }),
});

export const withdrawCertificateRequest = endpoint({
  name: 'withdrawCertificateRequest',
  summary: 'Withdraw one’s own certificate request',
  method: 'POST',
  path: '/api/core/certificates/withdraw-request',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ requestId: id }),
  response: nothing,
});

/** Creates the key and certificate of an approved request. The person chooses the PIN; nobody else ever knows it. */
export const collectCertificate = endpoint({
  name: 'collectCertificate',
  summary: 'Collect an approved certificate, choosing its PIN',
  method: 'POST',
  path: '/api/core/certificates/collect',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    requestId: id,
    pin: z.string().check(z.maxLength(40)),
    password: z._default(z.string().check(z.maxLength(128)), ''),
    code: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  }),
  response: z.object({ certificateId: z.number() }),
});

/** A file with a key and its certificates is not larger, in bytes. */
export const maxP12Bytes = 64 * 1024;

/** Imports a certificate of a trusted authority with its key (PKCS #12). The person chooses the PIN; the password of the file is not kept. */
export const importCertificate = endpoint({
  name: 'importCertificate',
  summary: 'Import a certificate of a licensed authority with its key, choosing its PIN',
  method: 'POST',
  path: '/api/core/certificates/import',
  kind: 'act',
  access: 'signedIn',
  request: z.object({
    /** The .p12 or .pfx file as base64. */
    file: z.base64().check(z.minLength(1), z.maxLength(400_000)),
    filePassword: z.string().check(z.maxLength(256)),
    pin: z.string().check(z.maxLength(40)),
    password: z._default(z.string().check(z.maxLength(128)), ''),
    code: z._default(z.string().check(z.trim(), z.maxLength(40)), ''),
  }),
  response: z.object({ certificateId: z.number() }),
});

/** Revokes one's own certificate, for example when someone may know its PIN. */
export const revokeOwnCertificate = endpoint({
  name: 'revokeOwnCertificate',
  summary: 'Revoke one’s own certificate',
  method: 'POST',
  path: '/api/core/certificates/revoke-own',
  kind: 'act',
  access: 'signedIn',
  request: z.object({ certificateId: id, code: z.enum(['keyCompromise', 'cessationOfOperation']), reason: line(1, 500) }),
  response: nothing,
});
