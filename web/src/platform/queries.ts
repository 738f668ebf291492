import { QueryClient } from '@tanstack/react-query';

/**
 * What the browser knows of the server. Calls repeat themselves (see `call.ts`), so the cache does not;
 * messages from the server say what to ask anew.
 */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
});
