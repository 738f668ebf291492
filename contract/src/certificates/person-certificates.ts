import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { line } from '../rights/appointment';
import { fileAnswer, sheetFormats } from '../settings/master-calls';
import { id, moment } from '../wire';
import { certificateItem, holderStates, requestItem, revokeCodes } from './certificate';

const query: Access = { menu: 'certificate-person', right: 'query' };
const manage: Access = { menu: 'certificate-person', right: 'manage' };

const holder = z.object({
  personId: z.number(),
  name: z.string(),
  positionName: z.string(),
  unitName: z.string(),
  state: z.enum(holderStates),
  /** Of the newest certificate; null if there is none. */
  serial: z.nullable(z.string()),
  notAfter: z.nullable(moment),
  /** Whether there is also a waiting request or an approved one to collect. */
  open: z.nullable(z.enum(['waiting', 'approved'])),
});
export type CertificateHolder = z.output<typeof holder>;

const narrowing = {
  ...z.pick(listRequest, { search: true }).shape,
  state: z.optional(z.enum(holderStates)),
};

/** The people of the office with the state of their certificates, and the number in each state. */
export const certificateHolders = endpoint({
  name: 'certificateHolders',
  summary: 'The people of the office with the state of their certificates',
  method: 'POST',
  path: '/api/core/certificates/holders',
  kind: 'read',
  access: query,
  request: z.object({ ...narrowing, ...z.pick(listRequest, { page: true, pageSize: true }).shape }),
  response: z.extend(listResponse(holder), { counts: z.record(z.enum(holderStates), z.number()) }),
});

export const exportCertificateHolders = endpoint({
  name: 'exportCertificateHolders',
  summary: 'The people of the office and their certificates as a spreadsheet',
  method: 'GET',
  path: '/api/core/certificates/holders/export',
  kind: 'read',
  access: query,
  request: z.object({ ...narrowing, format: z._default(z.enum(sheetFormats), 'xlsx') }),
  response: fileAnswer,
});

export const certificatesOfPerson = endpoint({
  name: 'certificatesOfPerson',
  summary: 'The certificates and requests of a person',
  method: 'GET',
  path: '/api/core/certificates/of-person',
  kind: 'read',
  access: query,
  request: z.object({ personId: id }),
  response: z.object({
    item: z.object({
      personId: z.number(),
      name: z.string(),
      positionName: z.string(),
      unitName: z.string(),
      inOffice: z.boolean(),
      isOneself: z.boolean(),
      state: z.enum(holderStates),
      certificates: z.array(certificateItem),
      requests: z.array(requestItem),
    }),
  }),
});

export const revokeCertificate = endpoint({
  name: 'revokeCertificate',
  summary: 'Revoke a person’s certificate, with the reason',
  method: 'POST',
  path: '/api/core/certificates/revoke',
  kind: 'act',
  access: manage,
  request: z.object({ certificateId: id, code: z.enum(revokeCodes), reason: line(1, 500) }),
  response: nothing,
});

export const offerCertificate = endpoint({
  name: 'offerCertificate',
  summary: 'Offer a person a certificate',
  method: 'POST',
  path: '/api/core/certificates/offer',
  kind: 'act',
  access: manage,
  request: z.object({ personId: id, reason: line(0, 500) }),
  response: z.object({ requestId: z.number() }),
});
