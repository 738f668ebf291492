import { findActingParties, listAbsences, listActingOrders, myActing } from '@sarabun/contract/acting/acting';
import type { InputOf } from '@sarabun/contract/endpoint';
import { listAdministrators } from '@sarabun/contract/rights/administrators';
import type { AppointmentState } from '@sarabun/contract/rights/appointment';
import { listBreakGlass } from '@sarabun/contract/rights/break-glass';
import { listClearances, secretRegistrars } from '@sarabun/contract/rights/clearances';
import { explainOwnRights, explainRights, findRightsPersons } from '@sarabun/contract/rights/explain-rights';
import { listRoles, roleChoices } from '@sarabun/contract/rights/roles';
import { useQueries, useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call } from '../../platform/call';

/** Queries on other screens that a change of rights affects. */
export const rightsKeys = ['rights', 'people'] as const;

interface Asked {
  search: string;
  page: number;
  state?: AppointmentState | undefined;
}

const paged = <A extends object>(asked: A) => ({ ...asked, pageSize: rowsOn('lists') });
const stays = <T>(before: T) => before;

export function useRoles(asked: Asked) {
  return useQuery({ queryKey: ['rights', 'roles', asked], queryFn: ({ signal }) => call(listRoles, paged(asked), { signal }), placeholderData: stays });
}

/** The roles that a person has today, and those to come. */
export function usePersonRoles(personId: number, enabled: boolean) {
  const roles = (state: AppointmentState) => ({
    queryKey: ['rights', 'roles', 'of', personId, state],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(listRoles, { ...paged({ search: '', page: 1 }), personId, state }, { signal }),
    enabled,
  });
  const [running, coming] = useQueries({ queries: [roles('running'), roles('coming')] });
  return { data: running?.data && coming?.data && [...running.data.data, ...coming.data.data], failed: [running, coming].find((one) => one?.isError) };
}

export function useRoleChoices() {
  return useQuery({ queryKey: ['rights', 'roleChoices'], queryFn: ({ signal }) => call(roleChoices, {}, { signal }) });
}

export function useClearances(asked: Asked) {
  return useQuery({
    queryKey: ['rights', 'clearances', asked],
    queryFn: ({ signal }) => call(listClearances, paged(asked), { signal }),
    placeholderData: stays,
  });
}

export function useSecretRegistrars() {
  return useQuery({ queryKey: ['rights', 'secretRegistrars'], queryFn: ({ signal }) => call(secretRegistrars, {}, { signal }), select: ({ items }) => items });
}

export function useAdministrators() {
  return useQuery({ queryKey: ['rights', 'administrators'], queryFn: ({ signal }) => call(listAdministrators, {}, { signal }) });
}

export function useBreakGlass(asked: { search: string; page: number }) {
  return useQuery({
    queryKey: ['rights', 'breakGlass', asked],
    queryFn: ({ signal }) => call(listBreakGlass, paged(asked), { signal }),
    placeholderData: stays,
  });
}

export function useActingOrders(asked: { search: string; page: number; state?: InputOf<typeof listActingOrders>['state'] }) {
  return useQuery({ queryKey: ['rights', 'acting', asked], queryFn: ({ signal }) => call(listActingOrders, paged(asked), { signal }), placeholderData: stays });
}

export function useAbsences(asked: { search: string; page: number }) {
  return useQuery({ queryKey: ['rights', 'absences', asked], queryFn: ({ signal }) => call(listAbsences, paged(asked), { signal }), placeholderData: stays });
}

export function useMyActing() {
  return useQuery({ queryKey: ['rights', 'mine'], queryFn: ({ signal }) => call(myActing, {}, { signal }) });
}

/** Posts or persons by name; nothing is queried for an empty text. */
export function useActingParties(search: string, kind: 'post' | 'person') {
  return useQuery({
    queryKey: ['rights', 'parties', kind, search],
    queryFn: ({ signal }) => call(findActingParties, { search, kind }, { signal }),
    enabled: search !== '',
    select: ({ items }) => items,
  });
}

export function useRightsPersons(search: string) {
  return useQuery({
    queryKey: ['rights', 'persons', search],
    queryFn: ({ signal }) => call(findRightsPersons, { search }, { signal }),
    enabled: search !== '',
    select: ({ items }) => items.map(({ personId, name, unitName }) => ({ id: personId, name, detail: unitName })),
  });
}

/** What a person may do and why; null for oneself. */
export function useExplained(personId: number | null, number: string) {
  return useQuery({
    queryKey: ['rights', 'explained', personId, number],
    queryFn: ({ signal }) => (personId === null ? call(explainOwnRights, { number }, { signal }) : call(explainRights, { personId, number }, { signal })),
    select: ({ item }) => item,
    staleTime: 0,
  });
}
