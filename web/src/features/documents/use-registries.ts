import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call';

/** The registries the person receives for, each with the number that comes next; none for those who receive for none. */
export function useRegistries() {
  return useQuery({ queryKey: ['documents', 'registries'], queryFn: ({ signal }) => call(myRegistries, {}, { signal }), select: ({ items }) => items });
}
