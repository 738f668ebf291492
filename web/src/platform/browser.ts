/** The two things that leave this page. In one place, so that tests can see where the page would go. */
export const browser = {
  /** Goes to another address by loading it anew, so that nothing of a person stays in memory. */
  goTo(address: string): void {
    location.assign(address);
  },
  /** Loads this page anew. */
  reload(): void {
    location.reload();
  },
};

/** Loads this page again, but only once in this tab for the same reason, which would otherwise go on for ever. Not where the browser refuses storage. */
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
