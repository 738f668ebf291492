import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const officer = await portal.person(unit);
const registrar = await portal.person(unit, { function: 'registrar' });
const administrator = await portal.person(unit);
await portal.role(administrator, 'administrator');
const keeper = await portal.person(unit);
await portal.grant(keeper, 'users-group', 'query');

const launcher = async (as: { token: string }) => (await portal.get('/api/service/menu-module-permission', { as })).body.items;
const header = async (as: { token: string }) =>
  (await portal.post('/api/sarabun/get-authen-user-menu-permission-header-bottom', { MENU_PARENT: 3090, MENU_LEVEL: 1, PM_QUERY: 1 }, { as })).body.item;
const ids = (items: { MENU_ID: number }[]) => items.map((item) => item.MENU_ID);

describe('menus', () => {
  it('show everyone the common items, registrars the receiving desk, and the settings to whoever may use a page of them', async () => {
    const shared = ids(await launcher(officer));
    const bar = ids(await header(officer));
    expect(shared).toEqual(expect.arrayContaining([3101, 3103]));
    expect(bar).toEqual(expect.arrayContaining([3091, 3092]));
    for (const hidden of [3102, 3130, 3144]) expect(shared).not.toContain(hidden);
    const more = (items: number[], than: number[]) => items.filter((item) => !than.includes(item));
    expect(more(ids(await launcher(registrar)), shared)).toContain(3102);
    expect(more(ids(await header(registrar)), bar)).toContain(3093);
    expect(more(ids(await launcher(administrator)), shared)).toEqual([3144, 3284]);
    expect(more(ids(await header(administrator)), bar)).toEqual([3094]);
    expect(more(ids(await header(keeper)), bar)).toEqual([3094]);
  });

  it('say truly what may be looked at and what may be changed', async () => {
    const centre = (items: { MENU_ID: number }[]) => items.find((item) => item.MENU_ID === 3144);
    expect(centre(await launcher(administrator))).toMatchObject({ MENU_ACTION: 'settingsCenter', PM_QUERY: 1, PM_MANAGE: 1 });
    expect(centre(await launcher(keeper))).toMatchObject({ PM_QUERY: 1, PM_MANAGE: 0 });
    expect(ids((await launcher(officer)).filter((item: { PM_MANAGE: number }) => item.PM_MANAGE === 1))).toEqual([3119]);
  });

  it('follow a switched-off group at once', async () => {
    const gone = await portal.person(unit);
    await portal.grant(gone, 'users-group', 'manage');
    expect(ids(await header(gone))).toContain(3094);
    const { group_id } = await portal.running.db
      .selectFrom('users_group_member')
      .where('person_id', '=', gone.personId)
      .select('group_id')
      .executeTakeFirstOrThrow();
    await portal.running.db.updateTable('users_group').set({ active: false }).where('id', '=', group_id).execute();
    expect(ids(await header(gone))).not.toContain(3094);
  });
});
