import type { InputOf } from '@sarabun/contract/endpoint';
import { getBookColumns, getBookFunctions, listBooks } from '@sarabun/contract/registers/book-display';
import { listNumberRights, numberRightChoices } from '@sarabun/contract/registers/number-rights';
import { getRegistration, listRegistries } from '@sarabun/contract/registers/registration-display';
import { useQuery } from '@tanstack/react-query';
import { rowsOn } from '../../../platform/agency';
import { call } from '../../../platform/call';

export function useNumberRights(request: Omit<InputOf<typeof listNumberRights>, 'pageSize'>) {
  const asked = { ...request, pageSize: rowsOn('lists') };
  return useQuery({
    queryKey: ['registers', 'rights', asked],
    queryFn: ({ signal }) => call(listNumberRights, asked, { signal }),
    placeholderData: (before) => before,
  });
}

export function useRightChoices(search: string) {
  return useQuery({
    queryKey: ['registers', 'right-choices', search],
    queryFn: ({ signal }) => call(numberRightChoices, { search }, { signal }),
    placeholderData: (before) => before,
  });
}

export function useBooks() {
  return useQuery({ queryKey: ['registers', 'books'], queryFn: ({ signal }) => call(listBooks, {}, { signal }), select: ({ items }) => items });
}

export function useBookColumns(bookId: number) {
  return useQuery({ queryKey: ['registers', 'columns', bookId], queryFn: ({ signal }) => call(getBookColumns, { bookId }, { signal }), staleTime: 0 });
}

export function useBookFunctions(bookId: number) {
  return useQuery({ queryKey: ['registers', 'functions', bookId], queryFn: ({ signal }) => call(getBookFunctions, { bookId }, { signal }), staleTime: 0 });
}

export function useRegistries() {
  return useQuery({ queryKey: ['registers', 'registries'], queryFn: ({ signal }) => call(listRegistries, {}, { signal }), select: ({ items }) => items });
}

export function useRegistration(unitId: number | undefined) {
  return useQuery({
    queryKey: ['registers', 'registration', unitId],
    queryFn: ({ signal }) => call(getRegistration, { unitId: unitId as number }, { signal }),
    enabled: unitId !== undefined,
    staleTime: 0,
  });
}
