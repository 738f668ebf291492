import type { LetterReading } from '@sarabun/contract/documents/letter-reading';
import { fillable } from '@sarabun/contract/documents/receiving-pile';
import type { StampPlace, UploadedFile } from '@sarabun/contract/documents/register-incoming';
import { firstPlace } from '@sarabun/contract/documents/stamp-size';
import { type Fillable, type Guesses, withEarlier, without, withReading } from './guess-rules';
import { emptyIncoming, type IncomingDraft } from './receive-rules';

/** A file being uploaded. */
export interface StackFile {
  key: string;
  name: string;
  /** Null where it was sent before the desk was opened. */
  file: File | null;
  state: 'sending' | 'sent' | 'refused';
  /** From 0 to 1. */
  progress: number;
  uploaded?: UploadedFile;
  /** Why it was refused; null if the server was not reached. */
  refusal?: string | null;
}

/** The result of registering a letter. */
interface Registered {
  documentId: number;
  legId: number;
  receiveNumber: number;
  year: number;
  receivedAt: Date;
  /** It is a letter that was received before, and came again. */
  joined?: boolean;
  /** Legs with which it was sent on in the same act. */
  sentOn?: readonly number[];
  /** What was sent on was pulled back: the letter still waits here. */
  isBack?: boolean;
}

/** One letter of the stack: its files (the first is the letter itself) and the typed values. */
export interface StackLetter {
  key: string;
  files: StackFile[];
  draft: IncomingDraft;
  /** Fields that were filled in and not touched. */
  guessed: Guesses;
  /** The position of its stamp; that of the previous letter if not moved. */
  stamp?: StampPlace;
  /** Fields that the registrar has emptied: they are not filled in again. */
  emptied?: readonly Fillable[];
  /** The registrar has said that it is not the letter it resembles. */
  isOther?: boolean;
  /** Legs of the letters of which that was said. */
  others?: readonly number[];
  registered?: Registered;
}

export interface Stack {
  letters: StackLetter[];
  /** The letter in the form, or null. */
  current: string | null;
  /** The last position of the stamp, or null while no copies are stamped. */
  stamp: StampPlace | null;
  /** Whether it has the letters that waited on the server: before that, a missing letter was not taken off. */
  isRestored?: boolean;
}

export type StackChange =
  /** New letters, last in the stack; with `opens` the first of them is opened, and the one in the form waits as it is. */
  | { do: 'add'; letters: { key: string; files: StackFile[] }[]; secrecy: IncomingDraft['secrecy']; opens?: boolean }
  | { do: 'attach'; letter: string; files: StackFile[] }
  | { do: 'file'; file: string; part: Partial<StackFile> }
  | { do: 'removeFile'; file: string }
  | { do: 'removeLetter'; letter: string }
  /** A letter that was removed stands where it stood, as the one in the form. */
  | { do: 'putBack'; letter: StackLetter; at: number }
  | { do: 'type'; letter: string; part: Partial<IncomingDraft> }
  /** Letters that waited on the server, or were received today, before those put down since. */
  | { do: 'restore'; letters: StackLetter[] }
  /** What is known now of letters that were received. */
  | { do: 'renew'; letters: readonly StackLetter[] }
  | { do: 'guess'; letter: string; part: Partial<Pick<IncomingDraft, 'sender' | 'addressee'>> }
  /** What a file says, where it is the first of its letter. */
  | { do: 'read'; file: string; reading: LetterReading; stampAt?: StampPlace | undefined }
  /** Fields that were looked at; all of them where none are named. */
  | { do: 'take'; letter: string; fields?: readonly Fillable[] }
  | { do: 'stamp'; letter: string; place: StampPlace | null }
  | { do: 'isOther'; letter: string; others: readonly number[] }
  | { do: 'choose'; letter: string }
  | { do: 'skip' }
  | { do: 'register'; letter: string; registered: Registered }
  /** What was sent on with a letter was pulled back. */
  | { do: 'takenBack'; leg: number };

export const emptyStack: Stack = { letters: [], current: null, stamp: firstPlace };

/** Whether nothing of a letter can be received: all its files were refused for what they are, not for want of a line. */
export const isRefused = ({ files, registered }: StackLetter): boolean =>
  !registered && files.length > 0 && files.every(({ state, refusal }) => state === 'refused' && refusal);

/** The next waiting letter that can be received, or the first one again. */
function following(letters: readonly StackLetter[], key: string): string | null {
  const place = letters.findIndex((letter) => letter.key === key);
  const order = [...letters.slice(place + 1), ...letters.slice(0, Math.max(0, place))];
  return order.find((letter) => !letter.registered && !isRefused(letter))?.key ?? null;
}

/** Goes on from a letter whose files turn out to be of no use, unless somebody types in it. */
function passRefused(stack: Stack): Stack {
  const current = stack.letters.find(({ key }) => key === stack.current);
  if (!current || !isRefused(current) || current.draft.number !== '' || current.draft.subject !== '') return stack;
  return { ...stack, current: following(stack.letters, current.key) ?? current.key };
}

const inLetter = (stack: Stack, key: string, change: (letter: StackLetter) => StackLetter): Stack => ({
  ...stack,
  letters: stack.letters.map((letter) => (letter.key === key ? change(letter) : letter)),
});

