import type { ActContext } from '../../../platform/action';
import { closeAccountOf } from './active-users-store';
import { endSessionsOf } from './end-sessions-of';

/** Closes the account of a person who leaves: it cannot sign in again, and its sessions end. */
export async function closeAccount(context: ActContext, personId: number): Promise<void> {
  await closeAccountOf(context.db, personId, context.now);
  await endSessionsOf(context, personId, 'closed');
}
