import type { InputOf } from '@sarabun/contract/endpoint';
import { getManualPage, listManualPages, manualContents, manualPage } from '@sarabun/contract/manuals/manuals';
import { useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';

/** The contents of the manuals, or the pages that contain the words. */
export function useContents(search = '') {
  return useQuery({
    queryKey: ['manuals', 'contents', search],
    queryFn: ({ signal }) => call(manualContents, { search }, { signal }),
    select: ({ items }) => items,
    placeholderData: (before) => before,
  });
}

export function useManualPage(pageId: number | undefined) {
  return useQuery({
    queryKey: ['manuals', 'page', pageId],
    queryFn: ({ signal }) => call(manualPage, { pageId: pageId ?? 0 }, { signal }),
    select: ({ item }) => item,
    enabled: pageId !== undefined,
  });
}

/** All pages, for editors. */
export function useEditedPages(request: Omit<InputOf<typeof listManualPages>, 'pageSize'>) {
  const asked = { ...request, pageSize: rowsOn('lists') };
  return useQuery({
    queryKey: ['manuals', 'edited', asked],
    queryFn: ({ signal }) => call(listManualPages, asked, { signal }),
    placeholderData: (before) => before,
  });
}

export function useEditedPage(pageId: number) {
  return useQuery({
    queryKey: ['manuals', 'edited', pageId],
    queryFn: ({ signal }) => call(getManualPage, { pageId }, { signal }),
    select: ({ item }) => item,
    staleTime: 0,
  });
}
