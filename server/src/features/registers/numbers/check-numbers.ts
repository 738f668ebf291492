import type { AnswerOf } from '@sarabun/contract/endpoint';
import type { checkNumbers as endpoint } from '@sarabun/contract/registers/number-check';
import type { ReadContext } from '../../../platform/action';
import { findNumberFaults, findSeries, type NumberFault } from './number-chain-store';

const keyOf = ({ registerId, year }: { registerId: number; year: number }) => `${registerId}/${year}`;

/** Checks every series, those with faults first. Nothing of a letter is read; secret registers are named to people who are cleared. */
export async function checkNumbers({ db, actor, now }: ReadContext): Promise<AnswerOf<typeof endpoint>> {
  const series = (await findSeries(db)).filter(({ isSecret }) => !isSecret || actor.clearance > 1);
  const wrong = new Map<string, Pick<NumberFault, 'number' | 'what' | 'elsewhere'>[]>();
  for (const fault of await findNumberFaults(db)) {
    const { number, what, elsewhere } = fault;
    wrong.set(keyOf(fault), [...(wrong.get(keyOf(fault)) ?? []), { number, what, ...(elsewhere && { elsewhere }) }]);
  }
  const items = series.map(({ titleTh, titleEn, ...one }) => ({ ...one, title: { th: titleTh, en: titleEn }, faults: wrong.get(keyOf(one)) ?? [] }));
  return { checkedAt: now, items: items.sort((one, other) => Number(other.faults.length > 0) - Number(one.faults.length > 0)) };
}
