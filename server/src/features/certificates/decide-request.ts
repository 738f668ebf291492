import type { decideCertificateRequest as decideEndpoint, certificateRequests as listEndpoint } from '@sarabun/contract/certificates/certificate-requests';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { collectUntil } from './ask-for-certificate';
import { alreadyDecided, leftOffice, notOwnRequest, refusalNeedsReason } from './refusals';
import { decideRequest, findRequests, lockHolder, lockRequest } from './request-store';

export async function certificateRequests(
  { db, actor, now }: ReadContext,
  { search, state, page, pageSize }: InputOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  return { ...(await findRequests(db, { search, state, own: actor.personId, now }, { limit: pageSize, offset: (page - 1) * pageSize })), page, pageSize };
}

/** Decides on another person's request. Approving does not make a key yet: the person does, with the PIN. */
export async function decideCertificateRequest(context: ActContext, { requestId, approve, text }: InputOf<typeof decideEndpoint>) {
  const { db, actor, now, audit, announce } = context;
  const request = await lockRequest(db, requestId, now);
  if (!request) throw notFound();
  if (request.state !== 'waiting') throw alreadyDecided();
  if (request.personId === actor.personId) throw notOwnRequest();
  if (!approve && text === '') throw refusalNeedsReason();
  const holder = await lockHolder(db, request.personId, now);
  if (approve && !holder?.inOffice) throw leftOffice();
  await decideRequest(db, requestId, { until: approve ? await collectUntil(context) : null, answer: text, by: actor.personId, now });
  announce('certificate.decided', { requestId });
  audit({ detail: { requestId, of: request.personId, approved: approve } });
  return {};
}
