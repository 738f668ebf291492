import type { Responsibility } from '@sarabun/contract/documents/action';

/** A change of assignees being typed. */
interface Change {
  /** Legs from which the work is withdrawn. */
  cancel: readonly number[];
  reason: string;
  parties: readonly { responsibility: Responsibility }[];
  dueOn: string | null;
}

/** Why a change cannot be made: nothing chosen, no reason, not exactly one main assignee afterwards, or a past due day. */
export function changeFaults(
  { cancel, reason, parties, dueOn }: Change,
  bearing: readonly { legId: number; responsibility: Responsibility | null }[],
  today: string,
): { parties?: 'noChange' | 'oneMainLeft'; reason?: true; dueOn?: 'duePast' } {
  const after = [...bearing.filter(({ legId }) => !cancel.includes(legId)), ...parties];
  const mains = after.filter(({ responsibility }) => responsibility === 'main').length;
  return {
    ...(cancel.length === 0 && parties.length === 0
      ? { parties: 'noChange' as const }
      : after.length > 0 && mains !== 1
        ? { parties: 'oneMainLeft' as const }
        : {}),
    ...(cancel.length > 0 && reason.trim() === '' && { reason: true as const }),
    ...(dueOn !== null && dueOn < today && { dueOn: 'duePast' as const }),
  };
}

/** What a change comes to: work is given to others, only withdrawn, or withdrawn from the last who had it, so that the letter comes back. */
export function outcomeOf(
  { cancel, parties }: Pick<Change, 'cancel' | 'parties'>,
  bearing: readonly { legId: number; state: string }[],
): 'given' | 'withdrawn' | 'back' {
  if (cancel.length === 0 || parties.length > 0) return 'given';
  return bearing.every(({ legId, state }) => state === 'done' || cancel.includes(legId)) ? 'back' : 'withdrawn';
}
