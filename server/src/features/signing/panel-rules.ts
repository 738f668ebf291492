import type { LegState } from '../../platform/schema';

/** What the rules of committees need to know about a step. */
export interface AskedStep {
  ofPanel: boolean;
  /** The leg through which its person was asked since the letter last came to this step; null if nobody was. */
  legId: number | null;
  legState: LegState | null;
  isSigned: boolean;
}

export interface AskedWay {
  steps: readonly AskedStep[];
  /** How many members of the committee sign, and whether they are asked one after the other; null without a committee. */
  panel: { needed: number; inTurn: boolean } | null;
}

/** What follows after a step: those who are asked next, nobody while other members are still asked, or nothing any more. */
export type Onward = { asks: number[] } | 'waits' | 'last';

/** The positions of the committee to which a step belongs: its members stand one after the other. Empty if the step is no member. */
function panelAt({ steps }: Pick<AskedWay, 'steps'>, position: number): number[] {
  if (!steps[position]?.ofPanel) return [];
  let first = position;
  while (steps[first - 1]?.ofPanel) first--;
  const members: number[] = [];
  for (let member = first; steps[member]?.ofPanel; member++) members.push(member);
  return members;
}

/** Who is asked when a letter comes to a step: its person, or all members of a committee that signs in any order. */
export function askedAt(way: AskedWay, position: number): number[] {
  const members = panelAt(way, position);
  return members.length > 0 && !way.panel?.inTurn ? members : [position];
}

/** The step at which a committee begins that is asked together; any other step is its own beginning. */
export const beginningAt = (way: AskedWay, position: number): number => askedAt(way, position)[0] ?? position;

const onTo = (way: AskedWay, position: number): Onward => (position < way.steps.length ? { asks: askedAt(way, position) } : 'last');

/** The members who have signed, with the one at `position` if `signs`, and those who may still sign. */
function standing({ steps }: AskedWay, members: readonly number[], position: number, signs: boolean): { signed: number; left: number[] } {
  const others = members.filter((member) => member !== position);
  return {
    signed: others.filter((member) => steps[member]?.isSigned).length + (signs ? 1 : 0),
    left: others.filter((member) => !steps[member]?.isSigned && steps[member]?.legState !== 'refused'),
  };
}

/**
 * Whether it is certain from the start who signs, in which order: without a committee, or where all of its members sign one after the other.
 * Then the paper has a field for each of them before the first one signs.
 */
export function isFixedOrder({ steps, panel }: AskedWay): boolean {
  return panel === null || (panel.inTurn && panel.needed >= steps.filter(({ ofPanel }) => ofPanel).length);
}

/**
 * Whether a signature by certificate at a position is kept apart from the PDF, because others sign after it: only what is numbered by its writer
 * is signed in the PDF by one after the other, where it is certain who signs (decisions 0082, 0089).
 */
export const isKeptApart = (way: AskedWay, position: number, isNumberedByWriter: boolean): boolean =>
  afterStep(way, position) !== 'last' && !(isNumberedByWriter && isFixedOrder(way));

/** What follows when a step is passed or signed: once enough members have signed, the letter goes on past the others. */
export function afterStep(way: AskedWay, position: number): Onward {
  const members = panelAt(way, position);
  const { signed, left } = standing(way, members, position, true);
  if (members.length === 0 || signed >= (way.panel?.needed ?? members.length)) return onTo(way, (members.at(-1) ?? position) + 1);
  return nextOf(way, left, position);
}

/** What follows when a member declines; `fails` if too few are left. */
export function afterDeclining(way: AskedWay, position: number): Onward | 'fails' {
  const members = panelAt(way, position);
  const { signed, left } = standing(way, members, position, false);
  if (signed + left.length < (way.panel?.needed ?? members.length)) return 'fails';
  return nextOf(way, left, position);
}

function nextOf({ panel }: AskedWay, left: readonly number[], position: number): Onward {
  const next = panel?.inTurn ? left.find((member) => member > position) : undefined;
  return next === undefined ? 'waits' : { asks: [next] };
}
