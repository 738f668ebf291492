import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type {
  appointClearance as appointEndpoint,
  endClearance as endEndpoint,
  listClearances as listEndpoint,
  secretRegistrars as registrarsEndpoint,
} from '@sarabun/contract/rights/clearances';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext, ReadContext } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { notToOneself } from '../acting';

import { isInOffice } from './appointment-store';
import { clearanceBetween, clearanceIsThere, findClearances, findSecretRegistrars, insertClearance, markClearanceEnded } from './clearance-store';
import { alreadyCleared, alreadyEnded, beginsInPast, endsBeforeStart, noSuchPerson } from './refusals';

/** Who is appointed for which secrecy class (ข้อ 35). */
export async function listClearances(
  { db, now }: ReadContext,
  { page, pageSize, search, state }: InputOf<typeof listEndpoint>,
): Promise<AnswerOf<typeof listEndpoint>> {
  return { ...(await findClearances(db, { search, state, today: bangkokDay(now), limit: pageSize, offset: (page - 1) * pageSize })), page, pageSize };
}

export async function secretRegistrars({ db, now }: ReadContext): Promise<AnswerOf<typeof registrarsEndpoint>> {
  return { items: await findSecretRegistrars(db, bangkokDay(now)) };
}

/** Appoints another person to read ลับ or ลับมาก. Their open screens update at once. */
export async function appointClearance({ db, actor, now, audit, announce }: ActContext, given: InputOf<typeof appointEndpoint>) {
  const faults: Record<string, Label> = {};
  if (!(await isInOffice(db, given.personId))) faults.personId = noSuchPerson;
  if (given.startsOn < bangkokDay(now)) faults.startsOn = beginsInPast;
  if (given.endsOn !== null && given.endsOn < given.startsOn) faults.endsOn = endsBeforeStart;
  if (Object.keys(faults).length > 0) throw fieldsInvalid(faults);
  if (given.personId === actor.personId) throw notToOneself();
  if (await clearanceBetween(db, given.personId, given.level, given.startsOn, given.endsOn)) throw alreadyCleared();
  const clearanceId = await insertClearance(db, given, actor.personId, now);
  announce('rights.changed', { personIds: [given.personId] });
  audit({ detail: { clearanceId, to: given.personId, level: given.level } });
  return { clearanceId };
}

export async function endClearance({ db, actor, now, audit, announce }: ActContext, { clearanceId, reason }: InputOf<typeof endEndpoint>) {
  const ended = await markClearanceEnded(db, clearanceId, reason, actor.personId, now);
  if (!ended) throw (await clearanceIsThere(db, clearanceId)) ? alreadyEnded() : notFound();
  announce('rights.changed', { personIds: [ended.personId] });
  audit({ detail: { clearanceId, of: ended.personId, reason } });
  return {};
}
