import { expect, it } from 'vitest';
import { ownLettersOf } from '../../../../test/own-letters';
import { testPortal } from '../../../../test/portal';

const portal = await testPortal({ environment: { APP_NAME: 'OMB' } });
const letters = ownLettersOf(portal);
const office = await portal.unit();
const keeper = await portal.person(office, { name: 'ประเสริฐ' });
await portal.grant(keeper, 'letter-form', 'manage');
const reader = await portal.person(office);
await portal.grant(reader, 'letter-form', 'query');
const stranger = await portal.person(office);
const post = await portal.headPost(office, keeper);

const field = (th: string, more: object = {}) => ({ name: null, th, en: '', required: true, ...more });
const form = (more: object = {}) => ({
  code: 'licence-11',
  version: null,
  nameTh: 'ใบอนุญาต แบบ ๑๑',
  nameEn: '',
  heading: 'ใบอนุญาตให้นำเข้า',
  opening: 'อนุญาตให้',
  position: 3,
  active: true,
  fields: [field('ผู้รับใบอนุญาต'), field('สินค้า')],
  ...more,
});
const save = (more: object = {}, as = keeper) => portal.post('/api/core/letter-form/save', form(more), { as });
const kept = async (code: string) =>
  (await portal.post('/api/core/letter-form/list', {}, { as: reader })).body.items.find((one: { code: string }) => one.code === code);
const remove = (code: string, as = keeper) => portal.post('/api/core/letter-form/remove', { code }, { as });

it('is offered to writers as soon as it is saved; its letters take numbers of its own series, and then it is switched off instead of removed', async () => {
  expect((await save()).code).toBe(200);
  const made = await kept('licence-11');
  expect(made).toMatchObject({ letters: 0, series: [], fields: [{ name: 'field1', th: 'ผู้รับใบอนุญาต' }, { name: 'field2' }] });
  const begin = await portal.get('/api/sarabun/new-draft', { as: keeper });
  expect(begin.body.forms.map(({ code }: { code: string }) => code)).toContain('licence-11');
  const content = { formCode: 'licence-11', formValues: { field1: 'นายเอก', field2: 'ข้าว' } };
  const { legId } = await letters.submitted(keeper, { kind: 15, ownerUnitId: office.unitId, content, steps: [{ deskId: post.deskId, role: 'sign' }] });
  expect((await letters.sign(keeper, legId)).body.item.number).toMatch(/๑/);
  expect(await kept('licence-11')).toMatchObject({ letters: 1, series: [{ lastNumber: 1 }] });
  expect((await remove('licence-11')).body.code).toBe('formUsed');
  expect((await save({ version: 1, active: false })).code).toBe(200);
  const after = await portal.get('/api/sarabun/new-draft', { as: keeper });
  expect(after.body.forms.map(({ code }: { code: string }) => code)).not.toContain('licence-11');
});

it('keeps the names of fields when they are renamed, moved and added to', async () => {
  await save({ code: 'permit' });
  const fields = [field('สินค้าและปริมาณ', { name: 'field2' }), field('ใหม่', { name: 'other' }), field('ผู้รับ', { name: 'field1' })];
  expect((await save({ code: 'permit', version: 1, fields })).code).toBe(200);
  expect((await kept('permit')).fields.map(({ name, th }: { name: string; th: string }) => [name, th])).toEqual([
    ['field2', 'สินค้าและปริมาณ'],
    ['field3', 'ใหม่'],
    ['field1', 'ผู้รับ'],
  ]);
  expect((await remove('permit')).code).toBe(200);
  expect(await kept('permit')).toBeUndefined();
});

it('refuses a code twice, what was changed in the meantime, forms that do not exist, wrong fields, and whoever has no right', async () => {
  await save({ code: 'twice' });
  expect((await save({ code: 'twice' })).body.code).toBe('formCodeTaken');
  const both = await Promise.all([save({ code: 'race' }), save({ code: 'race' })]);
  expect(both.map(({ code }) => code).sort()).toEqual([200, 422]);
  expect((await save({ code: 'twice', version: 1 })).code).toBe(200);
  expect((await save({ code: 'twice', version: 1 })).body.code).toBe('formChanged');
  expect((await save({ code: 'nowhere', version: 1 })).code).toBe(404);
  expect((await remove('nowhere')).code).toBe(404);
  expect((await save({ code: 'ภาษาไทย' })).code).toBe(422);
  expect((await save({ code: 'empty', fields: [] })).code).toBe(422);
  expect((await save({ code: 'x' }, reader)).code).toBe(403);
  expect((await remove('twice', reader)).code).toBe(403);
  expect((await portal.post('/api/core/letter-form/list', {}, { as: stranger })).code).toBe(403);
});
