import { type BookItem, getDashboard, mostItems, updateReadPortal } from '@sarabun/contract/collections/get-dashboard';
import { type BookGroup, bookGroupItems, bookGroups, intranetItem } from '@sarabun/contract/collections/intranet';
import { type CollectionCode, collectionCodes } from '@sarabun/contract/portal/collection';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { agency, rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { useText } from '../../platform/i18n';
import { queries } from '../../platform/queries';

const isMain = (code: string): code is CollectionCode => (collectionCodes as readonly string[]).includes(code);

/** Order and look of the eight main groups until the office's settings are loaded. */
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

const groupsQuery = queryOptions({
  queryKey: ['collections', 'groups'],
  queryFn: ({ signal }) => call(bookGroups, {}, { signal }),
  staleTime: 60_000,
  retry: false,
});

/** The groups in the office's order and with its names. */
export function useGroups(): (Omit<BookGroup, 'id' | 'th' | 'en'> & { title: string })[] {
  const { t, language } = useText();
  const { data } = useQuery(groupsQuery);
  if (data) return data.items.map((group) => ({ ...group, title: group[language] }));
  const hidden = agency().dashboard.hiddenCollections;
  return standard.filter(({ code }) => !hidden.includes(code)).map((group) => ({ ...group, title: t(`collections.names.${group.code}`), categories: [] }));
}

export interface Items {
  items: BookItem[];
  total: number;
}

/** Rows of a group on the portal. */
const onPortal = 5;

/** The newest items of the eight main groups: one page of each. */
export const newestQuery = () => {
  const take = Math.max(rowsOn('panels'), onPortal);
  return queryOptions({
    queryKey: ['collections', 'newest', take],
    queryFn: ({ signal }) => call(getDashboard, { querySearch: '', bookType: undefined, take }, { signal }),
  });
};

/** Asks for what the panels will show, for a page that draws them below something else. */
export function askCollections(): void {
  void queries.prefetchQuery(newestQuery());
  void queries.prefetchQuery(groupsQuery);
}

export function useCollections() {
  return useQuery(newestQuery());
}

/** All items of a group, up to the limit; loaded when someone turns the page. */
export function useWholeGroup(code: string, wanted: boolean) {
  return useQuery({
    queryKey: ['collections', 'search', code, ''],
    queryFn: ({ signal }) => askItems(code, '', signal),
    enabled: wanted,
  });
}

/** The matching items of one group. */
async function askItems(code: string, search: string, signal: AbortSignal): Promise<Items> {
  if (isMain(code)) return itemsOf(await call(getDashboard, { querySearch: search, bookType: code, take: mostItems }, { signal }), code);
  const { data, total } = await call(bookGroupItems, { code, categoryId: null, search, page: 1, pageSize: 100 }, { signal });
  return { items: data, total: Math.min(total, data.length) };
}

/** The newest items of an additional group, which has its own query. */
export function useFurtherGroup(code: string) {
  return useQuery({
    queryKey: ['collections', 'further', code],
    queryFn: ({ signal }) => call(bookGroupItems, { code, categoryId: null, search: '', page: 1, pageSize: rowsOn('panels') }, { signal }),
    select: ({ data, total }): Items => ({ items: data, total: Math.min(total, 100) }),
    enabled: !isMain(code),
  });
}

/** The matching items of one group; only queried with a search text. */
export function useCollectionSearch(code: string, search: string) {
  return useQuery({
    queryKey: ['collections', 'search', code, search],
    queryFn: ({ signal }) => askItems(code, search, signal),
    enabled: search !== '',
    placeholderData: (before) => before,
  });
}

export function itemsOf({ item, totals }: { item: readonly BookItem[][]; totals?: readonly number[] | undefined }, code: string): Items {
  const items = isMain(code) ? (item[collectionCodes.indexOf(code)] ?? []) : [];
  return { items, total: (isMain(code) && totals?.[collectionCodes.indexOf(code)]) || items.length };
}

export function useGroupPage(request: { code: string; categoryId: number | null; search: string; page: number; pageSize: number }) {
  return useQuery({
    queryKey: ['collections', 'page', request],
    queryFn: ({ signal }) => call(bookGroupItems, request, { signal }),
    placeholderData: (before) => before,
  });
}

export function useIntranetItem(itemId: number) {
  return useQuery({
    queryKey: ['collections', 'item', itemId],
    queryFn: ({ signal }) => call(intranetItem, { itemId }, { signal }),
    select: ({ item }) => item,
  });
}

export function useMarkRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ documentId, itemId }: Pick<BookItem, 'documentId' | 'itemId'>) =>
      call(updateReadPortal, { documentId: documentId ?? undefined, itemId: documentId === null ? (itemId ?? undefined) : undefined }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['collections'] }),
  });
}
