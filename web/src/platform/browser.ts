/** The two actions that leave this page, in one place, so that tests can observe them. */
export const browser = {
  /** Goes to another address with a full load, so that nothing of a person stays in memory. */
  goTo(address: string): void {
    location.assign(address);
  },
  /** Reloads this page. */
  reload(): void {
    location.reload();
  },
};

/** Reloads this page once per tab and reason, to avoid endless reloads. Does nothing without storage. */
export function reloadOnce(reason: string): void {
  const key = `reloaded: ${reason}`;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, 'yes');
  } catch {
    return;
  }
  browser.reload();
}
