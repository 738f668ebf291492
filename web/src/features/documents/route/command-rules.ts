import type { CommandWord } from '@sarabun/contract/settings/document-words';
import { faultsOf, type Party } from '../fields/assignment-rules';

/** A command as it is typed, before it is given. */
export interface CommandDraft {
  /** The code of a command type; empty where none has been chosen yet. */
  choice: string;
  text: string;
  parties: Party[];
  dueOn: string | null;
}

/** What becomes of a command in which nobody is named: it closes the letter, goes back to who presented it, or cannot be given. */
export type Unnamed = 'closes' | 'returns' | 'needsParty';

/** As the server has it: the type of the command, whether this desk may close the letter, and to whom an order goes back. */
export function unnamed(
  type: Pick<CommandWord, 'needsParty' | 'closes'> | undefined,
  { mayClose, returnsTo }: { mayClose: boolean; returnsTo: string | null },
): Unnamed {
  if (type?.needsParty) return 'needsParty';
  if (type?.closes && mayClose) return 'closes';
  return returnsTo === null ? 'needsParty' : 'returns';
}

/** What keeps a command from being given: no words where they must be written, nobody named where it must be somebody, not exactly one mainly responsible, a due day that is past. */
export function commandFaults(
  { text, parties, dueOn }: CommandDraft,
  { today, needsText, needsParty }: { today: string; needsText: boolean; needsParty: boolean },
): { text?: true; parties?: 'noParty' | 'oneMain'; dueOn?: 'duePast' } {
  const named = faultsOf({ parties, dueOn }, today);
  return {
    ...(needsText && text.trim() === '' && { text: true as const }),
    ...(named.parties && (named.parties !== 'noParty' || needsParty) && { parties: named.parties }),
    ...(named.dueOn && { dueOn: named.dueOn }),
  };
}
