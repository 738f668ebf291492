import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../platform/call';
import { useRequest } from '../../../ui/forms/use-request';
import { useDoneManyToast } from '../fields/use-done-toast';

/** A letter that was chosen, and the desk on which it lies. */
export interface ChosenLetter {
  legId: number;
  documentId: number;
  deskId: number;
  subject: string;
  /** Its kind, and from where it comes. */
  about: string;
  isRead: boolean;
  /** When it is due at this desk, or null. */
  dueOn: string | null;
}

export interface GivenMany {
  done: number[];
  refused: { letter: ChosenLetter; sentence: string }[];
}

export interface ManyProps {
  letters: readonly ChosenLetter[];
  /** Opens one of them over the form. */
  onRead: (letter: ChosenLetter) => void;
  onClose: () => void;
  onDone: (given: GivenMany) => void;
}

/** The due day that all have, which an empty field keeps; with another one given, the earliest, because that one may be missed. */
export function dueOfAll(letters: readonly ChosenLetter[], isGiven: boolean): string | null {
  const days = [...new Set(letters.map(({ dueOn }) => dueOn))].toSorted((one, other) => ((one ?? '9') < (other ?? '9') ? -1 : 1));
  return days.length === 1 || isGiven ? (days[0] ?? null) : null;
}

type Give = (letter: ChosenLetter) => Promise<{ item: { legIds: readonly number[] } }>;

/**
 * Does one act for each letter, one after the other, and tells which were refused; the others can be taken back for ten seconds. `told`
 * says how many were done.
 */
export function useGiving({ letters, onDone }: Pick<ManyProps, 'letters' | 'onDone'>) {
  const cache = useQueryClient();
  const act = useRequest();
  const tell = useDoneManyToast();
  const [progress, setProgress] = useState(0);
  const send = (give: Give, told: (n: number) => string) =>
    act.run(async () => {
      const given: GivenMany = { done: [], refused: [] };
      const sent: number[] = [];
      setProgress(0);
      for (const letter of letters) {
        await give(letter).then(
          ({ item }) => {
            given.done.push(letter.legId);
            sent.push(...item.legIds);
          },
          (error: unknown) => {
            given.refused.push({ letter, sentence: sentenceOf(error) });
          },
        );
        setProgress(given.done.length + given.refused.length);
      }
      for (const key of ['queues', 'documents']) void cache.invalidateQueries({ queryKey: [key] });
      const subject = given.done.length === 1 ? letters.find(({ legId }) => legId === given.done[0])?.subject : undefined;
      if (given.done.length > 0) tell({ title: told(given.done.length), subject: subject ?? '', sent });
      onDone(given);
    });
  return { act, progress, send };
}

export type Giving = ReturnType<typeof useGiving>;
