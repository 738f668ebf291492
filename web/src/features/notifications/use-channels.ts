import type { InputOf } from '@sarabun/contract/endpoint';
import { myNotices, noticeChannels, saveMyNotices, saveMyRhythm, saveNoticeChannels } from '@sarabun/contract/notifications/notice-channels';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/call';

const keys = { channels: ['settings', 'channels'], mine: ['account', 'notices'] } as const;

export function useChannels() {
  return useQuery({ queryKey: keys.channels, queryFn: ({ signal }) => call(noticeChannels, {}, { signal }) });
}

export function useSaveChannels() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (events: InputOf<typeof saveNoticeChannels>['events']) => call(saveNoticeChannels, { events }),
    onSuccess: () => cache.invalidateQueries({ queryKey: keys.channels }),
  });
}

export function useMyNotices() {
  return useQuery({ queryKey: keys.mine, queryFn: ({ signal }) => call(myNotices, {}, { signal }) });
}

export function useSaveMyNotices() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (items: InputOf<typeof saveMyNotices>['items']) => call(saveMyNotices, { items }),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.mine }),
  });
}

export function useSaveMyRhythm() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (chosen: InputOf<typeof saveMyRhythm>) => call(saveMyRhythm, chosen),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.mine }),
  });
}
