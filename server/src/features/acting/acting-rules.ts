import { besideTheHolder } from '@sarabun/contract/acting/acting-phrase';
import { dayAfter } from '@sarabun/contract/values/buddhist-date';
import type { ActingPhrase } from '../../platform/schema';

/** Days, both included; open-ended without an end. */
export interface Span {
  startsOn: string;
  endsOn: string | null;
}

interface PersonSpan extends Span {
  personId: number;
}

/** What the rules need to know about an order to act for a post. */
export interface ActingOrder extends Span {
  orderId: number;
  phrase: ActingPhrase;
  /** The whole period, or only days when the post is vacant or its holder is away. */
  applies: 'period' | 'whenAway';
  orderedOn: string | null;
  /** In the order of succession. `leftOn` is the last day of a person who left before the order ended. */
  persons: readonly { personId: number; leftOn: string | null }[];
}

/** Everything that decides who acts for one post. */
export interface ActingFacts {
  orders: readonly ActingOrder[];
  /** Who holds the post, and when. */
  holders: readonly PersonSpan[];
  /** When the persons involved are away. */
  absences: readonly PersonSpan[];
}

/** Who acts under which order, and when. */
export interface ActingTerm extends PersonSpan {
  orderId: number;
}

const hasFullPower = (phrase: ActingPhrase): boolean => !besideTheHolder.includes(phrase);

const covers = ({ startsOn, endsOn }: Span, day: string) => startsOn <= day && (endsOn === null || endsOn >= day);
const overlap = (one: Span, other: Span): boolean =>
  (one.endsOn === null || one.endsOn >= other.startsOn) && (other.endsOn === null || other.endsOn >= one.startsOn);

/** The first in the succession who holds the post on some of the days of the order. */
export const holderAmong = ({ personIds, ...span }: Span & { personIds: readonly number[] }, holders: readonly PersonSpan[]): number | undefined =>
  personIds.find((personId) => holders.some((holder) => holder.personId === personId && overlap(holder, span)));

/** An order for certain days precedes a standing one; of two alike, the one signed later. */
function before(one: ActingOrder, other: ActingOrder): number {
  if (one.applies !== other.applies) return one.applies === 'period' ? -1 : 1;
  const signed = (order: ActingOrder) => order.orderedOn ?? order.startsOn;
  return signed(other).localeCompare(signed(one)) || other.orderId - one.orderId;
}

/**
 * Who acts for a post on a day (annex 3 of the regulation): for each order, the first in the succession who is present. With an order that
 * gives the full power of the post there is only one such person; people with delegated parts come on top.
 */
export function actsOn(day: string, { orders, holders, absences }: ActingFacts): { orderId: number; personId: number }[] {
  const isAway = (personId: number) => absences.some((absence) => absence.personId === personId && covers(absence, day));
  const holding = holders.filter((holder) => covers(holder, day));
  const holderIsThere = holding.some(({ personId }) => !isAway(personId));
  const inForce = orders.filter((order) => covers(order, day) && (order.applies === 'period' || !holderIsThere)).sort(before);
  const acting: { orderId: number; personId: number }[] = [];
  const take = (order: ActingOrder): boolean => {
    const first = order.persons.find(
      ({ personId, leftOn }) => (leftOn === null || leftOn >= day) && !isAway(personId) && !holding.some((holder) => holder.personId === personId),
    );
    if (!first || acting.some(({ personId }) => personId === first.personId)) return false;
    acting.push({ orderId: order.orderId, personId: first.personId });
    return true;
  };
  inForce.filter(({ phrase }) => hasFullPower(phrase)).some(take);
  for (const order of inForce) if (!hasFullPower(order.phrase)) take(order);
  return acting;
}

/** Who acts for a post from a day on, as terms. They become seats, so acting begins and ends automatically at midnight. */
export function actingTerms(facts: ActingFacts, from: string): ActingTerm[] {
  const days = turningDays(facts, from);
  const terms: ActingTerm[] = [];
  for (const [index, day] of days.entries()) {
    const next = days[index + 1];
    const last = next === undefined ? null : dayAfter(next, -1);
    for (const { orderId, personId } of actsOn(day, facts)) {
      const running = terms.find((term) => term.orderId === orderId && term.personId === personId && term.endsOn !== null && dayAfter(term.endsOn, 1) === day);
      if (running) running.endsOn = last;
      else terms.push({ orderId, personId, startsOn: day, endsOn: last });
    }
  }
  return terms;
}

