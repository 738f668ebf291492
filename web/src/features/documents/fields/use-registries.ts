import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { getRegister } from '@sarabun/contract/registers/register-pages';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call';

/** A receive register whose numbers the person gives. */
export type Registry = AnswerOf<typeof myRegistries>['items'][number];

/** The register of a registry's desk in which a letter of a class gets its number; undefined where the person does not receive it there. */
export const registryFor = (registries: readonly Registry[], deskId: number | undefined, secrecy: number): Registry | undefined =>
  registries.find((one) => one.deskId === deskId && one.isSecret === secrecy > 1);

/** The receive registers whose numbers the person gives, each with the one that comes next; none for those who receive for no registry. */
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
