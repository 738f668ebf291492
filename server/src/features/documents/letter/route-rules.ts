import { type GivenShare, givenBy, givenFor, givenShares, legPurposes } from '@sarabun/contract/documents/leg-purposes';
import type { RetractedVerb } from '@sarabun/contract/documents/verbs';
import type { FiledQueue } from '@sarabun/contract/queues/queue';
import type { DocumentState } from '../../../platform/schema';
import { type FiledLeg, watchQueue, workQueue } from '../../queues';

/** An act that may be taken back: the leg on which it was done, the verb, and the last leg of the letter then. */
export interface ChangedBy {
  legId: number;
  act: RetractedVerb;
  lastSequence: number;
}

/** What the route rules need to know about a leg. */
export interface RoutedLeg extends FiledLeg {
  /** Someone at its desk has opened it. */
  opened: boolean;
  /** It has a number of the unit's register that is not void. */
  numbered: boolean;
  /** It came with a proposed assignment. */
  proposed: boolean;
  /** The assigner has accepted the report on it. */
  accepted: boolean;
  sequence: number;
  /** It asks a member of a committee for the signature. */
  ofPanel: boolean;
  /** The last act that changed it and may be taken back, or null. */
  changedBy: ChangedBy | null;
}

/** What the route rules need to know about a letter. */
export interface RoutedLetter {
  state: DocumentState;
  /** The desk of its writer; null for a letter from outside. */
  writerDeskId: number | null;
  legs: readonly RoutedLeg[];
  follows: readonly { deskId: number }[];
}

/**
 * The places of a leg at its desk: its queues, and `numbered` while nothing but its receipt has happened, `proposed` while an assignment
 * waits for approval, `unopened` while a leg sent on from it is unopened, `underWay` while assigned work is unfinished, `reported` while
 * there is a report and the matter is still this desk's, `unaccepted` while such a report is not accepted, `pending.…` while shares of that
 * kind are unfinished, `informed` if others were informed, `origin` where the letter came into the office, `signed` where it was signed,
 * `member` where a member of a committee is asked for the signature, `retractable` while nobody went on after an answer or a repeated receipt.
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
  | 'signed'
  | 'member'
  | 'retractable';

/**
 * What a desk is responsible for on a leg: `matter`: the letter itself, which it may close; `work`: work given to it (or to the desk that
 * passed it on), which it reports on; `information`: something it acknowledges.
 */
export type Share = 'matter' | GivenShare;

const shares = Object.keys(givenShares) as GivenShare[];

/** Whether work on a leg is unfinished, at its desk or further on. */
export const isPending = ({ state, closed }: FiledLeg) => !closed && (state === 'delivered' || state === 'received' || state === 'passedOn');

export const childrenOf = <Leg extends FiledLeg>(legs: readonly Leg[], leg: Pick<FiledLeg, 'legId'>): Leg[] =>
  legs.filter(({ parentLegId }) => parentLegId === leg.legId);

const parentOf = <Leg extends FiledLeg>(legs: readonly Leg[], leg: FiledLeg) => legs.find(({ legId }) => legId === leg.parentLegId);

/**
 * What a desk is responsible for on a leg: what this leg gave, or else the nearest earlier leg that gave something, or else the matter
 * itself.
 */
export function shareOf(legs: readonly FiledLeg[], leg: FiledLeg): Share {
  for (let one: FiledLeg | undefined = leg; one; one = parentOf(legs, one)) {
    const given = givenBy(one);
    if (given) return given;
  }
  return 'matter';
}

/**
 * The legs that end when a desk finishes its share on one of them. If the desk got the share itself, presented the letter, got it back with
 * an order, and nobody else is working on it, the legs in between end too, the one that gave the share last; otherwise only this leg.
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

/** Whether a leg is one of several with which a letter went to several desks, each to handle it separately. */
function isOneOfSeveral(legs: readonly FiledLeg[], leg: FiledLeg, parent: FiledLeg): boolean {
  if (parent.purpose === 'signature') return true;
  return (
    leg.purpose === 'delivery' && childrenOf(legs, parent).some((one) => one.purpose === 'delivery' && one.state !== 'recalled' && one.legId !== leg.legId)
  );
}

/**
 * The legs that form one matter with a leg. If a letter went to several (an own letter, or one passed on), they are those at that receiver
 * and beyond; otherwise all legs.
 */
export function branchOf<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg): readonly Leg[] {
  let root = leg;
  for (let parent = parentOf(legs, root); parent && !isOneOfSeveral(legs, root, parent); parent = parentOf(legs, root)) root = parent;
  return parentOf(legs, root) ? withAllBelow(legs, root) : legs;
}

/** A leg and all its descendants. */
function withAllBelow<Leg extends FiledLeg>(legs: readonly Leg[], first: Leg): Leg[] {
  const found = [first];
  // A leg comes after its parent.
  for (const one of legs) if (found.some(({ legId }) => legId === one.parentLegId)) found.push(one);
  return found;
}

/**
 * What closing the matter of a leg does: the legs of the matter, those that end with it, and whether the letter goes on elsewhere with
 * someone who has more than information.
 */
export function closingOf<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg): { branch: readonly Leg[]; ended: Leg[]; goesOn: boolean } {
  const branch = branchOf(legs, leg);
  const isOpen = ({ state }: Leg) => state === 'delivered' || state === 'received';
  const goesOn = legs.some((one) => isOpen(one) && !branch.includes(one) && shareOf(legs, one) !== 'information');
  return { branch, ended: (goesOn ? branch : legs).filter(isOpen), goesOn };
}

/** Whether a leg may still be recalled: nobody at its desk has opened or received it. */
export const isUnopened = (leg: RoutedLeg) => leg.state === 'delivered' && !leg.opened;

