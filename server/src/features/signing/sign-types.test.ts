import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { routeOf } from '../../../test/route';

const portal = await testPortal();
const { db } = portal.running;
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const director = await portal.person(unit);
const post = await portal.headPost(unit, director);
const officer = await portal.person(unit);
const keeper = await portal.person(unit);
await portal.grant(keeper, 'sign-type', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'sign-type', 'query');
const route = routeOf(portal);
const level = async (nameTh: string) => (await db.selectFrom('position_level').where('name_th', '=', nameTh).select('id').executeTakeFirstOrThrow()).id;
const [managerial, senior] = [await level('อำนวยการระดับต้น'), await level('ชำนาญการ')];
const [own, seal] = await Promise.all(
  ['own', 'seal'].map(async (manner) => (await db.selectFrom('sign_type').where('manner', '=', manner).select('id').executeTakeFirstOrThrow()).id),
);

/** A letter that waits for the director's signature. */
const waiting = async () => {
  const { legId } = await route.received(registrar, unit);
  const [to] = (await route.present(registrar, legId, { deskId: post.deskId, text: '' })).body.item.legIds as [number];
  await db.updateTable('leg').set({ purpose: 'signature' }).where('id', '=', to).execute();
  return to;
};
const manners = async (legId: number, as = director) =>
  (await portal.get(`/api/sarabun/sign-types?legId=${legId}`, { as })).body.items?.map((one: { manner: string; needsCertificate: boolean }) =>
    one.needsCertificate ? 'certificate' : one.manner,
  );
const save = (body: Record<string, unknown>, as = keeper) =>
  portal.post('/api/core/save-sign-type-rule', { signTypeId: own, rule: null, kinds: [], levelIds: [], lowestRank: null, active: true, ...body }, { as });
const rules = async (signTypeId = own, as = keeper) => (await portal.get(`/api/core/sign-type-rules?signTypeId=${signTypeId}`, { as })).body.item;

describe('types of signatures', () => {
  it('are offered within their rules, and change with them at once', async () => {
    const legId = await waiting();
    expect(await manners(legId)).toEqual(['own', 'initial', 'certificate']);
    await db.updateTable('post').set({ position_level_id: senior, signature_rank: 3 }).where('id', '=', post.postId).execute();
    const { id } = (await save({ name: 'ผู้อำนวยการขึ้นไป', levelIds: [managerial] })).body;
    expect(await manners(legId)).toEqual(['initial', 'certificate']);
    const [rule] = (await rules()).rules;
    await save({ rule: { id, version: rule.version }, name: 'ชำนาญการลำดับ ๓', levelIds: [senior], lowestRank: 3 });
    expect(await manners(legId)).toEqual(['own', 'initial', 'certificate']);
    await portal.post('/api/core/remove-sign-type-rule', { id, version: rule.version + 1 }, { as: keeper });
    expect((await rules()).rules).toEqual([]);
    const [sealRule] = (await rules(seal)).rules;
    await save({ signTypeId: seal, rule: sealRule, name: sealRule.name, kinds: [1, 16] });
    expect(await manners(legId)).toEqual(['own', 'initial', 'seal', 'certificate']);
  });

  it('are told to someone who may sign there alone', async () => {
    const legId = await waiting();
    expect((await portal.get(`/api/sarabun/sign-types?legId=${legId}`, { as: officer })).code).toBe(404);
    expect((await portal.get('/api/sarabun/sign-types?legId=999999', { as: director })).code).toBe(404);
  });

  it('refuse what is not there, what is taken, and what another has changed in the meantime', async () => {
    expect((await save({ name: 'ก', kinds: [99] })).body.fields).toHaveProperty('kinds');
    expect((await save({ name: 'ก', levelIds: [99_999] })).body.fields).toHaveProperty('levelIds');
    expect((await save({ name: ' ' })).body.fields).toHaveProperty('name');
    expect((await save({ signTypeId: 99_999, name: 'ก' })).code).toBe(404);
    const { id } = (await save({ name: 'ก' })).body;
    expect((await save({ name: 'ก' })).body.code).toBe('ruleNameTaken');
    expect((await save({ name: 'ข', rule: { id, version: 7 } })).body.code).toBe('changedMeanwhile');
    expect((await save({ name: 'ข', signTypeId: seal, rule: { id, version: 1 } })).code).toBe(404);
    expect((await save({ name: 'ข' }, reader)).code).toBe(403);
    expect(await rules(own, reader)).toMatchObject({ name: { th: 'ลงนามจริง' } });
    expect((await portal.get(`/api/core/sign-type-rules?signTypeId=${own}`, { as: officer })).code).toBe(403);
    expect((await portal.post('/api/core/remove-sign-type-rule', { id, version: 1 }, { as: reader })).code).toBe(403);
  });
});
