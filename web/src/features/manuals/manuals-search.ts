/** What the address of a manual says: which page is open, and what is looked for. */
export interface ManualsSearch {
  page?: number;
  search?: string;
}

/** Reads it from the address. What makes no sense is as if it were not there. */
export function readManualsSearch({ page, search }: Record<string, unknown>): ManualsSearch {
  const number = Number(page);
  const words = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 100) : '';
  return { ...(Number.isInteger(number) && number > 0 && { page: number }), ...(words && { search: words }) };
}
