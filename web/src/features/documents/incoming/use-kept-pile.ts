import { keepPile, myPile } from '@sarabun/contract/documents/receiving-pile';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CallFailed, call } from '../../../platform/call';
import { text } from '../../../platform/i18n';
import { toast } from '../../../ui/toast';
import type { Fillable, Guess } from './guess-rules';
import { emptyIncoming } from './receive-rules';
import type { Stack, StackChange, StackLetter } from './receiving-stack';

/** Changes rest so long before they are kept, in milliseconds. */
const savingRests = 800;

type Kept = InputOf<typeof keepPile>['letters'][number];

/** Letters whose files have arrived are kept; ลับที่สุด never is. */
function keptForm({ key, draft, guessed, emptied = [], stamp, isOther, files, registered }: StackLetter): Kept | null {
  const { secrecy } = draft;
  if (registered || secrecy === 4 || files.some(({ uploaded }) => !uploaded)) return null;
  return {
    key,
    draft: { ...draft, secrecy },
    guessed: Object.entries(guessed).map(([field, guess]) => ({ field: field as Fillable, ...guess })),
    emptied: [...emptied],
    stamp: stamp ?? null,
    isOther: isOther ?? false,
    uploadIds: files.flatMap(({ uploaded }) => (uploaded ? [uploaded.uploadId] : [])),
  };
}

function letterOf({ key, draft, guessed, emptied, stamp, isOther, files }: AnswerOf<typeof myPile>['items'][number]): StackLetter {
  return {
    key,
    draft,
    guessed: Object.fromEntries(guessed.map(({ field, ...guess }): [string, Guess] => [field, guess])),
    ...(emptied && { emptied }),
    ...(stamp && { stamp }),
    isOther,
    files: files.map((uploaded) => ({ key: uploaded.uploadId, name: uploaded.name, file: null, state: 'sent', progress: 1, uploaded })),
  };
}

/** A letter that was received earlier today: it is shown as done. */
function receivedLetterOf({ key, number, subject, ...registered }: AnswerOf<typeof myPile>['received'][number]): StackLetter {
  return { key, files: [], draft: { ...emptyIncoming, number, subject }, guessed: {}, registered };
}

/** Brings back the person's pile when the desk opens, and keeps it on the server while they work. */
export function useKeptPile(stack: Stack, change: (change: StackChange) => void): void {
  const pile = useQuery({
    queryKey: ['documents-pile'],
    queryFn: ({ signal }) => call(myPile, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  /** What the server has of each letter. */
  const kept = useRef<Map<string, string> | null>(null);
  const saving = useRef(Promise.resolve());

  const restore = useEffectEvent(({ items, received }: AnswerOf<typeof myPile>) => {
    if (kept.current) return change({ do: 'renew', letters: received.map(receivedLetterOf) });
    const letters = items.map(letterOf);
    kept.current = new Map(letters.map((letter) => [letter.key, JSON.stringify(keptForm(letter))]));
    change({ do: 'restore', letters: [...received.map(receivedLetterOf), ...letters] });
  });
  useEffect(() => {
    if (pile.data) restore(pile.data);
  }, [pile.data]);

  const save = useEffectEvent(() => {
    saving.current = saving.current.then(async () => {
      const known = kept.current;
      // On a slow machine what came from the server is not in the stack at once.
      if (!known || !stack.isRestored) return;
      const now = new Map(stack.letters.flatMap((letter) => (keptForm(letter) ? [[letter.key, keptForm(letter) as Kept]] : [])));
      const changed = [...now.values()].filter((one) => known.get(one.key) !== JSON.stringify(one));
      const gone = [...known.keys()].filter((key) => !now.has(key));
      if (changed.length === 0 && gone.length === 0) return;
      // A letter that was received is forgotten, too: it may have been saved while it was being registered.
      try {
        await call(keepPile, { letters: changed, gone });
        for (const one of changed) known.set(one.key, JSON.stringify(one));
        for (const key of gone) known.delete(key);
      } catch (error) {
        // Without a line the next change tries again.
        if (error instanceof CallFailed && error.status > 0) toast({ tone: 'warning', title: text('documents.desk.notKept'), text: error.message });
      }
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the letters is kept
  useEffect(() => {
    const timer = setTimeout(() => save(), savingRests);
    return () => clearTimeout(timer);
  }, [stack.letters]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      save();
    };
  }, []);
}
