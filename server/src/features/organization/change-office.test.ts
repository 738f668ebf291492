import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { password, testPortal } from '../../../test/portal';
import { registryOf } from '../registers';
import { applyDueChanges } from './apply-due-changes';

let ahead = 0;
const dayMs = 24 * 60 * 60 * 1000;
const portal = await testPortal({ clock: () => new Date(Date.now() + ahead * dayMs) });
const { db, world } = portal.running;
const day = (offset = 0) => new Date(Date.now() + (ahead + offset) * dayMs + 7 * 3_600_000).toISOString().slice(0, 10);

const root = await portal.unit();
const division = await portal.unit({ parentId: root.unitId });
const section = await portal.unit({ parentId: division.unitId, hasRegistry: false });
const other = await portal.unit({ parentId: root.unitId });
const keeper = await portal.person(root);
for (const page of ['setup-organization', 'manage-section', 'employee-information']) await portal.grant(keeper, page, 'manage');
const reader = await portal.person(root);
await portal.grant(reader, 'setup-organization', 'query');
/** Moves the clock; people may have to sign in again. */
async function pass(days: number): Promise<void> {
  ahead += days;
  for (const person of [keeper, reader]) person.token = (await portal.post('/api/login', { username: person.username, password })).body.token;
  await applyDueChanges(world);
}
const nobodyHere = await portal.person(root);

type As = { token: string };
const post = (what: string, body: Record<string, unknown>, as: As = keeper) => portal.post(`/api/core/organization/${what}`, body, { as });
const get = (what: string, as: As = keeper) => portal.get(`/api/core/organization/${what}`, { as });
const unitOf = async (unitId: number) => (await get(`unit-card?unitId=${unitId}`)).body.unit;
const versionOf = async (unitId: number): Promise<number> => (await unitOf(unitId)).version;
const move = async (unitId: number, toUnitId: number | null, effectiveOn = day(), as: As = keeper) =>
  post('move-unit', { unitId, version: await versionOf(unitId), toUnitId, effectiveOn }, as);

describe('the tree', () => {
  it('opens level by level and is searched, each unit with its path', async () => {
    const roots = (await get('units-below')).body;
    expect(roots).toMatchObject({ total: 1, items: [{ unitId: root.unitId, below: 2, persons: 3 }] });
    const below = (await get(`units-below?unitId=${root.unitId}`)).body.items;
    expect(below.map((unit: { unitId: number }) => unit.unitId)).toEqual([division.unitId, other.unitId]);
    const { nameTh } = await unitOf(section.unitId);
    const found = (await get(`search-units?search=${encodeURIComponent(nameTh)}`, reader)).body.items;
    expect(found).toMatchObject([{ unitId: section.unitId, path: [{ unitId: root.unitId }, { unitId: division.unitId }] }]);
    expect((await get('search-units?search=%25_', reader)).body.items).toEqual([]);
  });

  it('is for those with the right to its page', async () => {
    expect((await get('units-below', nobodyHere)).code).toBe(403);
    for (const what of ['move-unit', 'close-unit', 'renumber-unit'])
      expect((await post(what, { unitId: section.unitId, version: 1, toUnitId: other.unitId, letterCode: 'x', effectiveOn: day() }, reader)).code).toBe(403);
    expect((await get('unit-card?unitId=99')).code).toBe(404);
    expect((await post('cancel-change', { changeId: 99 })).code).toBe(404);
  });
});

