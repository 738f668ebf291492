import { expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const office = await portal.unit();
const division = await portal.unit({ parentId: office.unitId });
const section = await portal.unit({ parentId: division.unitId, hasRegistry: false });
const other = await portal.unit({ parentId: office.unitId });
const officer = await portal.person(division);
const stranger = await portal.person(other);

const mine = async (as: TestPerson) => (await portal.get('/api/sarabun/receiver-lists', { as })).body;
const save = (as: TestPerson, name: string, receivers: { deskId: number | null; name: string }[]) =>
  portal.post('/api/sarabun/save-receiver-list', { name, receivers }, { as });

it('names all units with a registry but the own one, and keeps lists that are nobody else’s', async () => {
  const { units } = await mine(officer);
  const deskIds = units.map(({ deskId }: { deskId: number }) => deskId);
  expect(deskIds).toEqual(expect.arrayContaining([office.deskId, other.deskId]));
  expect(deskIds).not.toContain(division.deskId);
  expect(deskIds).not.toContain(section.deskId);
  const { body } = await save(officer, 'กองที่ส่งประจำ', [
    { deskId: other.deskId, name: 'อะไรก็ได้' },
    { deskId: null, name: 'กรมการปกครอง' },
  ]);
  expect((await mine(officer)).lists).toEqual([
    {
      listId: body.listId,
      name: 'กองที่ส่งประจำ',
      receivers: [
        { deskId: other.deskId, name: expect.stringMatching(/^กองที่/), thaiName: expect.stringMatching(/^กองที่/), headPost: null },
        { deskId: null, name: 'กรมการปกครอง', thaiName: 'กรมการปกครอง', headPost: null },
      ],
    },
  ]);
  expect((await mine(stranger)).lists).toEqual([]);
  expect((await portal.post('/api/sarabun/forget-receiver-list', { listId: body.listId }, { as: stranger })).code).toBe(404);
  expect((await portal.post('/api/sarabun/forget-receiver-list', { listId: body.listId }, { as: officer })).code).toBe(200);
  expect((await mine(officer)).lists).toEqual([]);
});

it('refuses a name twice, an empty list, desks that do not exist, and the fifty-first list, also of fifty windows at once', async () => {
  const one = [{ deskId: null, name: 'กรมการปกครอง' }];
  expect((await save(stranger, 'ก', one)).code).toBe(200);
  expect((await save(stranger, 'ก', one)).body).toMatchObject({ code: 'listNameTaken' });
  expect((await save(stranger, 'ข', [])).code).toBe(422);
  expect((await save(stranger, 'ข', [{ deskId: 999_999, name: 'ก' }])).body).toMatchObject({ code: 'listDeskGone' });
  const replies = await Promise.all(Array.from({ length: 52 }, (_, n) => save(stranger, `รายชื่อ ${n}`, one)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(49);
  expect(replies.find(({ code }) => code !== 200)?.body.code).toBe('tooManyLists');
});

it('tells the post of the head of a unit, to which a letter to it is addressed', async () => {
  const headed = await portal.unit();
  await portal.person(headed, { function: 'registrar' });
  const { postId } = await portal.headPost(headed, await portal.person(headed));
  const { name_th: post } = await portal.running.db.selectFrom('post').where('id', '=', postId).select('name_th').executeTakeFirstOrThrow();
  expect((await mine(officer)).units.find(({ deskId }: { deskId: number }) => deskId === headed.deskId).headPost).toBe(post);
  const { items } = (await portal.get(`/api/sarabun/parties?kind=unit&search=${encodeURIComponent('กองที่')}`, { as: officer })).body;
  expect(items.find(({ deskId }: { deskId: number }) => deskId === headed.deskId)).toMatchObject({ headPost: post });
});
