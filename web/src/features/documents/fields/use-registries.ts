import { myRegistries } from '@sarabun/contract/documents/register-incoming';
import type { AnswerOf } from '@sarabun/contract/endpoint';
import { getRegister } from '@sarabun/contract/registers/register-pages';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call';

/** A receive register in which the person assigns numbers. */
export type Registry = AnswerOf<typeof myRegistries>['items'][number];

/** The register at a registry's desk for letters of a class; undefined if the person does not receive that class there. */
export const registryFor = (registries: readonly Registry[], deskId: number | undefined, secrecy: number): Registry | undefined =>
  registries.find((one) => one.deskId === deskId && one.isSecret === secrecy > 1);

/** The receive registers in which the person assigns numbers, with their next numbers; none for other people. */
export function useRegistries() {
  return useQuery({ queryKey: ['documents', 'registries'], queryFn: ({ signal }) => call(myRegistries, {}, { signal }), select: ({ items }) => items });
}

/** A register with its reserved numbers and the person's functions. */
export function useRegister(registerId: number | undefined) {
  return useQuery({
    queryKey: ['registers', 'one', registerId],
    queryFn: ({ signal }) => call(getRegister, { registerId: registerId as number }, { signal }),
    select: ({ item }) => item,
    enabled: registerId !== undefined,
    staleTime: 0,
  });
}
