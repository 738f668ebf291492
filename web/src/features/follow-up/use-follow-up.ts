import { remindDocument } from '@sarabun/contract/documents/remind-document';
import type { InputOf } from '@sarabun/contract/endpoint';
import { type FollowKind, followKinds } from '@sarabun/contract/follow-up/choices';
import { listFollowed } from '@sarabun/contract/follow-up/follow-up';
import { exportPendency, pendency, pendingLetters } from '@sarabun/contract/follow-up/pendency';
import { bangkokDay, dayAfter } from '@sarabun/contract/values/buddhist-date';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';
import { saveFile } from '../../platform/save-file';
import { useAddressState } from '../../platform/use-address-state';
import { type FollowUpSearch, type PendencySearch, readFollowUpSearch, readPendencySearch } from './follow-up-search';

export const lettersPageSize = 10;

export const useFollowUpState = () => useAddressState(readFollowUpSearch, { to: '/sarabun/follow-up', layers: [] });
export const usePendencyState = () => useAddressState(readPendencySearch, { to: '/sarabun/pendency', layers: [] });

/** A page of followed letters; the old rows stay while new ones load. */
function useFollowed({ kind = 'given', side = 'mine', only, page = 1 }: FollowUpSearch) {
  const request = { kind, side, only, page, pageSize: rowsOn('lists') };
  return useQuery({
    queryKey: ['queues', 'followed', request],
    queryFn: ({ signal }) => call(listFollowed, request, { signal }),
    placeholderData: (before) => before,
  });
}

/** The kind with most overdue letters; if nothing is overdue, what one gave to others, or one's own work if that is nothing. */
export function urgentKind({ overdue, total }: { overdue: Record<FollowKind, number>; total: number }): FollowKind {
  const [most] = [...followKinds].sort((one, other) => overdue[other] - overdue[one]);
  if (most && overdue[most] > 0) return most;
  return total > 0 ? 'given' : 'work';
}

/** The followed letters of the address; without a kind, those of the most urgent one when the page is opened, and of that until another is chosen. */
export function useFollowedFirst(state: FollowUpSearch) {
  const [opened, setOpened] = useState<FollowKind | null>(null);
  const given = useFollowed({ ...state, kind: state.kind ?? opened ?? 'given' });
  if (state.kind === undefined && opened === null && given.data && !given.isPlaceholderData) setOpened(urgentKind(given.data));
  const isFinding = state.kind === undefined && (opened === null || (given.isPlaceholderData && given.data?.page === 1));
  return { list: given, kind: state.kind ?? opened ?? 'given', isFinding };
}

/** Reminds the assignees. */
export function useRemind() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (input: InputOf<typeof remindDocument>) => call(remindDocument, input),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['documents'] });
      void cache.invalidateQueries({ queryKey: ['queues'] });
    },
  });
}

/** What arrived within this many days, today included. */
function periodOf(days: PendencySearch['days']) {
  return { from: days === undefined ? undefined : dayAfter(bangkokDay(new Date()), 1 - days), to: undefined };
}

export function usePendency({ unit, sort = 'overdue', days, page = 1 }: PendencySearch) {
  const request = { unitId: unit, sort, ...periodOf(days), page, pageSize: rowsOn('lists') };
  return useQuery({
    queryKey: ['queues', 'pendency', request],
    queryFn: ({ signal }) => call(pendency, request, { signal }),
    placeholderData: (before) => before,
  });
}

export function usePendingLetters(key: string, { only, days }: PendencySearch, page: number) {
  const request = { key, only, ...periodOf(days), page, pageSize: lettersPageSize };
  return useQuery({
    queryKey: ['queues', 'pending', request],
    queryFn: ({ signal }) => call(pendingLetters, request, { signal }),
    placeholderData: (before) => before,
  });
}

/** Downloads the whole report as an Excel file. */
export async function takeReport({ unit, sort = 'overdue', days }: PendencySearch): Promise<void> {
  saveFile(await call(exportPendency, { unitId: unit, sort, ...periodOf(days), format: 'xlsx' }));
}
