import { createContext } from 'react';

/** What was done with the open letter. */
export interface ActDone {
  documentId: number;
  legId: number;
  /** Its reader goes on working with it: the letter was opened again. */
  staysOpen?: boolean;
}

/**
 * Told of what was done, before the letter is asked for anew: where it was opened from a queue that it has left, the next one opens in its
 * place, unless it stays open. Answers how to look back at the letter, or null where it stays open.
 */
export type GoOn = (done: ActDone) => Promise<(() => void) | null>;

export const AfterAct = createContext<{ goOn: GoOn; open: (letter: ActDone) => void }>({ goOn: async () => null, open: () => undefined });
