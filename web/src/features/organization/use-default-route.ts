import { defaultRoute } from '@sarabun/contract/organization/registry-structure';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** Where letters at a desk of the person go first by the structure of the registries (ข้อ 39). */
export function useDefaultRoute(deskId: number | undefined, wanted = true) {
  return useQuery({
    queryKey: ['organization', 'route', deskId],
    queryFn: ({ signal }) => call(defaultRoute, { deskId: deskId ?? 0 }, { signal }),
    enabled: wanted && deskId !== undefined,
    staleTime: 300_000,
  });
}
