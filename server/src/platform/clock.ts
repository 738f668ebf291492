import { bangkokDay, buddhistYear as yearOfDay } from '@sarabun/contract/values/buddhist-date';

/** The moment, as a use case sees it. The demonstration office moves it; nothing else does. */
export type Clock = () => Date;

/** The Buddhist year in which a moment falls in Bangkok; number series restart with it (ข้อ 38, 43). */
export function buddhistYear(moment: Date): number {
  return yearOfDay(bangkokDay(moment));
}
