import type { InputOf } from '@sarabun/contract/endpoint';
import type { issueConsentText as issueEndpoint } from '@sarabun/contract/session/consent';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { ActContext, ReadContext } from '../../../platform/action';
import { fieldsInvalid } from '../../../platform/refusals';
import { consentDayBefore, consentDayPast, consentIssuedMeanwhile, consentUnchanged } from '../sessions/refusals';
import { countInOffice, findConsentVersions, insertConsentText, lockNewest } from './consent-store';

export async function consentVersions({ db }: ReadContext) {
  const [items, persons] = await Promise.all([findConsentVersions(db), countInOffice(db)]);
  return { items, persons };
}

/**
 * Issues a new version of a text. From its day, everyone including the issuer must agree again before changing anything; earlier consents
 * stay recorded. Refuses an unchanged text, a past day, and following a version that was not seen.
 */
export async function issueConsentText(context: ActContext, { kind, after, inForceFrom, th, en }: InputOf<typeof issueEndpoint>) {
  const { db, actor, now, audit, announce } = context;
  const newest = await lockNewest(db, kind);
  if (newest.version !== after) throw consentIssuedMeanwhile();
  if (inForceFrom < bangkokDay(now)) throw fieldsInvalid({ inForceFrom: consentDayPast });
  if (inForceFrom < newest.inForceFrom) throw fieldsInvalid({ inForceFrom: consentDayBefore });
  if (newest.th === th && newest.en === en) throw fieldsInvalid({ th: consentUnchanged });
  const version = newest.version + 1;
  await insertConsentText(db, { kind, version, inForceFrom, th, en }, { by: actor.personId, now });
  audit({ detail: { page: 'admin-configs', consent: kind, version, on: inForceFrom } });
  announce('settings.changed', { path: 'admin-configs', rowIds: [] });
  return { version };
}
