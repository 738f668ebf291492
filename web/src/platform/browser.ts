import { isOnlyHere } from './storage';

let openInPlace: ((address: string) => void) | null = null;

/** Says how an address is opened without loading the page again. */
export function onOpenInPlace(open: (address: string) => void): void {
  openInPlace = open;
}

/** Whether an address has to open within this page: loaded again, it would not know the person, because only this tab does. */
export function staysInPlace(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return openInPlace !== null && isOnlyHere('token') && origin === location.origin && !pathname.startsWith('/api/');
}

/** The actions that leave this page, in one place, so that tests can observe them. */
export const browser = {
  /** Goes to another address with a full load, so that nothing of a person stays in memory. */
  goTo(address: string): void {
    if (openInPlace && staysInPlace(address)) openInPlace(address);
    else location.assign(address);
  },
  /** Starts this page again with what the server says now. */
  startAgain(): void {
    if (openInPlace && staysInPlace(location.href)) openInPlace(location.href);
    else browser.reload();
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
