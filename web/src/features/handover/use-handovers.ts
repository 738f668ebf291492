import { handoverItems, myHandovers } from '@sarabun/contract/handover/handover';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

export function useHandovers() {
  return useQuery({ queryKey: ['handover', 'mine'], queryFn: ({ signal }) => call(myHandovers, {}, { signal }), select: ({ items }) => items, staleTime: 0 });
}

/** The contents of a handover; only for leaver and successor. */
export function useItems(handoverId: number, page: number, enabled: boolean) {
  return useQuery({
    queryKey: ['handover', 'items', handoverId, page],
    queryFn: ({ signal }) => call(handoverItems, { handoverId, page }, { signal }),
    placeholderData: (before) => before,
    enabled,
  });
}
