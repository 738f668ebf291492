import type { LetterReading, ReadPlace } from '@sarabun/contract/documents/letter-reading';
import { fillable } from '@sarabun/contract/documents/receiving-pile';
import { emptyIncoming, type IncomingDraft } from './receive-rules';

export type Fillable = (typeof fillable)[number];

/** A value that was filled in and not looked at; `place` where it was read from the file, null where earlier letters gave it. */
export interface Guess {
  isSure: boolean;
  place: ReadPlace | null;
}
export type Guesses = Partial<Record<Fillable, Guess>>;

/** What is filled in of a letter, and what of that was not looked at. */
interface Filled {
  draft: IncomingDraft;
  guessed: Guesses;
  /** Fields that were emptied on purpose. */
  emptied?: readonly Fillable[] | undefined;
}

/** Puts the values that were read into fields that nobody has typed in. */
export function withReading<Letter extends Filled>(letter: Letter, reading: LetterReading): Letter {
  let { draft, guessed }: Filled = letter;
  for (const field of fillable) {
    const read = reading[field];
    // A letter that bears a mark of secrecy is never less secret than that.
    const isEmpty = draft[field] === emptyIncoming[field] && !letter.emptied?.includes(field);
    const isOpen = guessed[field] !== undefined || isEmpty || (field === 'secrecy' && Number(read?.value) > draft.secrecy);
    if (!read || !isOpen) continue;
    draft = { ...draft, [field]: read.value };
    if (read.value !== emptyIncoming[field]) guessed = { ...guessed, [field]: { isSure: read.isSure, place: read.place } };
  }
  return { ...letter, draft, guessed };
}

/**
 * Fills in what earlier letters say, where a field is empty or was filled in by them before; what was typed or read stays. Not sure is what only
 * the letter before had: it is looked at before this one is received.
 */
export function withEarlier<Letter extends Filled>(letter: Letter, part: Partial<Pick<IncomingDraft, 'sender' | 'addressee'>>, isSure = true): Letter {
  const open = (Object.keys(part) as ('sender' | 'addressee')[]).filter(
    (field) => (letter.draft[field] === '' && !letter.emptied?.includes(field)) || letter.guessed[field]?.place === null,
  );
  if (open.every((field) => letter.draft[field] === part[field])) return letter;
  const filled = Object.fromEntries(open.map((field) => [field, part[field]]));
  const guesses = Object.fromEntries(open.map((field) => [field, { isSure, place: null }]));
  return { ...letter, draft: { ...letter.draft, ...filled }, guessed: { ...letter.guessed, ...guesses } };
}

/** The guesses that are left when fields were looked at. */
export function without(guessed: Guesses, fields: readonly string[]): Guesses {
  return Object.fromEntries(Object.entries(guessed).filter(([field]) => !fields.includes(field)));
}

/** Fields to look at before a letter is received, in the order of the form. */
export const doubtful = (guessed: Guesses): Fillable[] => formOrder.filter((field) => guessed[field]?.isSure === false);

const formOrder: readonly Fillable[] = ['number', 'datedOn', 'sender', 'subject', 'addressee', 'speed', 'kind', 'secrecy', 'references', 'enclosures'];
