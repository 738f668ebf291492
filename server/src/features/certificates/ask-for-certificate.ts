import type { requestCertificate as requestEndpoint, withdrawCertificateRequest as withdrawEndpoint } from '@sarabun/contract/certificates/own-certificate';
import type { offerCertificate as offerEndpoint } from '@sarabun/contract/certificates/person-certificates';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { daysAfter, expiringBefore } from './certificate-rules';
import { findOwn, findSetting } from './certificate-store';
import { alreadyDecided, hasCertificate, leftOffice, notOwnRequest, requestOpen } from './refusals';
import { endRequest, findOpen, findRule, insertRequest, lockHolder, lockRequest } from './request-store';

/** Until when an approval made now can be collected. */
export async function collectUntil({ db, now }: Pick<ActContext, 'db' | 'now'>): Promise<Date> {
  const { collectDays } = await findSetting(db);
  return daysAfter(now, collectDays);
}

/** Refuses if the person has a valid certificate that does not expire soon, or an open request. */
async function checkNeed({ db, now }: ActContext, personId: number): Promise<void> {
  const holder = await lockHolder(db, personId, now);
  if (!holder) throw notFound();
  if (!holder.inOffice) throw leftOffice();
  const { remindDays } = await findSetting(db);
  const own = await findOwn(db, personId, { now, soon: expiringBefore(now, remindDays) }, { source: 'agency' });
  if (own?.state === 'valid') throw hasCertificate();
  if ((await findOpen(db, personId, now)) !== null) throw requestOpen();
}

/** Requests a certificate for oneself. If a rule of the office applies, it can be collected at once; otherwise a decision follows. */
export async function requestCertificate(context: ActContext, { reason }: InputOf<typeof requestEndpoint>): Promise<AnswerOf<typeof requestEndpoint>> {
  const { db, actor, now, audit, announce } = context;
  const { personId } = actor;
  await checkNeed(context, personId);
  const ruleId = await findRule(db, personId, bangkokDay(now));
  const approved = ruleId === null ? null : { by: null, ruleId, until: await collectUntil(context) };
  const requestId = await insertRequest(db, { personId, kind: 'asked', reason, by: personId, now, approved });
  if (!approved) announce('certificate.requested', { requestId });
  audit({ detail: { requestId, ...(approved && { ruleId }) } });
  return { approved: approved !== null };
}

/** Withdraws one's own request. Another person's request does not exist. */
export async function withdrawCertificateRequest({ db, actor, now, audit }: ActContext, { requestId }: InputOf<typeof withdrawEndpoint>) {
  const request = await lockRequest(db, requestId, now);
  if (request?.personId !== actor.personId) throw notFound();
  if (request.state !== 'waiting' && request.state !== 'approved') throw alreadyDecided();
  await endRequest(db, requestId, 'withdrawn');
  audit({ detail: { requestId } });
  return {};
}

/** Offers a certificate to another person without a request. The key is made when they collect it, with a PIN that only they know. */
export async function offerCertificate(context: ActContext, { personId, reason }: InputOf<typeof offerEndpoint>): Promise<AnswerOf<typeof offerEndpoint>> {
  const { db, actor, now, audit, announce } = context;
  if (personId === actor.personId) throw notOwnRequest();
  await checkNeed(context, personId);
  const approved = { by: actor.personId, ruleId: null, until: await collectUntil(context) };
  const requestId = await insertRequest(db, { personId, kind: 'offered', reason, by: actor.personId, now, approved });
  announce('certificate.decided', { requestId });
  audit({ detail: { requestId, of: personId } });
  return { requestId };
}
