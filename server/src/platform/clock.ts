import { bangkokDay, buddhistYear as yearOfDay } from '@sarabun/contract/values/buddhist-date';

/** The current time for a use case. Only the demonstration office moves it. */
export type Clock = () => Date;

/** The Buddhist year of a moment in Bangkok time; number series restart with it (ข้อ 38, 43). */
export function buddhistYear(moment: Date): number {
  return yearOfDay(bangkokDay(moment));
}
