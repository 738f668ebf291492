import type { QueueCode } from '@sarabun/contract/queues/queue';
import type { DocumentState } from '../../platform/schema';
import { type FiledLeg, watchQueue, workQueue } from '../queues';

/** A leg, as far as the rules of the route need to know it. */
export interface RoutedLeg extends FiledLeg {
  /** Somebody at its desk has opened it. */
  opened: boolean;
  /** It bears a number of the unit's register that is not void. */
  numbered: boolean;
  /** An assignment was proposed together with it. */
  proposed: boolean;
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
 * waits for its approval there, `unopened` while something sent on from it has not been opened yet, `underWay` while somebody it was
 * given to is at work, `reported` while somebody has reported and the matter is still this desk's, `circulated` while some who were
 * informed have not taken note and `informed` ever since, `origin` where the letter came into the office, `signed` where it was signed.
 */
export type Place = QueueCode | 'numbered' | 'proposed' | 'unopened' | 'underWay' | 'reported' | 'circulated' | 'informed' | 'origin' | 'signed';

/** Whether work on a leg is still to be done, at its desk or further on. */
export const isPending = ({ state, closed }: FiledLeg) => !closed && (state === 'delivered' || state === 'received' || state === 'passedOn');

export const childrenOf = <Leg extends FiledLeg>(legs: readonly Leg[], leg: Pick<FiledLeg, 'legId'>): Leg[] =>
  legs.filter(({ parentLegId }) => parentLegId === leg.legId);

/**
 * The legs that are one matter with a leg: of an own letter that went to several, those at its receiver and further on; of any other
 * letter, all of them.
 */
export function branchOf<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg): readonly Leg[] {
  const parentOf = (one: Leg) => legs.find(({ legId }) => legId === one.parentLegId);
  let root = leg;
  for (let parent = parentOf(root); parent?.purpose !== 'signature'; parent = parentOf(root)) {
    if (!parent) return legs;
    root = parent;
  }
  const branch = [root];
  // A leg comes after the one it was sent on from.
  for (const one of legs) if (branch.some(({ legId }) => legId === one.parentLegId)) branch.push(one);
  return branch;
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
  if (work === 'jobReceived' && leg.numbered && children.every(({ state }) => state === 'recalled')) places.push('numbered');
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
  const given = children.filter(watchQueue);
  const informed = children.filter(({ purpose }) => purpose === 'information');
  const isHere = workQueue(leg) !== null || leg.state === 'passedOn';
  return [
    ...(children.some(isUnopened) ? ['unopened' as const] : []),
    ...(leg.state === 'passedOn' && given.some(isPending) ? ['underWay' as const] : []),
    ...(isHere && given.some(({ state }) => state === 'done') ? ['reported' as const] : []),
    ...(informed.some(isPending) ? ['circulated' as const] : []),
    ...(informed.length > 0 ? ['informed' as const] : []),
  ];
}

/** The leg that gets the letter back when this one is returned or refused; null where the sender has none that waits for it. */
export function returnsTo<Leg extends FiledLeg>(legs: readonly Leg[], leg: FiledLeg): Leg | null {
  const parent = legs.find(({ legId }) => legId === leg.parentLegId);
  return parent && parent.toDeskId === leg.fromDeskId && isPending(parent) ? parent : null;
}

/**
 * The leg that comes back to its desk because a leg sent on from it ended: it had passed the letter on, and nobody it was sent to has
 * anything left to do, those who were only informed not counted. So a letter is never without a holder: who gave the work closes
 * the matter, asks again, or reports in turn. Null while others are still at work. `legs` are those after the end.
 */
export function comesBack<Leg extends FiledLeg>(legs: readonly Leg[], ended: FiledLeg): Leg | null {
  const parent = legs.find(({ legId }) => legId === ended.parentLegId);
  if (parent?.state !== 'passedOn') return null;
  return childrenOf(legs, parent).some((child) => isPending(child) && child.responsibility !== 'information') ? null : parent;
}

/**
 * The legs of those who are asked how far they are: to whom this leg's desk has given work that is not done; where it only follows the
 * letter, whoever else holds it now.
 */
export function remindedLegs<Leg extends FiledLeg>(legs: readonly Leg[], leg: Leg): Leg[] {
  const given = childrenOf(legs, leg).filter((child) => isPending(child) && child.purpose !== 'information' && child.responsibility !== 'information');
  if (given.length > 0) return given;
  return legs.filter((one) => (one.state === 'delivered' || one.state === 'received') && one.toDeskId !== leg.toDeskId && one.purpose !== 'information');
}
