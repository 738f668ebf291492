import { QueryClient } from '@tanstack/react-query';

/**
 * What the browser knows of the server. Calls repeat themselves (see `call.ts`), so the cache does not; messages from the server say what to
 * ask again. Without a line calls are made all the same: they fail, and the page says so, instead of waiting silently.
 */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