/**
 * Why what was done on a leg cannot be taken back: nothing was, the desk that got the answer has opened it, or somebody went on. Null if it
 * can.
 */
export function whyNotRetracted(leg: RoutedLeg, { state, legs }: RoutedLetter): 'nothing' | 'opened' | 'wentOn' | null {
  const { changedBy } = leg;
  if (changedBy?.legId !== leg.legId) return 'nothing';
  if (changedBy.act === 'receiveSame') {
    const isAsReceived = leg.state === 'done' || (leg.state === 'received' && leg.backAt === null && state !== 'closed');
    return isAsReceived && childrenOf(legs, leg).every((child) => child.state === 'recalled') ? null : 'wentOn';
  }
  if (leg.state !== 'done' || leg.accepted || leg.closed || state === 'closed') return 'wentOn';
  const parent = parentOf(legs, topOf(legs, leg));
  if (!parent) return null;
  const isWaiting = parent.state === 'passedOn' || (parent.state === 'received' && parent.backAt !== null);
  const wasSentOn = childrenOf(legs, parent).some((child) => child.sequence > changedBy.lastSequence && child.state !== 'recalled');
  if (!isWaiting || wasSentOn || parent.closed) return 'wentOn';
  return parent.state === 'received' && parent.opened ? 'opened' : null;
}

/** The topmost of the legs that ended by an answer on a leg. */
export const topOf = <Leg extends RoutedLeg>(legs: readonly Leg[], leg: Leg): Leg =>
  legs.find((one) => one.changedBy?.legId === leg.legId && one.state === 'done') ?? leg;

/** All places of a leg at its receiving desk. */
export function placesOf(leg: RoutedLeg, letter: RoutedLetter): Place[] {
  if (letter.state === 'cancelled') return [];
  const places: Place[] = whyNotRetracted(leg, letter) === null ? ['retractable'] : [];
  if (letter.state === 'closed' || leg.closed) return ['jobCompleted', ...places];
  const work = workQueue(leg);
  const children = childrenOf(letter.legs, leg);
  if (work) places.push(work);
  if ((work === 'jobReceived' || work === 'jobCommand') && leg.numbered && children.every(({ state }) => state === 'recalled')) places.push('numbered');
  if (work === 'waitAssign' && leg.proposed && leg.backAt === null) places.push('proposed');
  for (const child of children) {
    const watch = watchQueue(child);
    if (watch) places.push(watch);
  }
  if (work === 'sign' && leg.ofPanel) places.push('member');
  places.push(...sentOn(leg, children));
  if (leg.parentLegId === null && leg.fromDeskId === null && letter.state === 'inProcess') places.push('origin');
  if (leg.purpose === 'signature' && leg.state === 'done' && letter.state === 'signed') places.push('signed');
  if (letter.follows.some(({ deskId }) => deskId === leg.toDeskId)) places.push('jobFollow');
  return places;
}

/** The places of a leg that follow from the legs sent on from it. */
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

/** Those of the children by which work was assigned. */
const workAmong = <Leg extends FiledLeg>(children: readonly Leg[]): Leg[] => children.filter((leg) => watchQueue(leg) && givenFor(leg.purpose) === 'work');

/** Of assigning legs in their order, those with a report whose desk has not been asked again since. */
function reportsAmong<Leg extends FiledLeg>(given: readonly Leg[]): Leg[] {
  const isReport = ({ state, responsibility }: FiledLeg) => state === 'done' && responsibility !== 'information';
  return given.filter(
    (one, index) => isReport(one) && !given.slice(index + 1).some((later) => later.toDeskId === one.toDeskId && (isPending(later) || isReport(later))),
  );
}

/** The reports on work assigned from a leg that are final so far: nobody was asked again. */
export const reportsOn = <Leg extends FiledLeg>(legs: readonly Leg[], leg: Pick<FiledLeg, 'legId'>): Leg[] => reportsAmong(workAmong(childrenOf(legs, leg)));

/**
 * The desk that gets an order on a leg if no assignees are named: the desk that presented or passed on the letter; null if there is none.
 */
export const orderReturnsTo = ({ purpose, fromDeskId }: Pick<FiledLeg, 'purpose' | 'fromDeskId'>): number | null =>
  legPurposes[purpose].orderReturns ? fromDeskId : null;

/** The leg that gets the letter back when this one is returned or refused; null if the sender has none waiting. */
export function returnsTo<Leg extends FiledLeg>(legs: readonly Leg[], leg: FiledLeg): Leg | null {
  const parent = parentOf(legs, leg);
  return parent && parent.toDeskId === leg.fromDeskId && isPending(parent) ? parent : null;
}

/**
 * The leg that returns to its desk when a leg sent on from it ends: it had passed the letter on, and no receiver has anything left to do,
 * not counting information. So a letter always has a holder, who closes the matter, asks again, or reports in turn. Null while others are
 * still working. `legs` are those after the end.
 */
export function comesBack<Leg extends FiledLeg>(legs: readonly Leg[], ended: FiledLeg): Leg | null {
  const parent = parentOf(legs, ended);
  if (parent?.state !== 'passedOn') return null;
  return childrenOf(legs, parent).some((child) => isPending(child) && child.responsibility !== 'information') ? null : parent;
}

/**
 * The legs to remind: unfinished work assigned by this leg's desk or, if the desk only follows the letter, the legs of its other current
 * holders.
 */
export function remindedLegs<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg): Leg[] {
  const given = childrenOf(legs, leg).filter((child) => isPending(child) && givenBy(child) !== 'information');
  if (given.length > 0) return given;
  return legs.filter(
    (one) => (one.state === 'delivered' || one.state === 'received') && one.toDeskId !== leg.toDeskId && givenFor(one.purpose) !== 'information',
  );
}
