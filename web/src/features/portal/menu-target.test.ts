import type { MenuItem } from '@sarabun/contract/portal/menus';
import { expect, test } from 'vitest';
import { setPage } from '../../../test/page';
import { headerTarget, launcherTarget, rowsOf } from './menu-target';

const item = (action: string, type = 'a'): MenuItem => ({
  menuId: 3144,
  sequence: 1,
  action,
  icon: 'box',
  name: 'รายการ',
  nameEnglish: 'Item',
  type,
  mayQuery: true,
  mayManage: false,
});

test.each([
  ['settingsCenter', 'a', { kind: 'route', path: '/settings/3144' }],
  ['settingCertificate', 'a', { kind: 'route', path: '/settings/3284' }],
  ['manageIntranet', 'a', { kind: 'route', path: '/intranet/manage-intranet' }],
  ['https://room.example.go.th/', 'b', { kind: 'tab', href: 'https://room.example.go.th/' }],
  ['room', 'a', { kind: 'address', href: '/room' }],
  ['/sarabun/dashboard', 'a', { kind: 'address', href: '/sarabun/dashboard' }],
  ['archive', 'a', null],
  ['javascript:alert(1)', 'b', null],
  ['http://room.example.go.th/', 'b', null],
  ['https://portal@evil.example/', 'b', null],
  ['\t/evil.example', 'a', { kind: 'address', href: '/portal' }],
  ['.//evil.example', 'a', { kind: 'address', href: '/portal' }],
])('the launcher leads %s (%s) to %o', (action, type, target) => {
  expect(launcherTarget(item(action, type))).toEqual(target);
});

test('the archive is a tile where one is configured', () => {
  setPage({ hasArchive: true });
  expect(launcherTarget(item('archive'))).toEqual({ kind: 'archive' });
});

test.each([
  ['sarabun', { kind: 'plain', href: '/sarabun' }],
  ['room', { kind: 'plain', href: '/room' }],
  ['portalModules', { kind: 'route', path: '/portal', menu: { menuID: 3144, query: true, manage: false } }],
  ['sarabanDashboard', { kind: 'route', path: '/sarabun/dashboard', menu: { menuID: 71035, query: true, manage: false } }],
  ['settingsCenter', { kind: 'route', path: '/settings/3144', menu: { menuID: 3144, query: true, manage: false } }],
  ['portal', { kind: 'route', path: '/portal', menu: { menuID: 3144, query: true, manage: false } }],
  ['\\evil.example', { kind: 'route', path: '/portal', menu: { menuID: 3144, query: true, manage: false } }],
  ['sarabun/receive', { kind: 'route', path: '/sarabun/receive', menu: { menuID: 3144, query: true, manage: false } }],
])('the header leads %s to %o', (action, target) => {
  expect(headerTarget(item(action), 7)).toEqual(target);
});

test('rows hold four', () => {
  expect(rowsOf([1, 2, 3, 4, 5], 4)).toEqual([[1, 2, 3, 4], [5]]);
  expect(rowsOf([], 4)).toEqual([]);
});