const inFiles = (stack: Stack, change: (files: StackFile[]) => StackFile[]): Stack => ({
  ...stack,
  letters: stack.letters.map((letter) => ({ ...letter, files: change(letter.files) })),
});

const isFillable = (field: string): field is Fillable => (fillable as readonly string[]).includes(field);

/** The fields that stand empty by the registrar's will after a change. */
const emptiedOf = ({ emptied = [] }: StackLetter, part: Partial<IncomingDraft>): readonly Fillable[] => [
  ...emptied.filter((field) => !(field in part)),
  ...Object.entries(part).flatMap(([field, value]) => (isFillable(field) && (value === '' || value === null) ? [field] : [])),
];

function wasRead(letter: StackLetter, { reading, stampAt }: Pick<Extract<StackChange, { do: 'read' }>, 'reading' | 'stampAt'>): StackLetter {
  const stamp = letter.stamp ?? stampAt;
  return { ...withReading(letter, reading), ...(stamp && { stamp }) };
}

/** A letter that was received, with the number and subject that it has now. */
function renewed(letter: StackLetter, known: readonly StackLetter[]): StackLetter {
  const now = letter.registered && known.find(({ key }) => key === letter.key);
  if (!now?.registered) return letter;
  const { number, subject } = now.draft;
  return { ...letter, draft: { ...letter.draft, number, subject }, registered: { ...letter.registered, ...now.registered } };
}

/** The stack after a change. Typed values stay with their letter, whatever happens to its files. */
export function changeStack(stack: Stack, change: StackChange): Stack {
  switch (change.do) {
    case 'add': {
      const letters = change.letters.map((letter) => ({ ...letter, draft: { ...emptyIncoming, secrecy: change.secrecy }, guessed: {} }));
      const first = letters[0]?.key ?? null;
      return { ...stack, letters: [...stack.letters, ...letters], current: change.opens ? first : (stack.current ?? first) };
    }
    case 'attach':
      return inLetter(stack, change.letter, (letter) => ({ ...letter, files: [...letter.files, ...change.files] }));
    case 'file':
      return passRefused(inFiles(stack, (files) => files.map((file) => (file.key === change.file ? { ...file, ...change.part } : file))));
    case 'removeFile':
      return inFiles(stack, (files) => files.filter((file) => file.key !== change.file));
    case 'removeLetter': {
      const current = stack.current === change.letter ? following(stack.letters, change.letter) : stack.current;
      return { ...stack, letters: stack.letters.filter((letter) => letter.key !== change.letter), current };
    }
    case 'putBack':
      return { ...stack, letters: stack.letters.toSpliced(change.at, 0, change.letter), current: change.letter.key };
    case 'type':
      return inLetter(stack, change.letter, (letter) => ({
        ...letter,
        draft: { ...letter.draft, ...change.part },
        emptied: emptiedOf(letter, change.part),
        guessed: without(letter.guessed, Object.keys(change.part)),
      }));
    case 'guess':
      return inLetter(stack, change.letter, (letter) => withEarlier(letter, change.part));
    case 'read':
      return { ...stack, letters: stack.letters.map((letter) => (letter.files[0]?.key === change.file ? wasRead(letter, change) : letter)) };
    case 'take':
      return inLetter(stack, change.letter, (letter) => ({ ...letter, guessed: change.fields ? without(letter.guessed, change.fields) : {} }));
    case 'restore': {
      const first = change.letters.find((letter) => !letter.registered && !isRefused(letter));
      return { ...stack, letters: [...change.letters, ...stack.letters], current: stack.current ?? first?.key ?? null, isRestored: true };
    }
    case 'renew':
      return { ...stack, letters: stack.letters.map((letter) => renewed(letter, change.letters)) };
    case 'stamp': {
      const { place } = change;
      return { ...(place ? inLetter(stack, change.letter, (letter) => ({ ...letter, stamp: place })) : stack), stamp: place };
    }
    case 'isOther':
      return inLetter(stack, change.letter, (letter) => ({ ...letter, isOther: true, others: [...(letter.others ?? []), ...change.others] }));
    case 'choose':
      return { ...stack, current: change.letter };
    case 'skip':
      return { ...stack, current: (stack.current && following(stack.letters, stack.current)) ?? stack.current };
    case 'takenBack':
      return {
        ...stack,
        letters: stack.letters.map((letter) =>
          letter.registered?.legId === change.leg ? { ...letter, registered: { ...letter.registered, isBack: true } } : letter,
        ),
      };
    case 'register': {
      const done = inLetter(stack, change.letter, (letter) => ({ ...letter, registered: change.registered }));
      const current = following(done.letters, change.letter);
      const addressee = stack.letters.find((letter) => letter.key === change.letter)?.draft.addressee ?? '';
      const next = { ...done, current };
      // Letters of one stack mostly have the same addressee; it is suggested and can be changed.
      return current === null
        ? next
        : inLetter(next, current, (letter) => (letter.draft.addressee === '' && addressee !== '' ? withEarlier(letter, { addressee }, false) : letter));
    }
  }
}
