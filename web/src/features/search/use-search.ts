import { countFound, forgetSearch, recentLetters, savedSearches, searchLetters, searchPageSize } from '@sarabun/contract/search/search';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { askedOf, asksForSomething, type SearchState } from './search-state';

/** A page of results, reloaded when letters move. The old results stay while the next page loads. */
const foundPage = (state: SearchState, page: number, pageSize = searchPageSize) => {
  const request = { ...askedOf(state), page, pageSize };
  return queryOptions({ queryKey: ['documents', 'search', 'page', request], queryFn: ({ signal }) => call(searchLetters, request, { signal }) });
};

export function useFound(state: SearchState, pageSize?: number) {
  return useQuery({ ...foundPage(state, state.page ?? 1, pageSize), enabled: asksForSomething(state), placeholderData: keepPreviousData });
}

/** The number of results, queried next to the page, which does not wait for it. */
export function useTotal(state: SearchState) {
  const asked = askedOf(state);
  return useQuery({
    queryKey: ['documents', 'search', 'total', asked],
    queryFn: ({ signal }) => call(countFound, asked, { signal }),
    enabled: asksForSomething(state),
  });
}

export function useSaved() {
  return useQuery({ queryKey: ['search', 'saved'], queryFn: ({ signal }) => call(savedSearches, {}, { signal }), select: ({ items }) => items });
}

/** The names of letters that the person opened lately, as far as they may still be seen. */
export function useRecentLetters(documentIds: readonly number[]) {
  return useQuery({
    queryKey: ['documents', 'search', 'recent', documentIds],
    queryFn: ({ signal }) => call(recentLetters, { documentIds: [...documentIds] }, { signal }),
    select: ({ items }) => items,
    enabled: documentIds.length > 0,
  });
}

export function useForget() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(forgetSearch, { id }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['search', 'saved'] }),
  });
}
