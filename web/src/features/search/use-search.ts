import { type AskedSearch, countFound, forgetSearch, savedSearches, saveSearch, searchLetters, searchPageSize } from '@sarabun/contract/search/search';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';
import { askedOf, asksForSomething, type SearchState } from './search-state';

/** A page of what is found, asked anew when letters move. What was found stays while the next page is asked for. */
const foundPage = (state: SearchState, page: number, pageSize = searchPageSize) => {
  const request = { ...askedOf(state), page, pageSize };
  return queryOptions({ queryKey: ['documents', 'search', 'page', request], queryFn: ({ signal }) => call(searchLetters, request, { signal }) });
};

export function useFound(state: SearchState, pageSize?: number) {
  return useQuery({ ...foundPage(state, state.page ?? 1, pageSize), enabled: asksForSomething(state), placeholderData: keepPreviousData });
}

/** How many are found: asked beside the page, which does not wait for it. */
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

/** Keeps a search under a name; the list is asked anew. */
export function useSave() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (given: { name: string; asked: AskedSearch }) => call(saveSearch, given),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['search', 'saved'] }),
  });
}

/** Throws a kept search away; the list is asked anew. */
export function useForget() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(forgetSearch, { id }),
    onSettled: () => cache.invalidateQueries({ queryKey: ['search', 'saved'] }),
  });
}
