import type { CommandWord } from '@sarabun/contract/settings/document-words';
import { faultsOf, type Party } from './assignment-rules';

/** A command as it is typed, before it is given. */
export interface CommandDraft {
  /** The code of a command type; empty where none has been chosen yet. */
  choice: string;
  text: string;
  parties: Party[];
  dueOn: string | null;
}

/** What keeps a command from being given: no words where they must be written, nobody named where it must be somebody, not exactly one mainly responsible, a due day that is past. */
export function commandFaults(
  { text, parties, dueOn }: CommandDraft,
  { today, hasPresenter, type }: { today: string; hasPresenter: boolean; type: Pick<CommandWord, 'needsParty' | 'needsText' | 'closes'> | undefined },
): { text?: true; parties?: 'noParty' | 'oneMain'; dueOn?: 'duePast' } {
  const named = faultsOf({ parties, dueOn }, today);
  const mayNameNobody = !type?.needsParty && (hasPresenter || type?.closes);
  return {
    ...(type?.needsText && text.trim() === '' && { text: true as const }),
    ...(named.parties && !(named.parties === 'noParty' && mayNameNobody) && { parties: named.parties }),
    ...(named.dueOn && { dueOn: named.dueOn }),
  };
}
