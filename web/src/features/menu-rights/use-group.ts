import { findAccessPersons, groupRights } from '@sarabun/contract/menu-rights/group-rights';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

export const groupKey = (groupId: number) => ['access', 'group', groupId];

export function useGroup(groupId: number) {
  return useQuery({
    queryKey: groupKey(groupId),
    queryFn: ({ signal }) => call(groupRights, { groupId }, { signal }),
    select: ({ item }) => item,
    staleTime: 0,
  });
}

export function usePersons(search: string) {
  return useQuery({
    queryKey: ['access', 'persons', search],
    queryFn: ({ signal }) => call(findAccessPersons, { search }, { signal }),
    select: ({ items }) => items,
    enabled: search.trim().length >= 2,
  });
}
