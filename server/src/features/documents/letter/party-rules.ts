import type { Responsibility } from '@sarabun/contract/documents/action';
import { bangkokDay } from '@sarabun/contract/values/buddhist-date';
import { dueInPast, noMainParty, partyTwice } from './refusals';

/** A desk that is made responsible. */
export interface NamedParty {
  deskId: number;
  responsibility: Responsibility;
}

/** Refuses assignees without exactly one main one, duplicates, and a past due day (`YYYY-MM-DD`). */
export function checkParties(parties: readonly NamedParty[], dueOn: string | null, now: Date): void {
  if (parties.filter((party) => party.responsibility === 'main').length !== 1) throw noMainParty();
  if (new Set(parties.map((party) => party.deskId)).size !== parties.length) throw partyTwice();
  checkDue(dueOn, now);
}

export function checkDue(dueOn: string | null, now: Date): void {
  if (dueOn !== null && dueOn < bangkokDay(now)) throw dueInPast();
}
