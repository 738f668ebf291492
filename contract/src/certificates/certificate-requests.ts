import * as z from 'zod/mini';
import { type Access, endpoint, nothing } from '../endpoint';
import { listRequest, listResponse } from '../list';
import { line } from '../rights/appointment';
import { id } from '../wire';
import { requestItem, requestStates } from './certificate';

const query: Access = { menu: 'certificate-person-request', right: 'query' };
const manage: Access = { menu: 'certificate-person-request', right: 'manage' };

const personRequest = z.extend(requestItem, {
  personId: z.number(),
  name: z.string(),
  positionName: z.string(),
  unitName: z.string(),
  /** One's own request is decided by someone else. */
  isOwn: z.boolean(),
});
export type PersonRequest = z.output<typeof personRequest>;

export const certificateRequests = endpoint({
  name: 'certificateRequests',
  summary: 'Requests for certificates, newest first',
  method: 'POST',
  path: '/api/core/certificates/requests',
  kind: 'read',
  access: query,
  request: z.extend(listRequest, { state: z.optional(z.enum(requestStates)) }),
  response: listResponse(personRequest),
});

/** Approves or refuses another person's request; a refusal needs a reason. */
export const decideCertificateRequest = endpoint({
  name: 'decideCertificateRequest',
  summary: 'Approve or refuse a request for a certificate',
  method: 'POST',
  path: '/api/core/certificates/decide',
  kind: 'act',
  access: manage,
  request: z.object({ requestId: id, approve: z.boolean(), text: line(0, 500) }),
  response: nothing,
});
