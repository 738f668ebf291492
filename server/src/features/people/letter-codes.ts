import { bangkokDay, buddhistYear as yearOfDay } from '@sarabun/contract/values/buddhist-date';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext, ReadContext } from '../../platform/action';
import { type CodeOfUnit, findCodes, findSharing, findUsed, lockLetterCodes } from './letter-code-store';
import { endsInStroke, inUse, usedInYear } from './letter-code-texts';

/** Which registries cannot number their letters under these codes from a day on, and why. */
export async function faultsOfCodes({ db }: Pick<ReadContext, 'db'>, codes: readonly CodeOfUnit[], from: string): Promise<Map<number, Label>> {
  const given = codes.filter(({ letterCode }) => letterCode !== '');
  const faults = new Map<number, Label>();
  if (given.length === 0) return faults;
  const year = yearOfDay(from);
  for (const { unitId, otherName } of await findUsed(db, given, { day: from, year })) faults.set(unitId, usedInYear(otherName, year));
  for (const { unitId, otherName } of await findSharing(db, given, from)) faults.set(unitId, inUse(otherName));
  for (const { unitId, letterCode } of given) if (letterCode.endsWith('/')) faults.set(unitId, endsInStroke);
  return faults;
}

/** Why a registry cannot have a code from a day on; null if it can. */
export async function faultOfCode({ db }: Pick<ActContext, 'db'>, code: CodeOfUnit, from: string): Promise<Label | null> {
  await lockLetterCodes(db);
  return (await faultsOfCodes({ db }, [code], from)).get(code.unitId) ?? null;
}

/**
 * Why units cannot number their letters under the codes, and by the formats, that they have now; null if they can. Units without a registry
 * of their own may repeat the code of another.
 */
export async function faultOfUnits({ db, now }: Pick<ActContext, 'db' | 'now'>, unitIds: readonly number[]): Promise<Label | null> {
  if (unitIds.length === 0) return null;
  await lockLetterCodes(db);
  const [fault] = (await faultsOfCodes({ db }, await findCodes(db, unitIds), bangkokDay(now))).values();
  return fault ?? null;
}
