import * as z from 'zod/mini';
import { certificateCentre, headerMenuRoot, settingsCentre } from '../constants';
import { endpoint, nothing } from '../endpoint';
import { oneLine } from '../values/one-line';
import { id, version } from '../wire';

/** The menus in which an office orders its items: the header's bar and the launcher. */
export const headerRoot = headerMenuRoot.menuId;
export const launcherRoot = 3100;
/** Items that every office needs: they are renamed and ordered, never taken away, switched off, moved or led elsewhere. */
export const protectedMenus: readonly number[] = [headerRoot, launcherRoot, 3094, settingsCentre, certificateCentre];
/** Ids from here on belong to items that the office added. */
export const firstOwnMenu = 10_000;

export const menuIcons = [
  'apps',
  'archive',
  'beach',
  'bell',
  'book',
  'box',
  'car',
  'certificate',
  'chart',
  'door',
  'flag',
  'folders',
  'home',
  'home-check',
  'layout-dashboard',
  'mail-opened',
  'news',
  'pencil-plus',
  'rubber-stamp',
  'sarabun',
  'settings',
  'stamp',
  'subtask',
  'users-group',
  'video',
] as const;

const names = ['settingsCenter', 'settingCertificate', 'manageIntranet', 'archive', 'portalModules', 'sarabanDashboard', 'notificationAll', 'sarabun', 'room'];
const path = /^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*$/i;
const address = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/**
 * Whether an item may have this target: for an item of this product (`r`) a name from the specification or a path under the base address,
 * for one in a new tab (`b`) an https address without a password.
 */
export function isAction(type: 'r' | 'b', action: string): boolean {
  if (type === 'r') return names.includes(action) || path.test(action);
  return address.test(action);
}

const detail = z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(120), z.regex(oneLine));

const fields = {
  nameTh: z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(80), z.regex(oneLine)),
  nameEn: z.string().check(z.trim(), z.maxLength(80), z.regex(oneLine)),
  icon: z.enum(menuIcons),
  type: z.enum(['r', 'b']),
  action: z.string().check(z.trim(), z.maxLength(500)),
  active: z.boolean(),
  /** One line about it, for its tile of the portal. */
  detailTh: z._default(detail, ''),
  detailEn: z._default(detail, ''),
  /** Whether an item of the launcher is a tile of the portal as well. */
  onPortal: z._default(z.boolean(), true),
  /** The user groups that see it. */
  groupIds: z.array(id).check(z.maxLength(200)),
};

const editedMenu = z.object({
  id: z.number(),
  version: z.number(),
  nameTh: z.string(),
  nameEn: z.string(),
  icon: z.string(),
  type: z.enum(['r', 'b']),
  action: z.string(),
  active: z.boolean(),
  detailTh: z.string(),
  detailEn: z.string(),
  onPortal: z.boolean(),
  groupIds: z.array(z.number()),
  /** Items below it. */
  below: z.number(),
  isProtected: z.boolean(),
  /** Added by the office, so it may be deleted. */
  isOwn: z.boolean(),
});
export type EditedMenu = z.output<typeof editedMenu>;

const access = (right: 'query' | 'manage') => ({ menu: 'admin-application', right }) as const;

export const menuSystem = endpoint({
  name: 'menuSystem',
  summary: 'The items of a menu or an application, to be ordered and changed',
  method: 'GET',
  path: '/api/core/menu-system',
  kind: 'read',
  access: access('query'),
  request: z.object({ parentId: id }),
  response: z.object({
    parent: z.object({ id: z.number(), nameTh: z.string(), nameEn: z.string() }),
    items: z.array(editedMenu),
    groups: z.array(z.object({ id: z.number(), name: z.string() })),
    /** Possible parents: the two menus and the applications of the launcher. */
    parents: z.array(z.object({ id: z.number(), nameTh: z.string(), nameEn: z.string() })),
  }),
});

/** Adds an item, or updates one by id and version; another parent moves it there. */
export const saveMenuItem = endpoint({
  name: 'saveMenuItem',
  summary: 'Add or change an item of a menu',
  method: 'POST',
  path: '/api/core/save-menu-item',
  kind: 'act',
  access: access('manage'),
  request: z.object({ item: z.nullable(z.object({ id, version })), parentId: id, ...fields }),
  response: z.object({ id: z.number() }),
});

/** Reorders the items of a menu; all of them must be named. */
export const orderMenuItems = endpoint({
  name: 'orderMenuItems',
  summary: 'Put the items of a menu in an order',
  method: 'POST',
  path: '/api/core/order-menu-items',
  kind: 'act',
  access: access('manage'),
  request: z.object({ parentId: id, ids: z.array(id).check(z.maxLength(300)) }),
  response: nothing,
});

export const removeMenuItem = endpoint({
  name: 'removeMenuItem',
  summary: 'Take an item away that the office added',
  method: 'POST',
  path: '/api/core/remove-menu-item',
  kind: 'act',
  access: access('manage'),
  request: z.object({ id, version }),
  response: nothing,
});
