import type { revokeOwnCertificate as ownEndpoint } from '@sarabun/contract/certificates/own-certificate';
import type { revokeCertificate as endpoint } from '@sarabun/contract/certificates/person-certificates';
import type { InputOf } from '@sarabun/contract/endpoint';
import type { ActContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { type KeptCertificate, lockCertificate, markRevoked } from './certificate-store';
import type { Revoked } from './make-certificates';
import { alreadyEnded } from './refusals';

/** Revokes any certificate, irreversibly; earlier signatures stay valid. */
export async function revokeCertificate(context: ActContext, { certificateId, code, reason }: InputOf<typeof endpoint>) {
  const found = await lockCertificate(context.db, certificateId, { now: context.now, soon: context.now });
  if (!found) throw notFound();
  return revoke(context, found, code, reason);
}

/** Revokes one's own certificate. Another person's does not exist. */
export async function revokeOwnCertificate(context: ActContext, { certificateId, code, reason }: InputOf<typeof ownEndpoint>) {
  const found = await lockCertificate(context.db, certificateId, { now: context.now, soon: context.now });
  if (found?.personId !== context.actor.personId) throw notFound();
  return revoke(context, found, code, reason);
}

async function revoke(
  { db, actor, now, audit, announce }: ActContext,
  { certificateId, personId, state }: KeptCertificate,
  code: Revoked['code'],
  reason: string,
): Promise<Record<string, never>> {
  if (state === 'revoked' || state === 'expired') throw alreadyEnded();
  await markRevoked(db, [certificateId], { code, reason, by: actor.personId, now });
  announce('certificate.ended', { certificateId });
  audit({ detail: { certificateId, of: personId, code, reason } });
  return {};
}
