import { certificateCentre, settingsCentre } from '@sarabun/contract/constants';
import type { MenuItem } from '@sarabun/contract/portal/menus';
import { isWebAddress, ownAddress } from '@sarabun/contract/values/own-address';

/** Where a menu item leads: a page of this application by its route, an address under the same base, or a new tab. */
export type MenuTarget = { kind: 'route'; path: string } | { kind: 'address'; href: string } | { kind: 'tab'; href: string };

/** Launcher tiles with a page of their own (specification §2, launcher). */
const launcherPages: Record<string, string> = {
  settingsCenter: `/settings/${settingsCentre}`,
  settingCertificate: `/settings/${certificateCentre}`,
  manageIntranet: '/intranet/manage-intranet',
};

/** Pages that the header's menu calls by a name of their own (specification §2); every other page it calls by its path. */
const routeNames: Record<string, string> = {
  portalModules: '/portal',
  sarabanDashboard: '/sarabun/dashboard',
  notificationAll: '/notification-all',
  settingsCenter: '/settings/$menuID',
};

/** Where a tile of the launcher leads; null for one that this application cannot open. */
export function launcherTarget({ action, type }: MenuItem): MenuTarget | null {
  // The archive takes a one-time ticket with it, which nothing issues yet.
  if (action === 'archive') return null;
  const page = launcherPages[action];
  if (page) return { kind: 'route', path: page };
  if (type === 'b') return isWebAddress(action) ? { kind: 'tab', href: action } : null;
  return { kind: 'address', href: underBase(action) };
}

/**
 * Where an item of the header's menu leads: `sarabun` and `room` are plain addresses, all others are pages of this application, with
 * the item's id in the address where the page has a place for it. What the person may do there is asked of the server, not carried along.
 */
export function headerTarget({ action, menuId }: MenuItem): MenuTarget {
  if (action === 'sarabun' || action === 'room') return { kind: 'address', href: underBase(action) };
  return { kind: 'route', path: (routeNames[action] ?? underBase(action)).replace('$menuID', String(menuId)) };
}

/** The settings: one item leads to their centre, and their pages have addresses of their own next to it. */
const settings = { centre: `/settings/${settingsCentre}`, below: '/settings/', others: [`/settings/${certificateCentre}`] };

/** Whether the page of an address belongs to where an item of a menu leads, although it does not stand below it. */
export function belongsTo(target: string, path: string): boolean {
  return target === settings.centre && path.startsWith(settings.below) && !settings.others.includes(path);
}

/** An address of this site; one that would leave it leads to the portal. */
function underBase(action: string): string {
  return ownAddress(`/${action.replace(/^\/+/, '')}`) ?? '/portal';
}

/** Puts a list in rows of so many. */
export function rowsOf<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) => items.slice(row * length, (row + 1) * length));
}
