import { type AttachedFile, intranetFileTaken, intranetUploadPath } from '@sarabun/contract/collections/intranet';
import {
  audienceUnits,
  bookPublishers,
  editIntranetItem,
  findBookPublishers,
  listIntranetItems,
  myBookGroups,
} from '@sarabun/contract/collections/manage-intranet';
import type { InputOf } from '@sarabun/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { upload } from '../../platform/upload';
import { useAct } from '../../ui/forms/use-act';

/** The groups that the person may publish in, and the user groups to choose as audience. */
export function useMyGroups() {
  return useQuery({ queryKey: ['collections', 'mine'], queryFn: ({ signal }) => call(myBookGroups, {}, { signal }) });
}

type Asked = Pick<InputOf<typeof listIntranetItems>, 'search' | 'groupId' | 'state' | 'page'>;

export function useManagedItems(asked: Asked) {
  return useQuery({
    queryKey: ['collections', 'managed', asked],
    queryFn: ({ signal }) => call(listIntranetItems, { ...asked, pageSize: rowsOn('lists') }, { signal }),
    placeholderData: (before) => before,
  });
}

/** An item for editing; reloaded each time it is opened. */
export function useEditedItem(itemId: number | null) {
  return useQuery({
    queryKey: ['collections', 'edit', itemId],
    queryFn: ({ signal }) => call(editIntranetItem, { itemId: itemId ?? 0 }, { signal }),
    select: ({ item }) => item,
    enabled: itemId !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

export function useAudienceUnits(search: string) {
  return useQuery({
    queryKey: ['collections', 'units', search],
    queryFn: ({ signal }) => call(audienceUnits, { search }, { signal }),
    select: ({ items }) => items,
    enabled: search.trim() !== '',
  });
}

export function usePublishers() {
  return useQuery({ queryKey: ['collections', 'publishers'], queryFn: ({ signal }) => call(bookPublishers, {}, { signal }) });
}

export function usePublisherSearch(search: string) {
  return useQuery({
    queryKey: ['collections', 'publishers', 'find', search],
    queryFn: ({ signal }) => call(findBookPublishers, { search }, { signal }),
    select: ({ items }) => items,
    enabled: search.trim().length >= 2,
  });
}

/** Uploads a PDF or picture of an item; throws the server's message if it is refused. */
export const uploadIntranetFile = (file: File): Promise<AttachedFile> => upload(intranetUploadPath, file, intranetFileTaken).then(({ item }) => item);

/** Makes a change to the collections. */
export const useCollectionAct = (onDone: () => void) => useAct(['collections', 'portal'], onDone);
