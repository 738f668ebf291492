import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { getRegister } from '@sarabun/contract/registers/register-pages';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** The registries the person receives for, each with the number that comes next; none for those who receive for none. */
export function useRegistries() {
  return useQuery({ queryKey: ['documents', 'registries'], queryFn: ({ signal }) => call(myRegistries, {}, { signal }), select: ({ items }) => items });
}

/** A register, with its reserved numbers and what the person may do there. */
export function useRegister(registerId: number | undefined) {
  return useQuery({
    queryKey: ['registers', 'one', registerId],
    queryFn: ({ signal }) => call(getRegister, { registerId: registerId as number }, { signal }),
    select: ({ item }) => item,
    enabled: registerId !== undefined,
    staleTime: 0,
  });
}
