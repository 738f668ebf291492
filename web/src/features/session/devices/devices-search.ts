/** The state in the address of a page with devices: the page of the history. */
export function readDevicesSearch(search: Record<string, unknown>): { page?: number } {
  const page = Number(search.page);
  return Number.isSafeInteger(page) && page > 1 && page < 100_000 ? { page } : {};
}