/** The days from `from` on when the answer may change. */
function turningDays({ orders, holders, absences }: ActingFacts, from: string): string[] {
  const spans: Span[] = [...orders, ...holders, ...absences];
  const days = new Set([from]);
  for (const { startsOn, endsOn } of spans) {
    days.add(startsOn);
    if (endsOn !== null) days.add(dayAfter(endsOn, 1));
  }
  for (const { leftOn } of orders.flatMap(({ persons }) => persons)) if (leftOn !== null) days.add(dayAfter(leftOn, 1));
  return [...days].filter((day) => day >= from).sort();
}

/** An existing order that a new one would contradict: both give the full power of one post for the same days in the same way. */
export function contradicted<O extends Pick<ActingOrder, 'phrase' | 'applies'> & Span>(
  wanted: Pick<ActingOrder, 'phrase' | 'applies'> & Span,
  others: readonly O[],
): O | null {
  if (!hasFullPower(wanted.phrase)) return null;
  return others.find((other) => hasFullPower(other.phrase) && other.applies === wanted.applies && overlap(other, wanted)) ?? null;
}

/**
 * An existing order that delegates to one of the same persons on some of the same days. A person acts for a post under one order at a time, so of two
 * the parts of one would not count. Other persons may be delegated to next to them.
 */
export function delegatedAlready<O extends Pick<ActingOrder, 'phrase' | 'persons'> & Span>(
  wanted: Pick<ActingOrder, 'phrase'> & Span & { personIds: readonly number[] },
  others: readonly O[],
): O | null {
  if (hasFullPower(wanted.phrase)) return null;
  const isAgain = ({ persons, ...span }: O) =>
    persons.some(({ personId, leftOn }) => leftOn === null && wanted.personIds.includes(personId)) && overlap(span, wanted);
  return others.find((other) => !hasFullPower(other.phrase) && isAgain(other)) ?? null;
}

/** What became of a person's days under an order: new ones have no `was`, and those taken back no `is`. */
export interface TermChange {
  orderId: number;
  personId: number;
  was: Span | null;
  is: Span | null;
}

/** How a plan differs from the one before. Days that begin or end otherwise are one change. */
export function changedTerms(before: readonly ActingTerm[], after: readonly ActingTerm[]): TermChange[] {
  const isOf = (one: ActingTerm, other: ActingTerm) => one.orderId === other.orderId && one.personId === other.personId;
  const isIn = (term: ActingTerm, plan: readonly ActingTerm[]) =>
    plan.some((other) => isOf(term, other) && term.startsOn === other.startsOn && term.endsOn === other.endsOn);
  const span = ({ startsOn, endsOn }: Span): Span => ({ startsOn, endsOn });
  const left = before.filter((term) => !isIn(term, after));
  const changes = after
    .filter((term) => !isIn(term, before))
    .map((term): TermChange => {
      const at = left.findIndex((other) => isOf(term, other) && overlap(term, other));
      const [was] = at === -1 ? [] : left.splice(at, 1);
      return { orderId: term.orderId, personId: term.personId, was: was ? span(was) : null, is: span(term) };
    });
  return [...changes, ...left.map((was) => ({ orderId: was.orderId, personId: was.personId, was: span(was), is: null }))];
}

/** Whether two plans are equal. */
export function sameTerms(one: readonly ActingTerm[], other: readonly ActingTerm[]): boolean {
  const said = (terms: readonly ActingTerm[]) => terms.map(({ orderId, personId, startsOn, endsOn }) => [startsOn, endsOn, orderId, personId].join(' ')).sort();
  return said(one).join() === said(other).join();
}

/** The days of a span on which none of the terms counts. */
export function daysWithout(terms: readonly Span[], { startsOn, endsOn }: { startsOn: string; endsOn: string }): { startsOn: string; endsOn: string }[] {
  const without: { startsOn: string; endsOn: string }[] = [];
  for (let day = startsOn; day <= endsOn; day = dayAfter(day, 1)) {
    if (terms.some((term) => covers(term, day))) continue;
    const last = without.at(-1);
    if (last && dayAfter(last.endsOn, 1) === day) last.endsOn = day;
    else without.push({ startsOn: day, endsOn: day });
  }
  return without;
}
