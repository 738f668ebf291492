import type { Origin } from '../../../platform/action';
import { networkOf } from '../../../platform/client-address';
import { hashOf } from '../sessions/tokens';
import { addressLimit, comparisonLimit, type Limit, oneLimit, strangersLimit, turnLimit, turnsLimit } from './throttle-rules';

export interface Counter {
  subject: string;
  limit: Limit;
}

/** How one try is limited and counted. */
export interface Tries {
  /** While one of these has a wait, nothing is tried. */
  asked: readonly Counter[];
  /** A wrong try counts for these, always in this order, to avoid deadlocks. */
  counted: readonly Counter[];
  /** A right try resets this counter. */
  own: Counter;
  /** Tries in one lane at a directory account run one after another. */
  lane: string;
}

const hashed = (text: string) => hashOf(text).toString('base64url');
const only = (own: Counter): Tries => ({ asked: [own], counted: [own], own, lane: own.subject });

/** An account by the typed name, whether it exists or not. */
export function accountSubject(username: string): string {
  return hashed(username.trim().toLowerCase());
}

/** The address of a request, whatever is tried there. */
export function placeOf(origin: Origin): Counter {
  return { subject: `address:${networkOf(origin.address)}`, limit: addressLimit };
}

/** Tries in a browser in which the person has signed in before; tries from elsewhere do not make it wait. */
export function triesOfKnown(account: string, device: string): Tries {
  return only({ subject: `known:${account}:${hashed(device)}`, limit: oneLimit });
}

/**
 * Tries of a stranger at an account: counted for the address at the account, for the address, and for all strangers at the account. A
 * person who has waited as told has a turn, and neither the address nor other strangers extend the wait.
 */
export function triesOfStranger(account: string, origin: Origin, hasTurn: boolean): Tries {
  const network = networkOf(origin.address);
  const own = { subject: `pair:${account}:${network}`, limit: oneLimit };
  const strangers = { subject: `strangers:${account}`, limit: strangersLimit };
  const counted = [own, placeOf(origin), strangers];
  const lane = strangers.subject;
  if (!hasTurn) return { asked: counted, counted, own, lane };
  const turns = [
    { subject: `turn:${account}:${network}`, limit: turnLimit },
    { subject: `turns:${account}`, limit: turnsLimit },
  ];
  return { asked: turns, counted: [...turns, ...counted], own, lane };
}

/** Codes of issued letters that do not exist, from one address. */
export function wrongProofsFrom(origin: Origin): Counter {
  return { subject: `proof:${networkOf(origin.address)}`, limit: addressLimit };
}

/** Addresses of calendar feeds that do not exist, from one address. */
export function wrongFeedsFrom(origin: Origin): Counter {
  return { subject: `feed:${networkOf(origin.address)}`, limit: addressLimit };
}

/** Files sent from one address to be compared with an issued letter, right or wrong. */
export function comparisonsFrom(origin: Origin): Counter {
  return { subject: `compare:${networkOf(origin.address)}`, limit: comparisonLimit };
}

/** The second factor of the same try. Anyone who gets here knows the password, so all strangers together share one counter. */
export function triesAtSecondFactor(tries: Tries, account: string): Tries {
  if (tries.lane === tries.own.subject) return tries;
  const all = { subject: `second-factor:${account}`, limit: oneLimit };
  return { ...tries, asked: [...tries.asked, all], counted: [...tries.counted, all] };
}

/** Mailed codes of a signed-in person, each of which has few tries. */
export function codesOfSignedIn(personId: number): Counter {
  return { subject: `own-codes:${personId}`, limit: addressLimit };
}

/** Tries of a signed-in person at their own password or second factor. Only this person's sessions affect them. */
export function triesOfSignedIn(personId: number): Tries {
  return only({ subject: `own:${personId}`, limit: oneLimit });
}