describe('moving a unit', () => {
  it('is refused below itself, below its own, below what is not there, in the past, and by name', async () => {
    const field = async (reply: ReturnType<typeof move>) => (await reply).body.fields;
    expect(await field(move(division.unitId, division.unitId))).toHaveProperty('toUnitId');
    expect((await field(move(division.unitId, section.unitId))).toUnitId).toContain('ใต้สังกัดของตนเอง');
    expect(await field(move(division.unitId, 99))).toHaveProperty('toUnitId');
    expect(await field(move(division.unitId, null))).toHaveProperty('toUnitId');
    expect(await field(move(division.unitId, other.unitId, day(-1)))).toHaveProperty('effectiveOn');
    expect((await unitOf(division.unitId)).parentId).toBe(root.unitId);
  });

  it('takes effect on its day, also when the product slept over midnight; until then today’s tree answers', async () => {
    expect((await move(section.unitId, other.unitId, day(2))).body).toMatchObject({ applied: false });
    await applyDueChanges(world);
    expect((await registryOf(db, section.unitId))?.unitId).toBe(division.unitId);
    expect((await get('changes')).body.data).toMatchObject([{ kind: 'moveUnit', unitId: section.unitId, toUnitId: other.unitId, state: 'coming' }]);
    expect(await move(section.unitId, root.unitId, day(3))).toMatchObject({ code: 409, body: { code: 'alreadyOrdered' } });
    await pass(3);
    expect((await registryOf(db, section.unitId))?.unitId).toBe(other.unitId);
    expect((await get('changes?which=past')).body.data[0]).toMatchObject({ unitId: section.unitId, state: 'done' });
    const { items } = (await portal.get(`/api/core/settings/setup-organization/history?id=${section.unitId}`, { as: keeper })).body;
    expect(items[0]).toMatchObject({ what: 'update', by: expect.stringContaining('สมชาย'), before: { parentId: expect.stringContaining('กองที่') } });
  });

  it('that was ordered is cancelled once, and then does not happen', async () => {
    await move(section.unitId, division.unitId, day(1));
    const [{ changeId }] = (await get('changes')).body.data;
    expect((await post('cancel-change', { changeId }, reader)).code).toBe(403);
    expect((await post('cancel-change', { changeId })).code).toBe(200);
    expect(await post('cancel-change', { changeId })).toMatchObject({ code: 409, body: { code: 'changeGone' } });
    await pass(2);
    expect((await unitOf(section.unitId)).parentId).toBe(other.unitId);
  });

  it('that has become impossible on its day stays and says why', async () => {
    await move(division.unitId, other.unitId, day(1));
    expect((await move(other.unitId, division.unitId)).body).toMatchObject({ applied: true });
    await pass(1);
    const [failed] = (await get('changes')).body.data;
    expect(failed).toMatchObject({ state: 'failed', failure: { th: expect.stringContaining('ใต้สังกัดของตนเอง') } });
    await post('cancel-change', { changeId: failed.changeId });
    await move(other.unitId, root.unitId);
  });

  it('by two at once never closes a circle', async () => {
    const [one, two] = [await versionOf(division.unitId), await versionOf(other.unitId)];
    const both = await Promise.all([
      post('move-unit', { unitId: division.unitId, version: one, toUnitId: other.unitId, effectiveOn: day() }),
      post('move-unit', { unitId: other.unitId, version: two, toUnitId: division.unitId, effectiveOn: day() }),
    ]);
    expect(both.map((reply) => reply.code).sort()).toEqual([200, 422]);
    const { rows } =
      await sql`with recursive up as (select id, parent_id, 0 as h from unit union all select up.id, u.parent_id, h + 1 from up join unit u on u.id = up.parent_id where h < 30)
      select 1 from up where h >= 30`.execute(db);
    expect(rows).toEqual([]);
    const below = (await unitOf(division.unitId)).parentId === other.unitId ? division : other;
    await move(below.unitId, root.unitId);
  });
});

describe('who comes second', () => {
  it('is told that the unit has changed', async () => {
    const version = await versionOf(section.unitId);
    await move(section.unitId, division.unitId);
    for (const [what, body] of [
      ['move-unit', { toUnitId: other.unitId }],
      ['renumber-unit', { letterCode: 'ทด ๑' }],
      ['close-unit', {}],
    ] as const)
      expect(await post(what, { unitId: section.unitId, version, effectiveOn: day(), ...body }), what).toMatchObject({
        code: 409,
        body: { code: 'changedMeanwhile' },
      });
  });
});

