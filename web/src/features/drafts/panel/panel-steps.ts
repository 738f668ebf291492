import type { LetterStep } from '@sarabun/contract/drafts/drafts';

/** What a person on the way of a committee's letter does: check it, sign as a member of whom some sign, or sign in any case. */
export const panelRoles = ['review', 'member', 'sign'] as const;
export type PanelRole = (typeof panelRoles)[number];

export const panelRoleOf = ({ role, ofPanel }: Pick<LetterStep, 'role' | 'ofPanel'>): PanelRole => (role === 'review' ? 'review' : ofPanel ? 'member' : 'sign');

export const inPanelRole = (step: LetterStep, role: PanelRole): LetterStep => ({
  ...step,
  role: role === 'review' ? 'review' : 'sign',
  ofPanel: role === 'member',
});

/** In the order in which they act: who checks, who records minutes, the members, then those who sign in any case. */
export function inPanelOrder(steps: readonly LetterStep[], isMinutes: boolean): LetterStep[] {
  const of = (role: PanelRole) => steps.filter((step) => panelRoleOf(step) === role);
  const [recorder, ...others] = of('sign');
  return isMinutes && recorder ? [...of('review'), recorder, ...of('member'), ...others] : [...of('review'), ...of('member'), ...of('sign')];
}

/** Whether a committee lacks members for as many as are to sign, or minutes their recorder. */
export function lacksMembers(signers: readonly LetterStep[], needed: number, isMinutes: boolean): boolean {
  const members = signers.filter(({ ofPanel }) => ofPanel).length;
  return members < Math.max(2, needed) || (isMinutes && members === signers.length);
}

/** How many sign once the members are others: all of them, as long as the writer has not chosen fewer. */
export function neededOf(needed: number, before: readonly LetterStep[], after: readonly LetterStep[]): number {
  const all = (steps: readonly LetterStep[]) => Math.max(2, steps.filter(({ ofPanel }) => ofPanel).length);
  return needed === all(before) ? all(after) : needed;
}
