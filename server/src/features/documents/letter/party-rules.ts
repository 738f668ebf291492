import type { Responsibility } from '@sarabun/contract/documents/action';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { dueInPast, noMainParty, partyTwice } from './refusals';

/** A desk that is made responsible. */
export interface NamedParty {
  deskId: number;
  responsibility: Responsibility;
}

/** Refuses parties of whom not exactly one is mainly responsible, or one is named twice, and a due day (`YYYY-MM-DD`) that has passed. */
export function checkParties(parties: readonly NamedParty[], dueOn: string | null, now: Date): void {
  if (parties.filter((party) => party.responsibility === 'main').length !== 1) throw noMainParty();
  if (new Set(parties.map((party) => party.deskId)).size !== parties.length) throw partyTwice();
  checkDue(dueOn, now);
}

/** Refuses a due day that has passed. */
export function checkDue(dueOn: string | null, now: Date): void {
  if (dueOn !== null && dueOn < bangkokDay(now)) throw dueInPast();
}
