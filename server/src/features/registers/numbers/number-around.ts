import { runsByYear, secretMark, usualTemplate } from '@sarabun/contract/registers/register';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Database, Transaction } from '../../../platform/database';
import type { RegisterKind } from '../../../platform/schema';
import { findTemplate } from '../book/register-store';
import { aroundNumber } from './number-format-rules';

/**
 * The text printed before and after a registry's numbers on a day: from the settings for that day, or the unit's letter code as in annex 1.
 * Secret orders and certificates have their own numbers and say so, because nothing else distinguishes them from open ones. Pass it to
 * {@link takeNumber}.
 */
export async function numberAround(
  db: Database | Transaction,
  { unitId, letterCode, kind, isSecret, year, now }: { unitId: number; letterCode: string; kind: RegisterKind; isSecret: boolean; year: number; now: Date },
): Promise<{ prefix: string; suffix: string }> {
  const template = await findTemplate(db, unitId, kind, bangkokDay(now));
  const { prefix, suffix } = aroundNumber(template ?? usualTemplate(kind, letterCode), year);
  return { prefix: isSecret && runsByYear(kind) ? `${secretMark} ${prefix}` : prefix, suffix };
}
