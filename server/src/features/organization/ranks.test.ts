import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const { db } = portal.running;
const unit = await portal.unit();
const keeper = await portal.person(unit);
for (const page of ['acting', 'employee-information', 'setup-organization']) await portal.grant(keeper, page, 'manage');
const holders = [await portal.person(unit, { name: 'กมล' }), await portal.person(unit, { name: 'ขวัญ' }), await portal.person(unit, { name: 'คมสัน' })] as const;
const posts: { postId: number; deskId: number }[] = [];
for (const holder of holders) posts.push(await portal.headPost(unit, holder));
const [first, second, third] = posts.map(({ postId }) => postId) as [number, number, number];
// The third name ranks first in the office; the others have equal ranks and follow the order of the posts.
const ranks = [
  [first, 5, 2],
  [second, 5, 1],
  [third, 1, 9],
] as const;
for (const [id, signature_rank, position] of ranks) await db.updateTable('post').set({ signature_rank, position }).where('id', '=', id).execute();

const get = async (path: string) => (await portal.get(path, { as: keeper })).body;
const word = encodeURIComponent('ผู้อำนวยการ');

it('posts are offered by rank and then in their order, wherever one is chosen', async () => {
  const order = [third, second, first];
  expect((await get(`/api/core/organization/find?kind=post&search=${word}`)).items.map(({ id }: { id: number }) => id)).toEqual(order);
  expect((await get(`/api/core/people/acting-parties?kind=post&search=${word}`)).items.map(({ id }: { id: number }) => id)).toEqual(order);
  const { items } = await get(`/api/sarabun/parties?kind=post&search=${word}`);
  const desks = new Map(posts.map(({ postId, deskId }) => [deskId, postId]));
  expect(items.map(({ deskId }: { deskId: number }) => desks.get(deskId))).toEqual(order);
});

it('heads are named by the rank of their posts, persons by the rank of their own first', async () => {
  const { heads } = await get(`/api/core/organization/unit-card?unitId=${unit.unitId}`);
  expect(heads[0]).toContain('คมสัน');
  await db.updateTable('person').set({ signature_rank: 1 }).where('id', '=', holders[1].personId).execute();
  const { data } = (await portal.post('/api/core/people/persons', { search: '', state: 'on' }, { as: keeper })).body;
  expect(data[0]).toMatchObject({ personId: holders[1].personId });
  const parties = (await get(`/api/sarabun/parties?kind=person&search=${encodeURIComponent('ใจดี')}`)).items;
  expect(parties.slice(0, 3).map(({ name }: { name: string }) => name.slice(3, 5))).toEqual(['ขว', 'คม', 'กม']);
});
