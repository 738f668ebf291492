import { type BookItem, getDashboard, mostItems, updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import { type BookGroup, bookGroupItems, bookGroups, intranetItem } from '@sarabun/contract/collections/intranet';
import { type CollectionCode, collectionCodes } from '@sarabun/contract/portal/collection';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { agency, rowsOn } from '../../platform/agency';
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

/** Items of a group, and how many there are. */
export interface Items {
  items: BookItem[];
  total: number;
}

/** Rows that the portal shows of a group. */
const onPortal = 5;

/** The newest items of the eight main groups: one page of each. */
export const newestQuery = () => {
  const take = Math.max(rowsOn('panels'), onPortal);
  return queryOptions({
    queryKey: ['collections', 'newest', take],
    queryFn: ({ signal }) => call(getDashboard, { querySearch: '', bookType: undefined, take }, { signal }),
  });
};

export function useCollections() {
  return useQuery(newestQuery());
}

/** All items of a group, up to the most that are shown here; asked for when somebody turns the page. */
export function useWholeGroup(code: string, wanted: boolean) {
  return useQuery({
    queryKey: ['collections', 'search', code, ''],
    queryFn: ({ signal }) => askItems(code, '', signal),
    enabled: wanted,
  });
}

/** The items of one group that match. */
async function askItems(code: string, search: string, signal: AbortSignal): Promise<Items> {
  if (isMain(code)) return itemsOf(await call(getDashboard, { querySearch: search, bookType: code, take: mostItems }, { signal }), code);
  const { data, total } = await call(bookGroupItems, { code, categoryId: null, search, page: 1, pageSize: 100 }, { signal });
  return { items: data, total: Math.min(total, data.length) };
}

/** The newest items of a further group, which is asked for by itself. */
export function useFurtherGroup(code: string) {
  return useQuery({
    queryKey: ['collections', 'further', code],
    queryFn: ({ signal }) => call(bookGroupItems, { code, categoryId: null, search: '', page: 1, pageSize: rowsOn('panels') }, { signal }),
    select: ({ data, total }): Items => ({ items: data, total: Math.min(total, 100) }),
    enabled: !isMain(code),
  });
}

/** The items of one group that match; asked only when there is something to search for. */
export function useCollectionSearch(code: string, search: string) {
  return useQuery({
    queryKey: ['collections', 'search', code, search],
    queryFn: ({ signal }) => askItems(code, search, signal),
    enabled: search !== '',
    placeholderData: (before) => before,
  });
}

/** The items of one group in an answer, whose groups always have the same order; none for a further group. */
export function itemsOf({ item, totals }: { item: readonly BookItem[][]; totals?: readonly number[] | undefined }, code: string): Items {
  const items = isMain(code) ? (item[collectionCodes.indexOf(code)] ?? []) : [];
  return { items, total: (isMain(code) && totals?.[collectionCodes.indexOf(code)]) || items.length };
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
