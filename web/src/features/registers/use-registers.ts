import type { AnswerOf } from '@sarabun/contract/endpoint';
import { controlPrintPath, controlRegistries, controlSheetPath, listControl } from '@sarabun/contract/registers/control-register';
import { getEntryHistory, type getRegister, listRegister, myRegisters, registerPrintPath, registerSheetPath } from '@sarabun/contract/registers/register-pages';
import { registerPrints } from '@sarabun/contract/registers/register-prints';
import { useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../platform/agency';
import { call, formOf } from '../../platform/call';
import { type ChangeAddress, useAddressState } from '../../platform/use-address-state';
import { areDays } from '../../ui/fields/day-range';
import { type RegistersSearch, readRegistersSearch } from './registers-search';

export type OpenRegister = AnswerOf<typeof getRegister>['item'];

export const mayFillColumns = ({ mayFill, columns }: OpenRegister) => mayFill && columns.some(({ valueKind }) => valueKind !== null);

/** Whether the person may do more with a line than read it. */
export const mayChangeLines = (register: OpenRegister) =>
  register.mayRemark || mayFillColumns(register) || register.functions.some((one) => one === 'correct' || one === 'cancel');

export function useMyRegisters() {
  return useQuery({ queryKey: ['registers', 'mine'], queryFn: ({ signal }) => call(myRegisters, {}, { signal }), select: ({ items }) => items });
}

export const narrowingOf = (registerId: number, year: number, { search = '', state, from, to }: RegistersSearch) =>
  ({ registerId, year, search, state: state ?? 'all', from, to }) as const;

/** One page of the lines of a register. The old lines stay while new ones load. */
export function useLines(registerId: number, year: number, state: RegistersSearch) {
  const { page = 1, sort = 'number', order = 'desc' } = state;
  const asked = { ...narrowingOf(registerId, year, state), page, pageSize: rowsOn('lists'), sort, order };
  return useQuery({
    queryKey: ['registers', 'lines', registerId, asked],
    queryFn: ({ signal }) => call(listRegister, asked, { signal }),
    enabled: areDays(state),
    placeholderData: (before, query) => (query?.queryKey[2] === registerId ? before : undefined),
    staleTime: 0,
  });
}

const lookAgainMs = 1_500;

/** The person's ordered prints; asked for again and again while one is being set. */
export function usePrints() {
  return useQuery({
    queryKey: ['registers', 'prints'],
    queryFn: ({ signal }) => call(registerPrints, {}, { signal }),
    select: ({ items }) => items,
    refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => state === 'waiting' || state === 'setting') ? lookAgainMs : false),
  });
}

/** The registries whose control register of secret letters the person keeps. */
export function useControlRegistries() {
  return useQuery({ queryKey: ['registers', 'controlled'], queryFn: ({ signal }) => call(controlRegistries, {}, { signal }), select: ({ items }) => items });
}

const controlOf = (unitId: number, year: number, { search = '', from, to }: RegistersSearch) => ({ unitId, year, search, from, to }) as const;

export function useControl(unitId: number, year: number, state: RegistersSearch) {
  const asked = { ...controlOf(unitId, year, state), page: state.page ?? 1, pageSize: rowsOn('lists') };
  return useQuery({
    queryKey: ['registers', 'control', unitId, asked],
    queryFn: ({ signal }) => call(listControl, asked, { signal }),
    enabled: areDays(state),
    placeholderData: (before, query) => (query?.queryKey[2] === unitId ? before : undefined),
    staleTime: 0,
  });
}

export function controlAddress(what: 'sheet' | 'print', unitId: number, year: number, state: RegistersSearch, format?: string): string {
  return `${what === 'sheet' ? controlSheetPath : controlPrintPath}?${formOf({ ...controlOf(unitId, year, state), format })}`;
}

export function useEntryHistory(entryId: number) {
  return useQuery({
    queryKey: ['registers', 'history', entryId],
    queryFn: ({ signal }) => call(getEntryHistory, { entryId }, { signal }),
    select: ({ items }) => items,
  });
}

/** The address of the spreadsheet or printed form of the shown lines. */
export function fileAddress(what: 'sheet' | 'print', registerId: number, year: number, state: RegistersSearch, format?: string): string {
  const path = what === 'sheet' ? registerSheetPath : registerPrintPath;
  return `${path}?${formOf({ ...narrowingOf(registerId, year, state), format })}`;
}

/** A change of the page's state; `undefined` removes a part. */
export type ChangeRegisters = ChangeAddress<RegistersSearch>;

const layers = ['document', 'line'] as const;

/** The state of the page in the address, and how to change it. */
export const useRegistersState = () => useAddressState(readRegistersSearch, { layers });
