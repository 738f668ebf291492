import type { QueryClient } from '@tanstack/react-query';
import { fetchFontsAgain } from '../platform/fonts';
import { onLineBack } from '../platform/line';

/** Once the line is back, asks again for what could not be read while it was lost. Returns how to stop. */
export function catchUpAfterOutage(queries: QueryClient): () => void {
  return onLineBack(() => {
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    fetchFontsAgain(document);
  });
}
