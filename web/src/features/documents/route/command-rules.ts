import type { DocumentView } from '@sarabun/contract/documents/open-document';
import { takenBackFrom, wasTakenBack } from '@sarabun/contract/documents/taken-back';
import type { CommandWord } from '@sarabun/contract/settings/document-words';
import { faultsOf, type Party, partiesOf } from '../fields/assignment-rules';

export interface CommandDraft {
  /** The code of a command type; empty until one is chosen. */
  choice: string;
  text: string;
  parties: Party[];
  dueOn: string | null;
}

/** The command that was pulled back from this leg, to be given again; empty if there is none. A text that only repeats the keyword is left out. */
export function commandOf({ route, notes }: Pick<DocumentView, 'route' | 'notes'>, legId: number, types: readonly CommandWord[]): CommandDraft {
  const legs = takenBackFrom(route, legId).filter(({ purpose }) => purpose === 'command');
  const note = notes.find((one) => one.legId === legId && one.writtenAt.getTime() === legs[0]?.sentAt.getTime() && wasTakenBack(one, route));
  const choice = note?.choice ?? '';
  const word = types.find(({ code }) => code === choice)?.th;
  return { choice, text: note && note.text !== word ? note.text : '', parties: partiesOf(legs, ({ task }) => task), dueOn: legs[0]?.dueOn ?? null };
}

/**
 * The type of an order before anybody chose one, the same for every letter: the first that the office offers. On a touch screen, where one
 * tap would give it, there is none: the choice shows that the act is meant for this letter. What was chosen in a letter and not sent, and an
 * order that was pulled back, stay chosen.
 */
export const chosenType = (types: readonly CommandWord[], choice: string, isTouch: boolean): CommandWord | undefined =>
  types.find(({ code }) => code === choice) ?? (isTouch ? undefined : types[0]);

/** Whether an order of this type says something beside its keyword, or instead of it. */
export const asksText = (type: Pick<CommandWord, 'needsText' | 'needsReason'> | undefined): boolean => !!type && (type.needsText || type.needsReason);

/** Who carries an order out, in the form of the call. */
export const orderedParties = (parties: readonly Party[]) =>
  parties.map(({ deskId, responsibility, words = '' }) => ({ deskId, responsibility, text: words.trim() }));

/** The effect of a command without assignees: it closes the letter, goes back to the presenter, or is not allowed. */
export type Unnamed = 'closes' | 'returns' | 'needsParty';

/** As the server has it: the type of the command, whether this desk may close the letter, and who gets an order back. */
export function unnamed(
  type: Pick<CommandWord, 'needsParty' | 'closes'> | undefined,
  { mayClose, returnsTo }: { mayClose: boolean; returnsTo: string | null },
): Unnamed {
  if (type?.needsParty) return 'needsParty';
  if (type?.closes && mayClose) return 'closes';
  return returnsTo === null ? 'needsParty' : 'returns';
}

/** Why a command cannot be given: a required text or assignee is missing, not exactly one main assignee, or a past due day. */
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
