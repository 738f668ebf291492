import type { FoundLetter } from '@sarabun/contract/search/search';
import { foldSearch } from '@sarabun/contract/values/search-text';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';
import { useText } from '../../platform/i18n';

type RegisterNumber = FoundLetter['receipts'][number];

const isAsked = ({ number, year }: RegisterNumber, terms: readonly string[]) => terms.some((term) => term === `${number}` || term === `${number}/${year}`);

/** The numbers of a found letter in registers, in words: the receive numbers, and cancelled and send numbers by which it was found. */
export function useRegisterNumbers({ receipts }: FoundLetter, terms: readonly string[]): string[] {
  const { t } = useText();
  return receipts
    .filter((one) => (one.register === 'receive' && !one.isCancelled) || isAsked(one, terms))
    .map((one) => {
      const { register, number, year, unitName: unit, isCancelled } = one;
      const said = t(register === 'receive' ? 'search.receipt' : 'search.sentUnder', { number, year, unit });
      return toThaiDigits(isCancelled ? t('search.cancelledNumber', { number: said }) : said);
    });
}

/** The number at the end of what was typed after other words, in Arabic digits: "คำสั่งที่ ๑๒/๒๕๖๙" has 12. Null without either. */
export function numberAfterWords(query: string): string | null {
  const [, number] = /^\D+?(\d{1,9})(?:\s*\/\s*\d{2,4})?$/.exec(foldSearch(query).trim()) ?? [];
  return number ?? null;
}
