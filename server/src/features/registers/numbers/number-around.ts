import { runsByYear, secretMark, usualTemplate } from '@sarabun/contract/registers/register';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import type { Database, Transaction } from '../../../platform/database';
import type { RegisterKind } from '../../../platform/schema';
import { findTemplate } from '../book/register-store';
import { aroundNumber } from './number-format-rules';

/**
 * What is printed before and after the numbers of a registry on a day: by the text that the settings have for that day, or the
 * unit's letter code as annex 1 has it. Secret orders and certificates have numbers of their own and say so, for nothing else tells them
 * from the open ones. Give it to {@link takeNumber}.
 */
export async function numberAround(
  db: Database | Transaction,
  { unitId, letterCode, kind, isSecret, year, now }: { unitId: number; letterCode: string; kind: RegisterKind; isSecret: boolean; year: number; now: Date },
): Promise<{ prefix: string; suffix: string }> {
  const template = await findTemplate(db, unitId, kind, bangkokDay(now));
  const { prefix, suffix } = aroundNumber(template ?? usualTemplate(kind, letterCode), year);
  return { prefix: isSecret && runsByYear(kind) ? `${secretMark} ${prefix}` : prefix, suffix };
}
