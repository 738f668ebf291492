import type { DraftFields } from '../draft-fields';
import type { LetterDraft } from '../use-letter-draft';

/** Whether a letter may be kept as a template, and its words as a phrase: whoever uses them reads them. */
export const mayKeep = ({ secrecy, personal }: DraftFields): boolean => secrecy === 1 && !personal;

/** Saves what was typed; the id of the letter, or null if it could not be saved. */
export const savedId = async (draft: LetterDraft): Promise<number | null> => ((await draft.flush()) ? (draft.current()?.documentId ?? null) : null);
