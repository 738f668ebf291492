import {
  type AttachedFile,
  audienceUnits,
  bookPublishers,
  editIntranetItem,
  findBookPublishers,
  intranetUploadPath,
  listIntranetItems,
  myBookGroups,
} from '@sarabun/contract/collections/intranet';
import type { InputOf } from '@sarabun/contract/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailed, call } from '../../platform/call';
import { spokenLanguage, useText } from '../../platform/i18n';
import { token } from '../../platform/session';
import { toast } from '../../ui/toast';

/** The groups into which the person may publish, and the groups of users for whom it may be. */
export function useMyGroups() {
  return useQuery({ queryKey: ['collections', 'mine'], queryFn: ({ signal }) => call(myBookGroups, {}, { signal }) });
}

export const managedPageSize = 20;

type Asked = Pick<InputOf<typeof listIntranetItems>, 'search' | 'groupId' | 'state' | 'page'>;

/** One page of the items that the person may change. */
export function useManagedItems(asked: Asked) {
  return useQuery({
    queryKey: ['collections', 'managed', asked],
    queryFn: ({ signal }) => call(listIntranetItems, { ...asked, pageSize: managedPageSize, order: 'asc', sort: undefined, filter: {} }, { signal }),
    placeholderData: (before) => before,
  });
}

/** An item to be changed; asked anew each time it is opened. */
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

/** Sends a PDF or picture of an item up; throws the server's sentence where it is not taken. */
export async function uploadIntranetFile(file: File): Promise<AttachedFile> {
  const form = new FormData();
  form.append('file', file);
  const headers = { accept: 'application/json', 'accept-language': spokenLanguage(), authorization: `Bearer ${token() ?? ''}` };
  const reply = await fetch(intranetUploadPath, { method: 'POST', body: form, headers });
  const answer = (await reply.json().catch(() => null)) as { status: string; message?: string; item?: AttachedFile } | null;
  if (!reply.ok || !answer?.item) throw new Error(answer?.message ?? '');
  return answer.item;
}

/** Carries out a change: what is wrong is said at its field, or above all of them; what was typed stays. */
export function useCollectionAct(onDone: () => void) {
  const { t } = useText();
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const run = async (request: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setFaults({});
    setFailure('');
    try {
      await request();
      toast({ tone: 'success', title: done });
      onDone();
      for (const queryKey of [['collections'], ['portal']]) void cache.invalidateQueries({ queryKey });
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFaults(error.fields);
      if (Object.keys(error.fields).length === 0) setFailure(error.message || t('common.failure'));
    } finally {
      setBusy(false);
    }
  };
  return { busy, faults, failure, run, setFaults };
}
