import { isAction } from '@sarabun/contract/portal/menu-editor';
import { describe, expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const officer = await portal.person(unit);
const registrar = await portal.person(unit, { function: 'registrar' });
const keeper = await portal.person(unit);
await portal.grant(keeper, 'admin-application', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'admin-application', 'query');

const system = async (parentId: number, as = keeper) => (await portal.get(`/api/core/menu-system?parentId=${parentId}`, { as })).body;
const fields = {
  item: null,
  parentId: 3100,
  nameTh: 'ห้องประชุมกลาง',
  nameEn: 'Rooms',
  icon: 'door',
  type: 'b',
  action: 'https://room.example.go.th/',
  active: true,
  groupIds: [1],
};
const save = (part: Record<string, unknown> = {}, as = keeper) => portal.post('/api/core/save-menu-item', { ...fields, ...part }, { as });
const launcher = async (as: TestPerson) => (await portal.get('/api/service/menu-module-permission', { as })).body;
const tiles = async (as: TestPerson): Promise<string[]> => (await launcher(as)).items.map((item: { MENU_NAME: string }) => item.MENU_NAME);

it.each([
  ['r', 'sarabun/dashboard', true],
  ['r', 'settingsCenter', true],
  ['r', '/etc', false],
  ['r', 'javascript:alert(1)', false],
  ['r', '//evil.example', false],
  ['r', 'a/../b', false],
  ['b', 'https://room.example.go.th/?a=1', true],
  ['b', 'http://room.example.go.th/', false],
  ['b', 'javascript:alert(1)', false],
  ['b', 'https://user:secret@room.example.go.th/', false],
  ['b', 'room', false],
] as const)('an item of kind %s may lead to %s: %s', (type, action, expected) => {
  expect(isAction(type, action)).toBe(expected);
});

describe('menus', () => {
  it('show what the office adds, to the groups that it names, in its order, until it is switched off or removed', async () => {
    const { id } = (await save({ groupIds: [2] })).body;
    expect(id).toBeGreaterThanOrEqual(10_000);
    expect([(await tiles(registrar)).at(-1), (await tiles(officer)).includes('ห้องประชุมกลาง')]).toEqual(['ห้องประชุมกลาง', false]);
    const item = async () => (await system(3100)).items.find((one: { id: number }) => one.id === id);
    await save({ item: { id, version: (await item()).version } });
    expect(await tiles(officer)).toContain('ห้องประชุมกลาง');
    const ids = (await system(3100)).items.map((one: { id: number }) => one.id);
    expect(
      (await portal.post('/api/core/order-menu-items', { parentId: 3100, ids: [id, ...ids.filter((one: number) => one !== id)] }, { as: keeper })).code,
    ).toBe(200);
    expect((await tiles(officer))[0]).toBe('ห้องประชุมกลาง');
    await save({ item: { id, version: (await item()).version }, active: false });
    expect(await tiles(officer)).not.toContain('ห้องประชุมกลาง');
    expect((await portal.post('/api/core/remove-menu-item', { id, version: (await item()).version }, { as: keeper })).code).toBe(200);
    expect(await item()).toBeUndefined();
  });

  it('have items below an application, told with its tile and to the header’s call', async () => {
    const { id } = (await save({ nameTh: 'ยานพาหนะ' })).body;
    const below = (await save({ nameTh: 'จองรถ', parentId: id })).body.id;
    expect((await launcher(officer)).below).toMatchObject([{ parentId: id, item: { MENU_ID: below, MENU_NAME: 'จองรถ' } }]);
    const header = await portal.post('/api/sarabun/get-authen-user-menu-permission-header-bottom', { MENU_PARENT: id, MENU_LEVEL: 2 }, { as: officer });
    expect(header.body.item).toMatchObject([{ MENU_ID: below }]);
    const version = (await system(3100)).items.find((one: { id: number }) => one.id === id).version;
    expect((await portal.post('/api/core/remove-menu-item', { id, version }, { as: keeper })).body.code).toBe('hasItemsBelow');
    expect((await save({ item: { id, version }, parentId: 3101 })).body.code).toBe('hasItemsBelow');
    expect((await save({ item: { id, version }, parentId: id })).body.code).toBe('unknownParent');
    expect((await save({ parentId: below })).body.code).toBe('unknownParent');
  });

  it('keep what the system needs: it is renamed, but not led elsewhere, moved, switched off or removed', async () => {
    const settings = (await system(3100)).items.find((one: { id: number }) => one.id === 3144);
    expect(settings).toMatchObject({ isProtected: true, isOwn: false });
    const { id, version, action, type } = settings;
    const kept = { item: { id, version }, nameTh: 'ตั้งค่าระบบ', icon: 'settings', action, type };
    for (const part of [{ action: 'portal' }, { active: false }, { parentId: 3090 }])
      expect((await save({ ...kept, ...part })).body.code).toBe('menuProtected');
    expect((await save(kept)).code).toBe(200);
    expect(await tiles(reader)).toContain('ตั้งค่าระบบ');
    expect((await portal.post('/api/core/remove-menu-item', { id: 3101, version: 1 }, { as: keeper })).body.code).toBe('notOwnMenu');
  });

  it('refuse what cannot be, and who has no right', async () => {
    expect((await save({ action: 'javascript:alert(1)' })).body.fields).toHaveProperty('action');
    expect((await save({ icon: 'skull' })).code).toBe(422);
    expect((await save({ nameTh: ' ' })).body.fields).toHaveProperty('nameTh');
    expect((await save({ groupIds: [99_999] })).body.code).toBe('unknownGroup');
    expect((await save({ parentId: 3144 })).body.code).toBe('unknownParent');
    expect((await save({ item: { id: 3101, version: 7 } })).body.code).toBe('changedMeanwhile');
    expect((await save({ item: { id: 3162, version: 1 } })).code).toBe(404);
    expect((await portal.post('/api/core/order-menu-items', { parentId: 3100, ids: [3101] }, { as: keeper })).body.code).toBe('changedMeanwhile');
    expect((await portal.get('/api/core/menu-system?parentId=3144', { as: keeper })).code).toBe(404);
    expect((await save({}, reader)).code).toBe(403);
    expect((await portal.get('/api/core/menu-system?parentId=3100', { as: officer })).code).toBe(403);
    expect((await system(3090, reader)).parent).toMatchObject({ id: 3090 });
  });
});
