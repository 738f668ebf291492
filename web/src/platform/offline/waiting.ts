import { useSyncExternalStore } from 'react';

/** Where an act stands: it waits for a connection, waits for the person's word, or was refused. */
export type WaitingState = 'waiting' | 'held' | 'unsure' | 'refused';

/** An act that was made without a connection, as the page shows it. */
export interface WaitingAct {
  /** Its Idempotency-Key. */
  id: string;
  madeAt: Date;
  /** The name of its call. */
  call: string;
  input: Record<string, unknown>;
  documentId: number;
  legId: number;
  subject: string;
  /** The names of those it goes to. */
  names: readonly string[];
  /** The typed text as the pane stores it, to go on with; null if nothing was typed. */
  draft: { name: string; value: string } | null;
  state: WaitingState;
  /** Why it was refused. */
  reason: string;
}

let acts: readonly WaitingAct[] = [];
const watchers = new Set<() => void>();

/** Records the acts that wait on this device. */
export function noteWaiting(now: readonly WaitingAct[]): void {
  if (now.length === 0 && acts.length === 0) return;
  acts = now;
  for (const changed of watchers) changed();
}

/** The acts of this person that wait on this device, oldest first. */
export const useWaiting = (): readonly WaitingAct[] => useSyncExternalStore(watch, () => acts);

/** The acts that wait on a leg. */
export const useWaitingOn = (legId: number | null): readonly WaitingAct[] => {
  const all = useWaiting();
  return all.length === 0 ? all : all.filter((act) => act.legId === legId);
};

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}
