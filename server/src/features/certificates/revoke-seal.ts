import type { agencySeals as listEndpoint, revokeAgencySeal as revokeEndpoint } from '@sarabun/contract/certificates/certificate-settings';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../platform/action';
import { notFound } from '../../platform/refusals';
import { daysLeftOfSeal } from './agency-seal';
import { daysAfter } from './certificate-rules';
import { alreadyEnded } from './refusals';
import { listSeals, lockSeal, markSealRevoked } from './seal-store';

export async function agencySeals({ db, now }: ReadContext): Promise<AnswerOf<typeof listEndpoint>> {
  return { items: await listSeals(db, now, daysAfter(now, daysLeftOfSeal)) };
}

/**
 * Revokes a seal of the agency, irreversibly. Letters sealed with it count as before where a timestamp shows that they are older; PDFs without one
 * are no longer trusted by readers, and are proved by their code.
 */
export async function revokeAgencySeal({ db, actor, now, audit }: ActContext, { sealId, code, reason }: InputOf<typeof revokeEndpoint>) {
  const seal = await lockSeal(db, sealId);
  if (!seal) throw notFound();
  if (seal.revokedAt !== null || seal.notAfter <= now) throw alreadyEnded();
  const sealedAgain = await markSealRevoked(db, sealId, { code, reason, by: actor.personId, now });
  audit({ detail: { sealId, code, reason, sealedAgain } });
  return {};
}
