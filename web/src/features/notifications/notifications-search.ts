/** What the address of the notifications page says beside the module. */
export interface NotificationsSearch {
  search?: string;
}

/** Reads the state of the page from its address. What makes no sense is as if it were not there. */
export function readNotificationsSearch({ search }: Record<string, unknown>): NotificationsSearch {
  const words = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 200) : '';
  return words ? { search: words } : {};
}
