import { officeChanges, searchUnits, unitCard, unitObstacles, unitsBelow } from '@sarabun/contract/organization/unit-tree';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** The units of one level, a hundred at a time. */
export function useBelow(unitId: number | undefined, enabled = true) {
  return useInfiniteQuery({
    queryKey: ['organization', 'below', unitId ?? 0],
    queryFn: ({ signal, pageParam }) => call(unitsBelow, { ...(unitId !== undefined && { unitId }), page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.reduce((sum, { items }) => sum + items.length, 0) < last.total ? pages.length + 1 : undefined),
    enabled,
  });
}

export function useFoundUnits(search: string) {
  return useQuery({
    queryKey: ['organization', 'search', search],
    queryFn: ({ signal }) => call(searchUnits, { search }, { signal }),
    select: ({ items }) => items,
    enabled: search !== '',
    placeholderData: (before) => before,
  });
}

export function useUnitCard(unitId: number) {
  return useQuery({ queryKey: ['organization', 'card', unitId], queryFn: ({ signal }) => call(unitCard, { unitId }, { signal }), staleTime: 0 });
}

/** What keeps a unit open; loaded when it is to be closed. */
export function useObstacles(unitId: number) {
  return useQuery({ queryKey: ['organization', 'obstacles', unitId], queryFn: ({ signal }) => call(unitObstacles, { unitId }, { signal }), staleTime: 0 });
}

export function useChanges(which: 'coming' | 'past', page: number) {
  return useQuery({
    queryKey: ['organization', 'changes', which, page],
    queryFn: ({ signal }) => call(officeChanges, { which, page }, { signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}
