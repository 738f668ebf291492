import { type BookItem, getDashboard, updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import { type BookGroup, bookGroupItems, bookGroups, intranetItem } from '@sarabun/contract/collections/intranet';
import { type CollectionCode, collectionCodes } from '@sarabun/contract/portal/collection';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { agency } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';

const isMain = (code: string): code is CollectionCode => (collectionCodes as readonly string[]).includes(code);

/** The order and look of the eight main groups until the office's own have come. */
const standard: readonly { code: CollectionCode; icon: string; standsOpen: boolean }[] = [
  { code: 'circular', icon: 'circular', standsOpen: true },
  { code: 'meeting', icon: 'people', standsOpen: true },
  { code: 'news', icon: 'news', standsOpen: true },
  { code: 'command', icon: 'gavel', standsOpen: true },
  { code: 'announcement', icon: 'speaker', standsOpen: false },
  { code: 'regulation', icon: 'book', standsOpen: false },
  { code: 'rule', icon: 'scale', standsOpen: false },
  { code: 'declaration', icon: 'message', standsOpen: false },
];

/** The groups of the office, in its order and under its names. */
export function useGroups(): (Omit<BookGroup, 'id' | 'th' | 'en'> & { title: string })[] {
  const { t, language } = useText();
  const { data } = useQuery({
    queryKey: ['collections', 'groups'],
    queryFn: ({ signal }) => call(bookGroups, {}, { signal }),
    staleTime: 60_000,
    retry: false,
  });
  if (data) return data.items.map((group) => ({ ...group, title: group[language] }));
  const hidden = agency().dashboard.hiddenCollections;
  return standard.filter(({ code }) => !hidden.includes(code)).map((group) => ({ ...group, title: t(`collections.names.${group.code}`), categories: [] }));
}

/** The newest items of the eight main groups. */
export function useCollections() {
  return useQuery({
    queryKey: ['collections', 'all'],
    queryFn: ({ signal }) => call(getDashboard, { querySearch: '', bookType: undefined }, { signal }),
  });
}

/** The newest items of a further group, which is asked for by itself. */
export function useFurtherGroup(code: string) {
  return useQuery({
    queryKey: ['collections', 'further', code],
    queryFn: ({ signal }) => call(bookGroupItems, { code, categoryId: null, search: '', page: 1, pageSize: 100 }, { signal }),
    select: ({ data }) => data,
    enabled: !isMain(code),
  });
}

/** The items of one group that match; asked only when there is something to search for. */
export function useCollectionSearch(code: string, search: string) {
  return useQuery({
    queryKey: ['collections', 'search', code, search],
    queryFn: async ({ signal }) =>
      isMain(code)
        ? itemsOf((await call(getDashboard, { querySearch: search, bookType: code }, { signal })).item, code)
        : (await call(bookGroupItems, { code, categoryId: null, search, page: 1, pageSize: 100 }, { signal })).data,
    enabled: search !== '',
    placeholderData: (before) => before,
  });
}

/** The items of one group in an answer, whose groups always have the same order; none for a further group. */
export function itemsOf(groups: readonly BookItem[][], code: string): BookItem[] {
  return isMain(code) ? (groups[collectionCodes.indexOf(code)] ?? []) : [];
}

/** One page of a group. */
export function useGroupPage(request: { code: string; categoryId: number | null; search: string; page: number; pageSize: number }) {
  return useQuery({
    queryKey: ['collections', 'page', request],
    queryFn: ({ signal }) => call(bookGroupItems, request, { signal }),
    placeholderData: (before) => before,
  });
}

/** A written item. */
export function useIntranetItem(itemId: number) {
  return useQuery({
    queryKey: ['collections', 'item', itemId],
    queryFn: ({ signal }) => call(intranetItem, { itemId }, { signal }),
    select: ({ item }) => item,
  });
}

/** Marks an item read for the person. */
export function useMarkRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ documentId, itemId }: Pick<BookItem, 'documentId' | 'itemId'>) =>
      call(updateReadPortal, { documentId: documentId ?? undefined, itemId: documentId === null ? (itemId ?? undefined) : undefined }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  });
}
