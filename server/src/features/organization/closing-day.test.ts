import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { movingClock } from '../../../test/clock';
import { testPortal } from '../../../test/portal';
import { newPostValues } from '../../../test/posts';

const { clock, moveTo } = movingClock('2031-04-01T09:00:00+07:00');
const portal = await testPortal({ clock });
const { db } = portal.running;
const unit = await portal.unit();
const manager = await portal.person(unit);
for (const page of ['manage-section', 'position-information']) await portal.grant(manager, page, 'manage');

const rowOf = async (table: 'unit' | 'post', id: number) =>
  (
    await sql<{ closed: string | null; changed: string; from: string | null }>`
    select closed_on as closed, changed_at::date::text as changed, ${sql.raw(table === 'unit' ? 'letter_code_from' : 'null::date')} as from
    from ${sql.table(table)} where id = ${id}`.execute(db)
  ).rows[0];
const call = async (page: string, verb: string, body: Record<string, unknown>) =>
  (await portal.post(`/api/core/settings/${page}/${verb}`, body, { as: manager })).body.item;

it('lays units, posts and persons down on the day of the product', async () => {
  const post = await portal.headPost(unit, manager);
  expect((await rowOf('unit', unit.unitId))?.changed).toBe('2031-04-01');
  expect((await rowOf('post', post.postId))?.changed).toBe('2031-04-01');
  const { rows } = await sql`
    select p.created_at::date::text as created, p.changed_at::date::text as changed, a.password_changed_at::date::text as "password"
    from person p join account a on a.person_id = p.id where p.id = ${manager.personId}`.execute(db);
  expect(rows).toEqual([{ created: '2031-04-01', changed: '2031-04-01', password: '2031-04-01' }]);
});

it('closes what is switched off, and dates a number that is changed, on the day of the product: half past midnight in Bangkok is the new day', async () => {
  const other = await portal.unit();
  const post = await call('position-information', 'create', { values: newPostValues({ unitId: other.unitId }) });
  await moveTo(db, '2031-12-31T23:59');
  const { item } = (await portal.get(`/api/core/settings/manage-section/get?id=${other.unitId}`, { as: manager })).body;
  const { values } = item;
  const numbered = await call('manage-section', 'update', { id: other.unitId, version: item.version, values: { ...values, letterCode: 'ทด ๐๙๙' } });
  expect(await rowOf('unit', other.unitId)).toMatchObject({ from: '2031-12-31', closed: null });
  await moveTo(db, '2032-01-01T00:30');
  await call('position-information', 'switch', { id: post.id, version: post.version, active: false });
  expect((await rowOf('post', post.id))?.closed).toBe('2032-01-01');
  const off = await call('manage-section', 'switch', { id: other.unitId, version: numbered.version, active: false });
  expect((await rowOf('unit', other.unitId))?.closed).toBe('2032-01-01');
  await call('manage-section', 'switch', { id: other.unitId, version: off.version, active: true });
  expect((await rowOf('unit', other.unitId))?.closed).toBeNull();
});
