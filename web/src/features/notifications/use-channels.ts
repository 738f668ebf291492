import type { InputOf } from '@sarabun/contract/endpoint';
import { type MyNotice, myNotices, noticeChannels, saveMyNotices, saveMyRhythm, saveNoticeChannels } from '@sarabun/contract/notifications/notice-channels';
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

/** What was chosen shows at once; whether it could be saved is seen when it is asked for again. */
export function useSaveMyNotices() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (items: InputOf<typeof saveMyNotices>['items']) => call(saveMyNotices, { items }),
    scope: { id: 'myNotices' },
    onMutate: async (items) => {
      await cache.cancelQueries({ queryKey: keys.mine });
      const chosen = new Map(items.map((item) => [item.id, item]));
      cache.setQueryData<{ items: MyNotice[] }>(
        keys.mine,
        (before) => before && { ...before, items: before.items.map((one) => withChoice(one, chosen.get(one.id))) },
      );
    },
    onSettled: () => cache.invalidateQueries({ queryKey: keys.mine }),
  });
}

/** Channels that the office does not use stay so. */
const withChoice = (one: MyNotice, chosen: Pick<MyNotice, 'mail' | 'line' | 'push'> | undefined): MyNotice =>
  chosen
    ? { ...one, mail: one.mail === null ? null : chosen.mail, line: one.line === null ? null : chosen.line, push: one.push === null ? null : chosen.push }
    : one;

export function useSaveMyRhythm() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (chosen: InputOf<typeof saveMyRhythm>) => call(saveMyRhythm, chosen),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.mine }),
  });
}
