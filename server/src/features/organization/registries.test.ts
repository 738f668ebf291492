import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { registryOf } from '../registers';

const portal = await testPortal();
const { db } = portal.running;
const root = await portal.unit();
const division = await portal.unit({ parentId: root.unitId });
const section = await portal.unit({ parentId: division.unitId, hasRegistry: false });
const keeper = await portal.person(root);
await portal.grant(keeper, 'sarabun-structure', 'manage');
const reader = await portal.person(root);
await portal.grant(reader, 'sarabun-structure', 'query');
const stranger = await portal.person(root);
const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

type As = { token: string };
const post = (what: string, body: Record<string, unknown>, as: As = keeper) => portal.post(`/api/core/organization/${what}`, body, { as });
const registry = async (unitId: number, as: As = reader) => (await portal.get(`/api/core/organization/registry?unitId=${unitId}`, { as })).body;
const appoint = (unitId: number, personId: number, work = 'registrar', as: As = keeper) =>
  post('appoint-registrar', { unitId, personId, function: work, startsOn: today }, as);
const plain = { registryUnitId: null, presentsFirst: false, presentToPostId: null, assignToUnitId: null };
const save = async (unitId: number, part: object, as: As = keeper) =>
  post('save-registry', { unitId, version: (await registry(unitId)).item.version, ...plain, ...part }, as);

describe('who registers', () => {
  it('is appointed where there is a registry, works there at once, and the last one stays', async () => {
    const [first, second] = [await portal.person(division), await portal.person(division)];
    expect((await appoint(section.unitId, first.personId)).body.code).toBe('noRegistryHere');
    expect((await appoint(division.unitId, first.personId, 'registrar', reader)).code).toBe(403);
    expect((await appoint(division.unitId, 99_999)).code).toBe(422);
    expect((await appoint(99_999, first.personId)).code).toBe(404);
    expect((await appoint(division.unitId, first.personId)).code).toBe(200);
    expect((await appoint(division.unitId, first.personId)).body.code).toBe('alreadyThere');
    expect((await portal.actor(first)).seats.map((seat) => seat.function).sort()).toEqual(['registrar', 'self']);
    const { item, headOfRegistryRoles } = await registry(division.unitId);
    expect(headOfRegistryRoles).toContain(1);
    const { seatId } = item.registrars[0];
    expect((await post('end-registrar', { seatId, lastDay: today })).body.code).toBe('lastRegistrar');
    await appoint(division.unitId, second.personId, 'registryHead');
    expect((await post('end-registrar', { seatId, lastDay: today })).code).toBe(200);
    expect((await post('end-registrar', { seatId: 99_999, lastDay: today })).code).toBe(404);
  });

  it('is listed unit by unit; registries without anybody are found', async () => {
    const { body } = await post('registries', { which: 'missing' }, reader);
    expect(body.data.map((row: { unitId: number }) => row.unitId)).toEqual([root.unitId]);
    expect(body).toMatchObject({ all: 3, own: 2, missing: 1, total: 1 });
    expect((await post('registries', { search: 'ไม่มีหน่วยงานนี้' })).body.data).toEqual([]);
    expect((await post('registries', {}, stranger)).code).toBe(403);
  });
});

describe('which registry serves a unit', () => {
  it('is the nearest above, or the one that is named for it; numbers follow', async () => {
    expect((await registryOf(db, section.unitId))?.unitId).toBe(division.unitId);
    expect((await save(section.unitId, { registryUnitId: root.unitId })).code).toBe(200);
    expect((await registryOf(db, section.unitId))?.unitId).toBe(root.unitId);
    expect((await registry(section.unitId)).item).toMatchObject({ registry: { id: root.unitId }, namedRegistry: { id: root.unitId } });
    expect((await registry(root.unitId)).item.serves).toMatchObject([{ id: section.unitId }]);
    expect((await save(division.unitId, { registryUnitId: section.unitId })).body.fields).toHaveProperty('registryUnitId');
    await save(section.unitId, {});
    expect((await registryOf(db, section.unitId))?.unitId).toBe(division.unitId);
  });

  it('is known to be set once it was saved, also without a post and a unit', async () => {
    const fresh = await portal.unit({ parentId: root.unitId });
    expect((await registry(fresh.unitId)).item.isRouteSet).toBe(false);
    expect((await save(fresh.unitId, {})).code).toBe(200);
    expect((await registry(fresh.unitId)).item).toMatchObject({ isRouteSet: true, presentsFirst: false, presentTo: null, assignTo: null });
  });

  it('is changed by one at a time', async () => {
    const { version } = (await registry(section.unitId)).item;
    const change = { unitId: section.unitId, version, ...plain };
    expect([(await post('save-registry', change)).code, (await post('save-registry', change)).code]).toEqual([200, 409]);
    expect((await post('save-registry', { ...change, unitId: 99_999 })).code).toBe(404);
    expect((await post('save-registry', change, reader)).code).toBe(403);
  });
});

describe('where letters go first', () => {
  it('is proposed to someone who works at a desk of the unit or below it, and to nobody else', async () => {
    const head = await portal.person(division);
    const { postId, deskId } = await portal.headPost(division, head);
    expect((await save(division.unitId, { presentsFirst: true })).body.fields).toHaveProperty('presentToPostId');
    expect((await save(division.unitId, { presentsFirst: true, presentToPostId: postId, assignToUnitId: section.unitId })).code).toBe(200);
    const clerk = await portal.person(section);
    const { body } = await portal.get(`/api/sarabun/default-route?deskId=${clerk.deskId}`, { as: clerk });
    expect(body).toMatchObject({ presentsFirst: true, presentTo: { deskId }, assignTo: { deskId: section.deskId } });
    const { body: ofHead } = await portal.get(`/api/sarabun/default-route?deskId=${division.deskId}`, { as: head });
    expect(ofHead).toMatchObject({ presentsFirst: false, presentTo: null, assignTo: { deskId: section.deskId } });
    expect((await portal.get(`/api/sarabun/default-route?deskId=${clerk.deskId}`, { as: stranger })).code).toBe(404);
    expect((await portal.get(`/api/sarabun/default-route?deskId=${stranger.deskId}`, { as: stranger })).body).toMatchObject({
      presentsFirst: false,
      presentTo: null,
    });
  });
});
