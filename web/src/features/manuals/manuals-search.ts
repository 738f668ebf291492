/** The state in a manual's address: the open page, and the search. */
export interface ManualsSearch {
  page?: number;
  search?: string;
}

/** Reads it from the address; invalid parts are ignored. */
export function readManualsSearch({ page, search }: Record<string, unknown>): ManualsSearch {
  const number = Number(page);
  const words = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 100) : '';
  return { ...(Number.isInteger(number) && number > 0 && { page: number }), ...(words && { search: words }) };
}
