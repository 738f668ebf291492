import { describe, expect, it } from 'vitest';
import { password, testPortal } from '../../../test/portal';
import { newPostValues } from '../../../test/posts';
import { routeOf } from '../../../test/route';
import { applyDueChanges } from './apply-due-changes';

let ahead = 0;
const dayMs = 24 * 60 * 60 * 1000;
const portal = await testPortal({ clock: () => new Date(Date.now() + ahead * dayMs) });
const { world } = portal.running;
const { received, present } = routeOf(portal);
const day = (offset = 0) => new Date(Date.now() + (ahead + offset) * dayMs + 7 * 3_600_000).toISOString().slice(0, 10);

const root = await portal.unit();
const other = await portal.unit({ parentId: root.unitId });
const keeper = await portal.person(root);
await portal.grant(keeper, 'position-information', 'manage');
const reader = await portal.person(root);
await portal.grant(reader, 'position-information', 'query');
const registrar = await portal.person(root, { function: 'registrar' });
/** Moves the clock; people may have to sign in again. */
async function pass(days: number): Promise<void> {
  ahead += days;
  for (const person of [keeper, reader, registrar]) person.token = (await portal.post('/api/login', { username: person.username, password })).body.token;
  await applyDueChanges(world);
}

type As = { token: string };
const post = (what: string, body: Record<string, unknown>, as: As = keeper) => portal.post(`/api/core/organization/${what}`, body, { as });
const rowOf = async (postId: number) => (await portal.get(`/api/core/settings/position-information/get?id=${postId}`, { as: keeper })).body.item;
const changesOf = async (postId: number, as: As = keeper) => (await portal.get(`/api/core/organization/post-changes?postId=${postId}`, { as })).body;
const move = async (postId: number, toUnitId: number, effectiveOn = day(), as: As = keeper) =>
  post('move-post', { postId, version: (await rowOf(postId)).version, toUnitId, effectiveOn }, as);
const close = async (postId: number, effectiveOn = day(), as: As = keeper) =>
  post('close-post', { postId, version: (await rowOf(postId)).version, effectiveOn }, as);
const vacant = async () => {
  const values = newPostValues({ nameTh: 'นักวิชาการ', unitId: root.unitId });
  const reply = await portal.post('/api/core/settings/position-information/create', { values }, { as: keeper });
  return reply.body.item.id as number;
};

describe('moving a post', () => {
  it('on a coming day leaves today as it is, and takes desk, holder and headship along on that day', async () => {
    const holder = await portal.person(root);
    const { postId } = await portal.headPost(root, holder);
    expect((await move(postId, other.unitId, day(2))).body).toMatchObject({ applied: false });
    expect((await changesOf(postId, reader)).items).toMatchObject([{ kind: 'movePost', state: 'coming', toUnitId: other.unitId, effectiveOn: day(2) }]);
    expect((await rowOf(postId)).values.unitId).toBe(root.unitId);
    expect(await move(postId, other.unitId, day(3))).toMatchObject({ code: 409, body: { code: 'alreadyOrdered' } });
    await pass(2);
    expect((await rowOf(postId)).values.unitId).toBe(other.unitId);
    const seats = (await portal.actor({ token: (await portal.post('/api/login', { username: holder.username, password })).body.token })).seats;
    expect(seats.filter(({ function: work }) => work === 'head').map(({ unitId }) => unitId)).toEqual([other.unitId]);
    const { items } = (await portal.get(`/api/core/settings/position-information/history?id=${postId}`, { as: reader })).body;
    expect(items[0]).toMatchObject({ what: 'update', by: expect.stringContaining('สมชาย'), after: { unitId: expect.stringContaining('กองที่') } });
  });

  it('is refused to where it stands, to what is not there, in the past, over a newer version and without the right', async () => {
    const postId = await vacant();
    expect((await move(postId, root.unitId)).body.fields).toHaveProperty('toUnitId');
    expect((await move(postId, 99)).body.fields).toHaveProperty('toUnitId');
    expect((await move(postId, other.unitId, day(-1))).body.fields).toHaveProperty('effectiveOn');
    expect((await post('move-post', { postId, version: 9, toUnitId: other.unitId, effectiveOn: day() })).body.code).toBe('changedMeanwhile');
    expect((await move(postId, other.unitId, day(), reader)).code).toBe(403);
    expect((await close(postId, day(), reader)).code).toBe(403);
    expect((await post('move-post', { postId: 99_999, version: 1, toUnitId: other.unitId, effectiveOn: day() })).code).toBe(404);
    expect((await portal.get('/api/core/organization/post-changes?postId=99999', { as: keeper })).code).toBe(404);
    expect((await move(postId, other.unitId)).body).toMatchObject({ applied: true });
  });
});

describe('closing a post', () => {
  it('is refused while someone holds it, and on its day says why; it is cancelled once', async () => {
    const holder = await portal.person(root);
    const { postId } = await portal.headPost(other, holder);
    expect(await close(postId)).toMatchObject({ code: 409, body: { code: 'postInUse' } });
    expect((await changesOf(postId)).left).toEqual({ seats: 1, work: 0 });
    expect((await close(postId, day(1))).body).toMatchObject({ applied: false });
    await pass(1);
    const [failed] = (await changesOf(postId)).items;
    expect(failed).toMatchObject({ kind: 'closePost', state: 'failed', failure: { th: expect.stringContaining('1 คน') } });
    expect((await post('cancel-post-change', { changeId: failed.changeId }, reader)).code).toBe(403);
    expect((await post('cancel-post-change', { changeId: failed.changeId })).code).toBe(200);
    expect((await post('cancel-post-change', { changeId: failed.changeId })).body.code).toBe('changeGone');
    expect((await rowOf(postId)).active).toBe(true);
  });

  it('is refused while letters lie before it', async () => {
    const holder = await portal.person(root);
    const { postId, deskId } = await portal.headPost(root, holder);
    const { legId } = await received(registrar, root);
    expect((await present(registrar, legId, { deskId, text: 'เพื่อโปรดพิจารณา' })).code).toBe(200);
    const [{ seatId }] = (await portal.get(`/api/core/organization/post-seats?postId=${postId}`, { as: keeper })).body.items;
    await post('end-post-seat', { seatId, lastDay: day(-1) });
    expect((await changesOf(postId)).left).toEqual({ seats: 0, work: 1 });
    expect((await close(postId)).body).toMatchObject({ code: 'postInUse', message: expect.stringContaining('งานค้าง 1') });
  });

  it('happens on its day; a change of a unit is not cancelled with the right over posts', async () => {
    const postId = await vacant();
    await close(postId, day(1));
    await pass(1);
    expect((await rowOf(postId)).active).toBe(false);
    const chief = await portal.person(root);
    await portal.grant(chief, 'setup-organization', 'manage');
    await post('close-unit', { unitId: other.unitId, version: 1, effectiveOn: day(9) }, chief);
    const [coming] = (await portal.get('/api/core/organization/changes', { as: chief })).body.data;
    expect((await post('cancel-post-change', { changeId: coming.changeId })).code).toBe(404);
  });
});
