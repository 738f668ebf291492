import type { ActContext, ReadContext } from '../../platform/action';
import { findAccountInformation, saveGoesOn, saveOwnInformation } from './account-store';

/** The stored data of the current person. */
export function readAccountInformation({ db, actor, now }: ReadContext) {
  return findAccountInformation(db, actor.personId, now);
}

/** Saves the person's own English name and telephone. */
export async function saveAccountInformation(
  { db, actor, audit }: ActContext,
  given: { firstNameEn: string; lastNameEn: string; phone: string },
): Promise<Record<string, never>> {
  await saveOwnInformation(db, actor.personId, given);
  audit({ detail: {} });
  return {};
}

/** Says whether the next letter of a queue opens by itself once one was dealt with. */
export async function saveWayOfWorking({ db, actor, audit }: ActContext, { goesOn }: { goesOn: boolean }): Promise<Record<string, never>> {
  await saveGoesOn(db, actor.personId, goesOn);
  audit({ detail: { goesOn } });
  return {};
}