describe('renumbering a unit', () => {
  it('holds from its day; the numbers and their days stay to be seen', async () => {
    const unit = await portal.unit({ parentId: root.unitId });
    const before = (await unitOf(unit.unitId)).letterCode;
    const renumber = async (letterCode: string, effectiveOn: string) =>
      post('renumber-unit', { unitId: unit.unitId, version: await versionOf(unit.unitId), letterCode, effectiveOn });
    expect((await renumber(before, day())).body.fields).toHaveProperty('letterCode');
    expect((await renumber('ทด ๐๙๙๙', day(4))).body).toMatchObject({ applied: false });
    expect((await unitOf(unit.unitId)).letterCode).toBe(before);
    await pass(4);
    const card = (await get(`unit-card?unitId=${unit.unitId}`)).body;
    expect(card.letterCodes).toEqual([
      { letterCode: 'ทด ๐๙๙๙', validFrom: day() },
      { letterCode: before, validFrom: '1900-01-01' },
    ]);
    expect(card.unit.letterCode).toBe('ทด ๐๙๙๙');
  });
});

describe('closing a unit', () => {
  const close = async (unitId: number, effectiveOn = day()) => post('close-unit', { unitId, version: await versionOf(unitId), effectiveOn });

  it('is refused by name while units, persons, functions or work are left, and says which', async () => {
    const unit = await portal.unit({ parentId: root.unitId });
    const registrar = await portal.person(unit, { function: 'registrar' });
    await letterFor(portal, registrar, unit, { subject: 'ค้าง', number: '๑' });
    const refused = await close(unit.unitId);
    expect(refused).toMatchObject({ code: 409, body: { code: 'unitInUse' } });
    for (const word of ['บุคลากร 1', 'ผู้ปฏิบัติหน้าที่ 1', 'งานค้าง 1']) expect(refused.body.message).toContain(word);
    const left = (await get(`unit-obstacles?unitId=${unit.unitId}`)).body;
    expect(left).toMatchObject({ persons: [{ personId: registrar.personId }], seats: [{ personId: registrar.personId }], counts: { units: 0, work: 1 } });
    expect((await close(root.unitId)).body.message).toContain('หน่วยงานใต้สังกัด');
  });

  it('that is empty is closed with its vacant posts, stays in the list of closed ones, and may be opened again', async () => {
    const unit = await portal.unit({ parentId: other.unitId });
    expect((await close(unit.unitId)).body).toMatchObject({ applied: true });
    expect((await unitOf(unit.unitId)).closedOn).toBe(day());
    expect((await move(unit.unitId, root.unitId)).code).toBe(404);
    const off = await portal.post('/api/core/settings/manage-section/list', { state: 'off' }, { as: keeper });
    expect(off.body.data.map((row: { id: number }) => row.id)).toEqual([unit.unitId]);
    const again = await portal.post(
      '/api/core/settings/manage-section/switch',
      { id: unit.unitId, version: await versionOf(unit.unitId), active: true },
      { as: keeper },
    );
    expect(again.code).toBe(200);
    expect((await unitOf(unit.unitId)).closedOn).toBeNull();
  });
});

describe('transferring a person', () => {
  it('on a coming day leaves today as it is, and happens on that day', async () => {
    const clerk = await portal.person(division, { function: 'registrar' });
    const person = async () => (await portal.get(`/api/core/people/person?personId=${clerk.personId}`, { as: keeper })).body.item;
    const { version } = await person();
    const transfer = (body: object) =>
      portal.post('/api/core/people/transfer-person', { personId: clerk.personId, version, unitId: other.unitId, ...body }, { as: keeper });
    expect((await transfer({ effectiveOn: day(-1) })).code).toBe(422);
    expect((await transfer({ unitId: 99 })).code).toBe(422);
    expect((await transfer({ effectiveOn: day(5) })).body).toMatchObject({ applied: false });
    expect(await person()).toMatchObject({ unitId: division.unitId, seats: [{ function: 'registrar' }] });
    await pass(5);
    expect(await person()).toMatchObject({ unitId: other.unitId, seats: [] });
  });
});
