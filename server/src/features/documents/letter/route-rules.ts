import { type GivenShare, givenBy, givenFor, givenShares, legPurposes } from '@sarabun/contract/documents/leg-purposes';
import type { FiledQueue } from '@sarabun/contract/queues/queue';
import type { DocumentState } from '../../../platform/schema';
import { type FiledLeg, watchQueue, workQueue } from '../../queues';

/** A leg, as far as the rules of the route need to know it. */
export interface RoutedLeg extends FiledLeg {
  /** Somebody at its desk has opened it. */
  opened: boolean;
  /** It bears a number of the unit's register that is not void. */
  numbered: boolean;
  /** An assignment was proposed together with it. */
  proposed: boolean;
  /** Who gave the work has accepted the report on it. */
  accepted: boolean;
}

/** A letter, as far as the rules of the route need to know it. */
export interface RoutedLetter {
  state: DocumentState;
  /** The desk of who wrote it; null for a letter from outside. */
  writerDeskId: number | null;
  legs: readonly RoutedLeg[];
  follows: readonly { deskId: number }[];
}

/**
 * Where a leg lies at its desk: its queues, and `numbered` while nothing but its receipt has happened, `proposed` while an assignment
 * waits for its approval there, `unopened` while something sent on from it has not been opened yet, `underWay` while it waits for those
 * who were given work, `reported` while somebody has reported and the matter is still this desk's, `unaccepted` while such a report
 * has not been accepted, `pending.…` while some who were given that have not ended it, `informed` where some were informed, `origin` where
 * the letter came into the office, `signed` where it was signed.
 */
export type Place =
  | FiledQueue
  | 'numbered'
  | 'proposed'
  | 'unopened'
  | 'underWay'
  | 'reported'
  | 'unaccepted'
  | `pending.${GivenShare}`
  | 'informed'
  | 'origin'
  | 'signed';

/**
 * What a desk has in hand on a leg: `matter` – the letter itself, which it may close; `work` – work that was given, to itself or to who
 * sent it on to it, which it reports on; `information` – something it was only told, which it takes note of.
 */
export type Share = 'matter' | GivenShare;

const shares = Object.keys(givenShares) as GivenShare[];

/** Whether work on a leg is still to be done, at its desk or further on. */
export const isPending = ({ state, closed }: FiledLeg) => !closed && (state === 'delivered' || state === 'received' || state === 'passedOn');

export const childrenOf = <Leg extends FiledLeg>(legs: readonly Leg[], leg: Pick<FiledLeg, 'legId'>): Leg[] =>
  legs.filter(({ parentLegId }) => parentLegId === leg.legId);

const parentOf = <Leg extends FiledLeg>(legs: readonly Leg[], leg: FiledLeg) => legs.find(({ legId }) => legId === leg.parentLegId);

/** What a desk has in hand on a leg: what the leg gave, or the nearest one before it that gave something; else the matter itself. */
export function shareOf(legs: readonly FiledLeg[], leg: FiledLeg): Share {
  for (let one: FiledLeg | undefined = leg; one; one = parentOf(legs, one)) {
    const given = givenBy(one);
    if (given) return given;
  }
  return 'matter';
}

/**
 * The legs that end when a desk says on one that it has done its share. Where it was given the share itself, put the letter up, got it back
 * with an order and nobody else is at work on it, those between end too, the one that gave the share last; otherwise this leg alone.
 */
export function endsTogether<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg): Leg[] {
  const between = [leg];
  for (let one: Leg | undefined = leg; one && givenBy(one) === null; ) {
    one = parentOf(legs, one);
    if (one) between.push(one);
  }
  const first = between.at(-1) ?? leg;
  const isBusy = (one: Leg) => (one.state === 'delivered' || one.state === 'received') && one !== leg && shareOf(legs, one) !== 'information';
  if (first.toDeskId !== leg.toDeskId || givenBy(first) === null || withAllBelow(legs, first).some(isBusy)) return [leg];
  return between;
}

/** Whether a leg is one of several by which a letter went to several desks, each to deal with it for itself. */
function isOneOfSeveral(legs: readonly FiledLeg[], leg: FiledLeg, parent: FiledLeg): boolean {
  if (parent.purpose === 'signature') return true;
  return (
    leg.purpose === 'delivery' && childrenOf(legs, parent).some((one) => one.purpose === 'delivery' && one.state !== 'recalled' && one.legId !== leg.legId)
  );
}

/**
 * The legs that are one matter with a leg: of a letter that went to several – an own one, or one that was passed on –, those at its receiver
 * and further on; of any other letter, all of them.
 */
export function branchOf<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg): readonly Leg[] {
  let root = leg;
  for (let parent = parentOf(legs, root); parent && !isOneOfSeveral(legs, root, parent); parent = parentOf(legs, root)) root = parent;
  return parentOf(legs, root) ? withAllBelow(legs, root) : legs;
}

/** A leg and all that came of it. */
function withAllBelow<Leg extends FiledLeg>(legs: readonly Leg[], first: Leg): Leg[] {
  const found = [first];
  // A leg comes after the one it was sent on from.
  for (const one of legs) if (found.some(({ legId }) => legId === one.parentLegId)) found.push(one);
  return found;
}

/**
 * What closing the matter of a leg comes to: the legs of the matter, those that end with it, and whether the letter goes on elsewhere – at
 * somebody who has more than word of it.
 */
