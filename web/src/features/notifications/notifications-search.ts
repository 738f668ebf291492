/** The state in the address of the notifications page besides the module. */
export interface NotificationsSearch {
  search?: string;
}

/** Reads the state of the page from its address; invalid parts are ignored. */
export function readNotificationsSearch({ search }: Record<string, unknown>): NotificationsSearch {
  const words = typeof search === 'string' || typeof search === 'number' ? String(search).trim().slice(0, 200) : '';
  return words ? { search: words } : {};
}
