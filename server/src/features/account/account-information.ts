import type { ActContext, ReadContext } from '../../platform/action';
import { findAccountInformation, saveOwnInformation } from './account-store';

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