export function closingOf<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg): { branch: readonly Leg[]; ended: Leg[]; goesOn: boolean } {
  const branch = branchOf(legs, leg);
  const isOpen = ({ state }: Leg) => state === 'delivered' || state === 'received';
  const goesOn = legs.some((one) => isOpen(one) && !branch.includes(one) && shareOf(legs, one) !== 'information');
  return { branch, ended: (goesOn ? branch : legs).filter(isOpen), goesOn };
}

/** Whether a hand-over may still be pulled back: nobody at its desk has opened or received it. */
export const isUnopened = (leg: RoutedLeg) => leg.state === 'delivered' && !leg.opened;

/** Every place where a leg lies at the desk it was sent to. */
export function placesOf(leg: RoutedLeg, letter: RoutedLetter): Place[] {
  if (letter.state === 'cancelled') return [];
  if (letter.state === 'closed' || leg.closed) return ['jobCompleted'];
  const places: Place[] = [];
  const work = workQueue(leg);
  const children = childrenOf(letter.legs, leg);
  if (work) places.push(work);
  if ((work === 'jobReceived' || work === 'jobCommand') && leg.numbered && children.every(({ state }) => state === 'recalled')) places.push('numbered');
  if (work === 'waitAssign' && leg.proposed && leg.backAt === null) places.push('proposed');
  for (const child of children) {
    const watch = watchQueue(child);
    if (watch) places.push(watch);
  }
  places.push(...sentOn(leg, children));
  if (leg.parentLegId === null && leg.fromDeskId === null && letter.state === 'inProcess') places.push('origin');
  if (leg.purpose === 'signature' && leg.state === 'done' && letter.state === 'signed') places.push('signed');
  if (letter.follows.some(({ deskId }) => deskId === leg.toDeskId)) places.push('jobFollow');
  return places;
}

/** The places of a leg because of what was sent on from it. */
function sentOn(leg: RoutedLeg, children: readonly RoutedLeg[]): Place[] {
  const given = workAmong(children);
  const isHere = workQueue(leg) !== null || leg.state === 'passedOn';
  const reports = isHere ? reportsAmong(given) : [];
  return [
    ...(children.some(isUnopened) ? ['unopened' as const] : []),
    ...(leg.state === 'passedOn' && given.some(isPending) ? ['underWay' as const] : []),
    ...(reports.length > 0 ? ['reported' as const] : []),
    ...(reports.some(({ accepted }) => !accepted) ? ['unaccepted' as const] : []),
    ...shares.flatMap((share) => (children.some((child) => isPending(child) && givenFor(child.purpose) === share) ? [`pending.${share}` as const] : [])),
    ...(children.some(({ purpose }) => givenFor(purpose) === 'information') ? ['informed' as const] : []),
  ];
}

/** Of the legs that were sent on from one, those by which work was given. */
const workAmong = <Leg extends FiledLeg>(children: readonly Leg[]): Leg[] => children.filter((leg) => watchQueue(leg) && givenFor(leg.purpose) === 'work');

/** Of legs by which work was given, in their order, those that were reported on and whose desk has not been given the work again since. */
function reportsAmong<Leg extends FiledLeg>(given: readonly Leg[]): Leg[] {
  const isReport = ({ state, responsibility }: FiledLeg) => state === 'done' && responsibility !== 'information';
  return given.filter(
    (one, index) => isReport(one) && !given.slice(index + 1).some((later) => later.toDeskId === one.toDeskId && (isPending(later) || isReport(later))),
  );
}

/** The reports on work given from a leg that stand: nobody was asked again about them. */
export const reportsOn = <Leg extends FiledLeg>(legs: readonly Leg[], leg: Pick<FiledLeg, 'legId'>): Leg[] => reportsAmong(workAmong(childrenOf(legs, leg)));

/** The desk to which an order on a leg goes back where nobody is named: that of who presented the letter or passed it on; null where there is none. */
export const orderReturnsTo = ({ purpose, fromDeskId }: Pick<FiledLeg, 'purpose' | 'fromDeskId'>): number | null =>
  legPurposes[purpose].orderReturns ? fromDeskId : null;

/** The leg that gets the letter back when this one is returned or refused; null where the sender has none that waits for it. */
export function returnsTo<Leg extends FiledLeg>(legs: readonly Leg[], leg: FiledLeg): Leg | null {
  const parent = parentOf(legs, leg);
  return parent && parent.toDeskId === leg.fromDeskId && isPending(parent) ? parent : null;
}

/**
 * The leg that comes back to its desk because a leg sent on from it ended: it had passed the letter on, and nobody it was sent to has
 * anything left to do, those who were only informed not counted. So a letter is never without a holder: who gave the work closes
 * the matter, asks again, or reports in turn. Null while others are still at work. `legs` are those after the end.
 */
export function comesBack<Leg extends FiledLeg>(legs: readonly Leg[], ended: FiledLeg): Leg | null {
  const parent = parentOf(legs, ended);
  if (parent?.state !== 'passedOn') return null;
  return childrenOf(legs, parent).some((child) => isPending(child) && child.responsibility !== 'information') ? null : parent;
}

/**
 * The legs of those who are asked how far they are: to whom this leg's desk has given work that is not done; where it only follows the
 * letter, whoever else holds it now.
 */
export function remindedLegs<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg): Leg[] {
  const given = childrenOf(legs, leg).filter((child) => isPending(child) && givenBy(child) !== 'information');
  if (given.length > 0) return given;
  return legs.filter(
    (one) => (one.state === 'delivered' || one.state === 'received') && one.toDeskId !== leg.toDeskId && givenFor(one.purpose) !== 'information',
  );
}
