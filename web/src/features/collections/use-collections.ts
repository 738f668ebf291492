import { type BookItem, getDashboard, updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import { type CollectionCode, collectionCodes } from '@sarabun/contract/portal/collection';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** The newest items of all collections; null while they are awaited. */
export function useCollections() {
  return useQuery({
    queryKey: ['collections', 'all'],
    queryFn: ({ signal }) => call(getDashboard, { querySearch: '', bookType: undefined }, { signal }),
  });
}

/** The items of one collection that match; asked only when there is something to search for. */
export function useCollectionSearch(code: CollectionCode, search: string) {
  return useQuery({
    queryKey: ['collections', 'search', code, search],
    queryFn: ({ signal }) => call(getDashboard, { querySearch: search, bookType: code }, { signal }),
    select: ({ item }) => itemsOf(item, code),
    enabled: search !== '',
    placeholderData: (before) => before,
  });
}

/** The items of one collection in an answer, whose groups always have the same order. */
export function itemsOf(groups: readonly BookItem[][], code: CollectionCode): BookItem[] {
  return groups[collectionCodes.indexOf(code)] ?? [];
}

/** Marks an item read for the person. */
export function useMarkRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (documentId: number) => call(updateReadPortal, { documentId }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  });
}
