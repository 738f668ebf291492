import { numberPlace, yearPlace } from '@sarabun/contract/registers/register';
import { toThaiDigits } from '@sarabun/contract/values/thai-digits';

/** The text before and after a number, from its format: `ทด ๐๐๐๑/ว {เลข}` in 2569 gives `ทด ๐๐๐๑/ว ` and nothing. */
export function aroundNumber(template: string, year: number): { prefix: string; suffix: string } {
  const [prefix = '', suffix = ''] = template.replace(yearPlace, toThaiDigits(String(year))).split(numberPlace);
  return { prefix, suffix };
}
