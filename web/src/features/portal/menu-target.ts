import { certificateCentre, dashboardSuffix, settingsCentre } from '@sarabun/contract/constants';
import type { MenuItem } from '@sarabun/contract/portal/menus';
import { isWebAddress, ownAddress } from '@sarabun/contract/values/own-address';
import { pageSettings } from '../../platform/agency';

/** What an item of the header's menu takes to its page: the id of the menu and what the person may do there (specification §2). */
export interface MenuParameters {
  menuID: number;
  query: boolean;
  manage: boolean;
}

/** Where a menu item leads: a page of this application by its route, an address under the same base, or a new tab. */
export type MenuTarget =
  | { kind: 'archive' }
  | { kind: 'route'; path: string; menu?: MenuParameters }
  | { kind: 'plain'; href: string }
  | { kind: 'address'; href: string }
  | { kind: 'tab'; href: string };

/** Launcher tiles with their own page (specification §2, launcher). */
const launcherPages: Record<string, string> = {
  settingsCenter: `/settings/${settingsCentre}`,
  settingCertificate: `/settings/${certificateCentre}`,
  manageIntranet: '/intranet/manage-intranet',
};

/** Pages with another name in the header's menu (specification §2); all others are named by their path. */
const routeNames: Record<string, string> = {
  portalModules: '/portal',
  sarabanDashboard: '/sarabun/dashboard',
  notificationAll: '/notification-all',
  settingsCenter: '/settings/$menuID',
};

/** The target of a launcher tile; null if this application cannot open it. */
export function launcherTarget({ action, type }: MenuItem): MenuTarget | null {
  if (action === 'archive') return pageSettings().hasArchive ? { kind: 'archive' } : null;
  const page = launcherPages[action];
  if (page) return { kind: 'route', path: page };
  if (type === 'b') return isWebAddress(action) ? { kind: 'tab', href: action } : null;
  return { kind: 'address', href: underBase(action) };
}

/**
 * The target of a header menu item: `sarabun` and `room` are plain addresses, all others are pages of this application, with the item's id
 * in the address if the page has a place for it. The person's rights are checked by the server.
 */
export function headerTarget({ action, menuId, mayQuery, mayManage }: MenuItem, personId: number): MenuTarget {
  if (action === 'sarabun' || action === 'room') return { kind: 'plain', href: underBase(action) };
  const path = (routeNames[action] ?? underBase(action)).replace('$menuID', String(menuId));
  const menuID = path === routeNames.sarabanDashboard ? Number(`${personId}${dashboardSuffix}`) : menuId;
  return { kind: 'route', path, menu: { menuID, query: mayQuery, manage: mayManage } };
}

/** The settings: one item leads to their centre; their pages have their own addresses next to it. */
const settings = { centre: `/settings/${settingsCentre}`, below: '/settings/', others: [`/settings/${certificateCentre}`] };

/** Whether a page belongs to a menu item's target although it is not below it. */
export function belongsTo(target: string, path: string): boolean {
  return target === settings.centre && path.startsWith(settings.below) && !settings.others.includes(path);
}

/** An address of this site; anything else leads to the portal. */
function underBase(action: string): string {
  return ownAddress(`/${action.replace(/^\/+/, '')}`) ?? '/portal';
}

/** Splits a list into rows. */
export function rowsOf<Item>(items: readonly Item[], length: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, row) => items.slice(row * length, (row + 1) * length));
}

/** Whether it opens in a new tab. */
export const opensTab = ({ kind }: MenuTarget): boolean => kind === 'tab' || kind === 'archive';
