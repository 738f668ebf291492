import type { QueryClient } from '@tanstack/react-query';
import { fetchFontsAgain } from '../platform/fonts';
import { onLineBack } from '../platform/line';

/** After an outage, repeats the queries that failed. Returns a function that stops it. */
export function catchUpAfterOutage(queries: QueryClient): () => void {
  return onLineBack(() => {
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    fetchFontsAgain(document);
  });
}
