import { storageKey } from '../storage';

/** The database of this browser for what was seen. */
export const offlineStore = (): string => `${storageKey('token')}_seen`;

let forgotten = 0;

/** How often {@link forgetSeen} was called: connections made before are of no use. */
export const timesForgotten = (): number => forgotten;

/** Removes everything that was kept of a session. Its key has gone with the session; this only frees the room. */
export function forgetSeen(): void {
  forgotten++;
  try {
    indexedDB.deleteDatabase(offlineStore());
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
