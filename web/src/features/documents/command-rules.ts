import type { CommandChoice } from '@sarabun/contract/documents/action';
import { faultsOf, type Party } from './assignment-rules';

/** A command as it is typed, before it is given. */
export interface CommandDraft {
  choice: CommandChoice;
  text: string;
  parties: Party[];
  dueOn: string | null;
}

/** What keeps a command from being given: "other" without words, nobody named where it must be somebody, not exactly one mainly responsible, a due day that is past. */
export function commandFaults(
  { choice, text, parties, dueOn }: CommandDraft,
  { today, hasPresenter }: { today: string; hasPresenter: boolean },
): { text?: true; parties?: 'noParty' | 'oneMain'; dueOn?: 'duePast' } {
  const named = faultsOf({ parties, task: text, dueOn, needsReport: false }, today);
  const mayNameNobody = choice !== 'acknowledgedAssigned' && hasPresenter;
  return {
    ...(choice === 'other' && text.trim() === '' && { text: true as const }),
    ...(named.parties && !(named.parties === 'noParty' && mayNameNobody) && { parties: named.parties }),
    ...(named.dueOn && { dueOn: named.dueOn }),
  };
}
