import type { QueueCode } from '@sarabun/contract/queues/queue-codes';
import { maxAtOnce } from '@sarabun/contract/registers/register';
import { type RefObject, useState } from 'react';
import { keyText } from '../../platform/keys';
import { useKey } from '../../platform/use-key';
import { useRegistries } from '../documents';

/** Letters that were chosen from the queue, on whatever page. */
export interface Choosing {
  chosen: ReadonlySet<number>;
  choose: (legIds: readonly number[], on: boolean) => void;
}

/** Choosing letters to deal with at once, up to so many; null where that is not offered. */
export function useChosen(active: boolean, most: number): Choosing | null {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  if (!active) return null;
  const choose = (legIds: readonly number[], on: boolean) => {
    const next = new Set(chosen);
    for (const legId of legIds) {
      if (on && next.size < most) next.add(legId);
      else if (!on) next.delete(legId);
    }
    setChosen(next);
  };
  return { chosen, choose };
}

/** The choice of letters to receive together; null for people who do not receive, and in other queues. */
export function useReceiving(active: boolean): Choosing | null {
  const { data: registries = [] } = useRegistries();
  return useChosen(active && registries.length > 0, maxAtOnce);
}

/** Queues of letters that are commanded, presented or assigned; each letter is guarded by itself. */
const givenFrom: readonly QueueCode[] = ['jobReceived', 'jobReceived2', 'waitAssign', 'jobCommand'];
const mostGiven = 50;

/** Choosing letters to command, present or assign at once. */
export const useGiving = (code: QueueCode): Choosing | null => useChosen(givenFrom.includes(code), mostGiven);

/** The rows that were shown so far: a chosen one may stand on another page, or have left the queue meanwhile. */
export function useSeen<Entry extends { row: { legId: number } }>(entries: readonly Entry[]): ReadonlyMap<number, Entry> {
  const [seen] = useState(() => new Map<number, Entry>());
  // While drawing, not after it: a letter that was just opened is shown as opened at once.
  for (const entry of entries) seen.set(entry.row.legId, entry);
  return seen;
}

/** As it is printed on that button. */
export const batchKey = keyText('submit');

/** Ctrl+Enter presses the first button of the bar of chosen letters (`data-batch`), unless a dialog lies in front. */
export function useBatchKey(bar: RefObject<HTMLElement | null>): void {
  useKey('submit', (event) => {
    const button = bar.current?.querySelector<HTMLButtonElement>('[data-batch]');
    if (!button || button.closest('[inert]')) return;
    event.preventDefault();
    if (!event.repeat) button.click();
  });
}
