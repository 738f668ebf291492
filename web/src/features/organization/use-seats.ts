import { postSeats } from '@sarabun/contract/organization/post-seats';
import { getRegistry, registryStructure } from '@sarabun/contract/organization/registry-structure';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

export function usePostSeats(postIds: readonly number[]) {
  return useQuery({
    queryKey: ['organization', 'seats', postIds],
    queryFn: ({ signal }) => call(postSeats, { postId: [...postIds] }, { signal }),
    select: ({ items }) => items,
    enabled: postIds.length > 0,
    staleTime: 0,
  });
}

export const registriesAtOnce = 20;

export function useRegistries(request: { search: string; which: 'all' | 'own' | 'missing'; page: number }) {
  const asked = { ...request, pageSize: registriesAtOnce };
  return useQuery({
    queryKey: ['organization', 'registries', asked],
    queryFn: ({ signal }) => call(registryStructure, asked, { signal }),
    placeholderData: (before) => before,
  });
}

export function useRegistry(unitId: number) {
  return useQuery({ queryKey: ['organization', 'registry', unitId], queryFn: ({ signal }) => call(getRegistry, { unitId }, { signal }), staleTime: 0 });
}
