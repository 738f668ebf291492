import type { LetterPlan, StoryStep } from './letters/plan';
import { planIncoming } from './letters/plan-incoming';
import { planOwn } from './letters/plan-own';
import { Planner } from './letters/planner';
import { random } from './letters/random';

export type { DeskKey, LetterPlan, StoryStep } from './letters/plan';

/**
 * Plans some 300 letters of the Buddhist year of `now` and the year before: their content and everything that happened to them until `now`.
 * The same moment and seed give the same plans.
 */
export function planLetters(now: Date, seed = 2569): LetterPlan[] {
  const planner = new Planner(now, random(seed));
  planIncoming(planner);
  planOwn(planner);
  return planner.finish();
}

export function stepsInOrder(plans: readonly LetterPlan[]): { plan: LetterPlan; step: StoryStep }[] {
  return plans.flatMap((plan) => plan.story.map((step) => ({ plan, step }))).sort((a, b) => a.step.at.getTime() - b.step.at.getTime());
}
