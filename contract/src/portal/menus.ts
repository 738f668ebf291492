import * as z from 'zod/mini';
import { headerMenuRoot } from '../constants';
import { endpoint } from '../endpoint';
import { flag, id, whole, wireRecord } from '../wire';

/** One item of the launcher or of the header's bottom menu (specification §3). */
export const menuItem = wireRecord({
  menuId: ['MENU_ID', z.number()],
  sequence: ['MENU_SEQ', z.number()],
  action: ['MENU_ACTION', z.string()],
  icon: ['MENU_ICON', z.string()],
  name: ['MENU_NAME', z.string()],
  nameEnglish: ['MENU_NAME_ENG', z.string()],
  /** 'b' opens the action in a new tab. */
  type: ['MENU_TYPE', z.string()],
  mayQuery: ['PM_QUERY', flag],
  mayManage: ['PM_MANAGE', flag],
});
export type MenuItem = z.output<typeof menuItem>;

export const menuBelow = z.object({ parentId: z.number(), item: menuItem });
export type MenuBelow = z.output<typeof menuBelow>;

export const launcherMenu = endpoint({
  name: 'launcherMenu',
  summary: 'The tiles of the module launcher that the person may use',
  method: 'GET',
  path: '/api/service/menu-module-permission',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  mayKeep: 'always',
  request: z.object({}),
  response: z.object({ items: z.array(menuItem), below: z.optional(z.array(menuBelow)) }),
});

export const headerMenu = endpoint({
  name: 'headerMenu',
  summary: 'The items of the header menu that the person may use',
  method: 'POST',
  path: '/api/sarabun/get-authen-user-menu-permission-header-bottom',
  kind: 'read',
  access: 'signedIn',
  beforeConsent: true,
  classic: true,
  mayKeep: 'always',
  request: wireRecord({
    parent: ['MENU_PARENT', z._default(id, headerMenuRoot.menuId)],
    level: ['MENU_LEVEL', z._default(whole(0, 99), headerMenuRoot.level)],
    mayQuery: ['PM_QUERY', z.optional(flag)],
  }),
  response: z.object({ item: z.array(menuItem) }),
});
