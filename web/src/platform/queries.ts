import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Asks again for what was being asked for when it was invalidated, once the answer has come: that answer may be of the time before. The
 * library does so only for queries that are shown and have an answer; it shares the first request of a query with whoever asks meanwhile.
 */
class Queries extends QueryClient {
  readonly #askedAgain = new Map<Query, Promise<void>>();

  override invalidateQueries<Key extends QueryKey = QueryKey>(filters?: InvalidateQueryFilters<Key>, options?: InvalidateOptions): Promise<void> {
    const early = this.getQueryCache()
      .findAll(filters)
      .filter((query) => query.state.fetchStatus !== 'idle' && (query.state.data === undefined || !query.isActive()));
    const asked = [super.invalidateQueries(filters, options), ...early.map((query) => this.#askAgain(query))];
    return Promise.all(asked).then(() => undefined);
  }

  /** Several reasons to ask again are one. A request that fails is shown as failed. */
  #askAgain(query: Query): Promise<void> {
    const asked = this.#askedAgain.get(query) ?? this.#answered(query).then(() => this.#invalidateAnswered(query));
    this.#askedAgain.set(query, asked);
    return asked;
  }

  #invalidateAnswered(query: Query): Promise<void> | undefined {
    this.#askedAgain.delete(query);
    const isKept = this.getQueryCache().get(query.queryHash) === query;
    return isKept && query.state.status === 'success' ? super.invalidateQueries({ queryKey: query.queryKey, exact: true }) : undefined;
  }

  #answered(query: Query): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.getQueryCache().subscribe((event) => {
        if (event.query !== query || (event.type !== 'removed' && query.state.fetchStatus !== 'idle')) return;
        stop();
        resolve();
      });
    });
  }
}

/** What waits for the consent of the person is not shown as failed: the question comes, and with the answer the page is loaded again. */
const waitsForConsent = (_failures: number, error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'consentRequired';
/** About as long as a timer may run. */
const untilLoadedAgain = 2_000_000_000;

/**
 * The query cache. Calls retry themselves (see `call.ts`), so the cache does not; messages from the server say what to reload. Without a
 * connection calls are made anyway: they fail, and the page shows it, instead of waiting silently.
 */
export const queries: QueryClient = new Queries({
  defaultOptions: {
    queries: { retry: waitsForConsent, retryDelay: untilLoadedAgain, staleTime: 30_000, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
