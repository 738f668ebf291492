/** What the address of a page with the devices on it may say: the page of the history. */
export function readDevicesSearch(search: Record<string, unknown>): { page?: number } {
  const page = Number(search.page);
  return Number.isSafeInteger(page) && page > 1 && page < 100_000 ? { page } : {};
}
