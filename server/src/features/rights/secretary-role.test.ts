import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
const unit = await portal.unit();
const other = await portal.unit({ parentId: unit.unitId, hasRegistry: false });
const keeper = await portal.person(unit);
for (const page of ['manage-role', 'position-information']) await portal.grant(keeper, page, 'manage');
const head = await portal.person(unit);
const post = await portal.headPost(unit, head);
const clerk = await portal.person(unit);

const { id: roleTypeId } = await portal.running.db.selectFrom('role_type').select('id').where('function', '=', 'secretary').executeTakeFirstOrThrow();
const give = (unitId: number) =>
  portal.post('/api/core/rights/give-role', { roleTypeId, personId: clerk.personId, unitId, orderNumber: '', startsOn: today, endsOn: null }, { as: keeper });
const desksOf = async () => (await portal.actor(clerk)).seats.filter((seat) => seat.function === 'secretary').map(({ deskId }) => deskId);

it('makes its bearer the secretary of the head of the unit, follows the post, and ends with the role', async () => {
  expect((await give(other.unitId)).body.fields).toHaveProperty('unitId');
  const { assignmentId } = (await give(unit.unitId)).body;
  expect(await desksOf()).toEqual([post.deskId]);
  const { item } = (await portal.get(`/api/core/settings/position-information/get?id=${post.postId}`, { as: keeper })).body;
  const move = { postId: post.postId, version: item.version, toUnitId: other.unitId, effectiveOn: today };
  expect((await portal.post('/api/core/organization/move-post', move, { as: keeper })).code).toBe(200);
  expect(await desksOf()).toEqual([]);
  const next = await portal.headPost(unit, await portal.person(unit));
  await portal.post('/api/core/rights/end-role', { assignmentId, reason: 'ทดสอบ' }, { as: keeper });
  const again = (await give(unit.unitId)).body.assignmentId;
  expect(await desksOf()).toEqual([next.deskId]);
  await portal.post('/api/core/rights/end-role', { assignmentId: again, reason: 'ครบกำหนด' }, { as: keeper });
  expect(await desksOf()).toEqual([]);
});
