import { expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';

const portal = await testPortal();
const office = await portal.unit();
const division = await portal.unit({ parentId: office.unitId });
const elsewhere = await portal.unit();
const administrator = await portal.person(office);
await portal.grant(administrator, 'route-template', 'manage');
const reader = await portal.person(office);
await portal.grant(reader, 'route-template', 'query');
const officer = await portal.person(division);
const stranger = await portal.person(elsewhere);
const post = await portal.headPost(office, administrator);
const secondPost = await portal.headPost(division, officer);

const template = (more: object = {}) => ({
  templateId: null,
  version: 1,
  nameTh: 'เวียนทุกกอง',
  nameEn: 'To all divisions',
  way: 'parallel',
  unitId: null,
  active: true,
  steps: [
    { deskId: division.deskId, responsibility: 'main' },
    { deskId: elsewhere.deskId, responsibility: 'information' },
  ],
  ...more,
});
const save = (more: object = {}, as = administrator) => portal.post('/api/core/route-template/save', template(more), { as });
const offered = async (as: typeof officer, way = 'parallel') =>
  (await portal.get(`/api/sarabun/offered-templates?way=${way}`, { as })).body.items.map(({ nameTh }: { nameTh: string }) => nameTh);
const order = (...desks: { deskId: number }[]) => desks.map(({ deskId }) => ({ deskId, responsibility: 'joint' }));

it('offers a template to the office, or to a unit and those below it, while it is in use', async () => {
  const { body } = await save();
  expect((await save({ nameTh: 'เสนอผู้บริหาร', way: 'sequential', steps: order(post, secondPost) })).code).toBe(200);
  await save({ nameTh: 'ของสำนัก', unitId: office.unitId });
  await save({ nameTh: 'ปิดไว้', active: false });
  expect(await offered(officer)).toEqual(['ของสำนัก', 'เวียนทุกกอง']);
  expect(await offered(stranger)).toEqual(['เวียนทุกกอง']);
  expect(await offered(stranger, 'sequential')).toEqual(['เสนอผู้บริหาร']);
  const list = await portal.post('/api/core/route-template/list', { search: 'ของ' }, { as: reader });
  expect(list.body).toMatchObject({ total: 1, data: [{ nameTh: 'ของสำนัก', unitName: expect.any(String) }] });
  expect((await portal.post('/api/core/route-template/remove', { templateId: body.templateId }, { as: administrator })).code).toBe(200);
  expect(await offered(stranger)).toEqual([]);
});

it('refuses what would not work: a name twice, no post in a sequence, someone twice, two mainly responsible, unknown desks and units', async () => {
  await save({ nameTh: 'ซ้ำ' });
  const refusal = async (more: object) => (await save(more)).body.code;
  expect(await refusal({ nameTh: 'ซ้ำ' })).toBe('nameTaken');
  expect(await refusal({ nameTh: 'ก', way: 'sequential' })).toBe('postsOnly');
  expect(await refusal({ nameTh: 'ก', steps: order(division, division) })).toBe('deskTwice');
  expect(await refusal({ nameTh: 'ก', steps: [post, division].map(({ deskId }) => ({ deskId, responsibility: 'main' })) })).toBe('mainAtMostOnce');
  expect(await refusal({ nameTh: 'ก', steps: order({ deskId: 999_999 }) })).toBe('noSuchDesk');
  expect(await refusal({ nameTh: 'ก', unitId: 999_999 })).toBe('noSuchUnit');
  expect((await save({ nameTh: '' })).code).toBe(422);
});

it('is changed by one of two: the second is told, and nobody without the right may', async () => {
  const { body } = await save({ nameTh: 'เดิม' });
  expect((await save({ templateId: body.templateId, version: 1, nameTh: 'ใหม่' })).code).toBe(200);
  expect(await save({ templateId: body.templateId, version: 1, nameTh: 'อีก' })).toMatchObject({ code: 409, body: { code: 'templateChanged' } });
  expect((await save({ nameTh: 'ก' }, reader)).code).toBe(403);
  expect((await save({ nameTh: 'ก' }, officer)).code).toBe(403);
  expect((await save({ templateId: 999_999 })).code).toBe(404);
  expect((await portal.post('/api/core/route-template/remove', { templateId: 999_999 }, { as: administrator })).code).toBe(404);
});
