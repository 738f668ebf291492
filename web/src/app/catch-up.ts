import { verify } from '@sarabun/contract/session/sign-in';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../platform/call';
import { fetchFontsAgain } from '../platform/fonts';
import { onLineBack } from '../platform/line';
import { lastSeen, noteSeen } from '../platform/offline/seen';
import { rememberUser } from '../platform/session';

/**
 * After an outage, repeats the queries that failed, and everything if answers of an earlier time were shown: the person is asked for first,
 * because their session may have ended meanwhile. Returns a function that stops it.
 */
export function catchUpAfterOutage(queries: QueryClient): () => void {
  return onLineBack(() => {
    if (lastSeen()) void askEverything(queries);
    else void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    fetchFontsAgain(document);
  });
}

async function askEverything(queries: QueryClient): Promise<void> {
  const seen = lastSeen();
  noteSeen(null);
  const answer = await call(verify, {}).catch(() => null);
  // Nothing was asked for again: what is shown is still of an earlier time.
  if (!answer) return noteSeen(seen);
  rememberUser(answer.userLogin);
  await queries.invalidateQueries();
}
