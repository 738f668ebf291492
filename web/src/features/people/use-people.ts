import type { InputOf } from '@sarabun/contract/endpoint';
import { getPerson, listPersons, personChoices } from '@sarabun/contract/people/persons';
import { activeUsers } from '@sarabun/contract/session/active-users';
import { useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';

export function usePersons(request: Omit<InputOf<typeof listPersons>, 'pageSize'>) {
  const asked = { ...request, pageSize: rowsOn('lists') };
  return useQuery({
    queryKey: ['people', 'list', asked],
    queryFn: ({ signal }) => call(listPersons, asked, { signal }),
    placeholderData: (before) => before,
  });
}

export function usePerson(personId: number) {
  return useQuery({
    queryKey: ['people', 'person', personId],
    queryFn: ({ signal }) => call(getPerson, { personId }, { signal }),
    select: ({ item }) => item,
    staleTime: 0,
  });
}

export function useChoices() {
  return useQuery({ queryKey: ['people', 'choices'], queryFn: ({ signal }) => call(personChoices, {}, { signal }) });
}

/** The signed-in people, reloaded twice a minute. */
export function useActiveUsers(search: string, page: number) {
  const asked = { search, page, pageSize: rowsOn('lists') };
  return useQuery({
    queryKey: ['people', 'active', asked],
    queryFn: ({ signal }) => call(activeUsers, asked, { signal }),
    placeholderData: (before) => before,
    refetchInterval: 30_000,
  });
}
