import { QueryClient } from '@tanstack/react-query';

/**
 * The query cache. Calls retry themselves (see `call.ts`), so the cache does not; messages from the server say what to reload. Without a
 * connection calls are made anyway: they fail, and the page shows it, instead of waiting silently.
 */
export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 30_000, networkMode: 'always' }, mutations: { networkMode: 'always' } },
});
