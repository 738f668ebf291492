import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'users-group', 'manage');
const member = await portal.person(unit);
const administrator = await portal.person(unit);
await portal.role(administrator, 'administrator');

type As = { token: string };
const get = async (groupId: number, as: As = keeper) => (await portal.get(`/api/core/access/group-rights?groupId=${groupId}`, { as })).body.item;
const post = (what: string, body: Record<string, unknown>, as: As = keeper) => portal.post(`/api/core/access/${what}`, body, { as });
const newGroup = async () =>
  (
    await portal.post(
      '/api/core/settings/users-group/create',
      { values: { code: `g${Math.random()}`, nameTh: 'กลุ่มงานบุคคล', nameEn: '', description: '', membership: 'listed', position: null } },
      { as: keeper },
    )
  ).body.item;
const pageId = (item: { menus: { items: { menuId: number; name: { en: string } }[] }[] }, name: string) =>
  item.menus.flatMap(({ items }) => items).find((one) => one.name.en === name)?.menuId;
const mayOpen = async (page: string, as: As) => (await portal.post(`/api/core/settings/${page}/list`, {}, { as })).code === 200;

describe('a group of users', () => {
  it('gives its members what its ticks say, from the next call on', async () => {
    const group = await newGroup();
    const prefix = pageId(await get(group.id), 'Prefixes');
    expect(await mayOpen('prefix', member)).toBe(false);
    expect((await post('add-group-member', { groupId: group.id, personId: member.personId })).code).toBe(200);
    const { version } = await get(group.id);
    expect((await post('save-group-rights', { groupId: group.id, version, rights: [{ menuId: prefix, mayQuery: true, mayManage: false }] })).code).toBe(200);
    expect(await mayOpen('prefix', member)).toBe(true);
    const { items } = (await portal.get(`/api/core/settings/users-group/history?id=${group.id}`, { as: keeper })).body;
    expect(items.slice(0, 2)).toMatchObject([
      { after: { menuRights: 'คำนำหน้า (เรียกดู)' }, before: { menuRights: '' } },
      { after: { members: expect.stringContaining('สมชาย') } },
    ]);
    expect((await portal.post('/api/core/settings/prefix/switch', { id: 1, version: 1, active: false }, { as: member })).code).toBe(403);
    expect((await get(group.id)).members).toMatchObject([{ personId: member.personId }]);
    expect((await post('remove-group-member', { groupId: group.id, personId: member.personId })).code).toBe(200);
    expect(await mayOpen('prefix', member)).toBe(false);
  });

  it('of a function follows from it and takes nobody by name', async () => {
    expect((await get(3)).members).toMatchObject([{ personId: administrator.personId }]);
    expect((await get(1)).memberCount).toBe(3);
    expect(await post('add-group-member', { groupId: 3, personId: member.personId })).toMatchObject({ code: 409, body: { code: 'groupFollows' } });
  });

  it('is not saved over a newer version', async () => {
    const group = await newGroup();
    const [first, second] = [
      await post('save-group-rights', { groupId: group.id, version: 1, rights: [] }),
      await post('save-group-rights', { groupId: group.id, version: 1, rights: [] }),
    ];
    expect([first.code, second.code]).toEqual([200, 409]);
  });

  it('is not known to someone who may not look, and ids of others lead nowhere', async () => {
    expect((await portal.get('/api/core/access/group-rights?groupId=3', { as: member })).code).toBe(403);
    expect((await portal.get('/api/core/access/persons?search=ส', { as: member })).code).toBe(403);
    expect((await portal.get('/api/core/access/group-rights?groupId=99999', { as: keeper })).code).toBe(404);
    const group = await newGroup();
    expect((await post('add-group-member', { groupId: group.id, personId: 99_999 })).code).toBe(404);
    expect((await post('save-group-rights', { groupId: group.id, version: 1, rights: [{ menuId: 3144, mayQuery: true, mayManage: true }] })).code).toBe(200);
    expect(
      (await get(group.id)).menus.flatMap((menu: { items: { mayQuery: boolean }[] }) => menu.items).some((item: { mayQuery: boolean }) => item.mayQuery),
    ).toBe(false);
  });
});

describe('the own right to manage rights', () => {
  it('is not taken from oneself, by ticks or by leaving the group', async () => {
    const own = await portal.running.db.selectFrom('users_group_member').where('person_id', '=', keeper.personId).select('group_id').executeTakeFirstOrThrow();
    const item = await get(own.group_id);
    const refused = await post('save-group-rights', { groupId: own.group_id, version: item.version, rights: [] });
    expect(refused).toMatchObject({ code: 409, body: { code: 'lastOwnRight' } });
    expect(await post('remove-group-member', { groupId: own.group_id, personId: keeper.personId })).toMatchObject({
      code: 409,
      body: { code: 'lastOwnRight' },
    });
    expect(await mayOpen('users-group', keeper)).toBe(true);
    // Another administrator may.
    expect((await post('remove-group-member', { groupId: own.group_id, personId: keeper.personId }, administrator)).code).toBe(200);
    expect(await mayOpen('users-group', keeper)).toBe(false);
  });
});
