import { usualTemplate } from '@sarabun/contract/registers/register';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Database, Transaction } from '../../platform/database';
import type { RegisterKind } from '../../platform/schema';
import { aroundNumber } from './number-format-rules';
import { findTemplate } from './register-store';

/**
 * What is printed before and after the numbers of a registry on a day: by the text that the settings have for that day, or the
 * unit's letter code as annex 1 has it. Give it to {@link takeNumber}.
 */
export async function numberAround(
  db: Database | Transaction,
  { unitId, letterCode, kind, year, now }: { unitId: number; letterCode: string; kind: RegisterKind; year: number; now: Date },
): Promise<{ prefix: string; suffix: string }> {
  const template = await findTemplate(db, unitId, kind, bangkokDay(now));
  return aroundNumber(template ?? usualTemplate(kind, letterCode), year);
}
