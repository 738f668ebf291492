import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { newPostValues } from '../../../test/posts';
import { writeCsv } from '../../platform/writing/sheets.mjs';

const portal = await testPortal();
const { db } = portal.running;
const root = await portal.unit();
const keeper = await portal.person(root);
for (const page of ['setup-organization', 'manage-section', 'position-information']) await portal.grant(keeper, page, 'manage');
const other = await portal.person(root);
await portal.grant(other, 'setup-organization', 'query');

const settings = (page: string, what: string, body: Record<string, unknown>, as = keeper) => portal.post(`/api/core/settings/${page}/${what}`, body, { as });
const empty = {
  nameEn: '',
  shortName: '',
  letterCode: '',
  hasRegistry: false,
  address: '',
  addressEn: '',
  letterCodeEn: '',
  phone: '',
  fax: '',
  email: '',
  position: null,
};
let counter = 0;
const unit = (part: object = {}) => ({ ...empty, code: `N${++counter}`, nameTh: `กองใหม่ ${counter}`, level: 2, parentId: root.unitId, ...part });
const add = async (part: object = {}) => settings('setup-organization', 'create', { values: unit(part) });
const post = (part: object = {}) => newPostValues({ nameTh: 'ผู้อำนวยการ', unitId: root.unitId, ...part });

describe('a unit', () => {
  it('is added with its desk and registers from the tree and from the list, and changed under its version', async () => {
    const { item } = (await add({ hasRegistry: true })).body;
    const desk = await db.selectFrom('desk').selectAll().where('unit_id', '=', item.id).execute();
    expect(desk).toHaveLength(1);
    expect(await db.selectFrom('register').select('id').where('unit_id', '=', item.id).execute()).toHaveLength(8);
    const values = unit({ code: item.values.code, nameTh: 'ก่ำ ณ์ ฏิฺ์ <script>alert(1)</script>' });
    expect((await settings('manage-section', 'update', { id: item.id, version: 1, values })).code).toBe(200);
    expect((await settings('setup-organization', 'update', { id: item.id, version: 1, values })).body.code).toBe('changedMeanwhile');
    expect((await settings('setup-organization', 'update', { id: item.id, version: 2, values }, other)).code).toBe(403);
    expect((await settings('manage-section', 'list', {}, other)).code).toBe(403);
  });

  it('is refused with the words at its field: no name, 300 letters, a code twice, below itself or its own, next to the root', async () => {
    const { item } = (await add()).body;
    const below = (await add({ parentId: item.id })).body.item;
    const update = (part: object) => settings('setup-organization', 'update', { id: item.id, version: 1, values: unit({ code: item.values.code, ...part }) });
    for (const [reply, field] of [
      [await add({ nameTh: ' ' }), 'values.nameTh'],
      [await add({ nameTh: 'ก'.repeat(300) }), 'values.nameTh'],
      [await add({ code: item.values.code }), 'code'],
      [await add({ parentId: 99 }), 'parentId'],
      [await add({ parentId: null }), 'parentId'],
      [await add({ level: 9 }), 'values.level'],
      [await update({ parentId: item.id }), 'parentId'],
      [await update({ parentId: below.id }), 'parentId'],
    ] as const) {
      expect(reply.code, field).toBe(422);
      expect(Object.keys(reply.body.fields)).toEqual([field]);
    }
  });

  it('of a file stands below the unit that the file names by code or name, and nothing comes in when one line closes a circle', async () => {
    const sheet = (...rows: string[][]) => ({
      format: 'csv',
      content: writeCsv([['รหัสหน่วยงาน', 'ชื่อหน่วยงาน', 'อยู่ใต้หน่วยงาน', 'ระดับหน่วยงาน'], ...rows]).toString('base64'),
    });
    const carry = async (file: object) => {
      const { plan, counts, lines } = (await settings('manage-section', 'preview-import', file as Record<string, unknown>)).body;
      return { counts, lines, reply: await settings('manage-section', 'import', { ...file, plan }) };
    };
    const { item } = (await add()).body;
    const done = await carry(sheet(['F1', 'ฝ่ายบริหาร', item.values.code, 'กลุ่มงาน ฝ่าย'], ['F2', 'ฝ่ายคลัง', item.values.nameTh, 'กลุ่มงาน ฝ่าย']));
    expect(done.reply.body).toMatchObject({ created: 2 });
    const below = (await portal.get(`/api/core/organization/units-below?unitId=${item.id}`, { as: keeper })).body.items;
    expect(below.map((one: { code: string }) => one.code)).toEqual(['F1', 'F2']);
    const circle = await carry(sheet([item.values.code, item.values.nameTh, 'F1', 'สำนัก กอง'], ['F3', 'ฝ่ายแผน', 'F1', 'งาน']));
    expect(circle.reply.code).toBe(422);
    expect((await settings('manage-section', 'list', { search: 'F3' })).body.total).toBe(0);
    const twins = await carry(sheet(['F4', 'ฝ่ายคลัง', '', 'กลุ่มงาน ฝ่าย'], ['F5', 'ก', 'ฝ่ายที่ไม่มี', '12']));
    expect(twins.lines.map((line: { what: string }) => line.what)).toContain('wrong');
  });
});

describe('a post', () => {
  it('is numbered, has a desk in its unit, and a head’s post brings the desk of the unit along when it moves', async () => {
    const holder = await portal.person(root);
    const head = await portal.headPost(root, holder);
    const unitId = (await add({ hasRegistry: true })).body.item.id;
    const { item } = (await portal.get(`/api/core/settings/position-information/get?id=${head.postId}`, { as: keeper })).body;
    expect(item.values.code).toMatch(/^\d+$/);
    const { code: _code, ...values } = item.values;
    const moved = await settings('position-information', 'update', {
      id: head.postId,
      version: item.version,
      values: { ...values, code: item.values.code, unitId },
    });
    expect(moved.code).toBe(200);
    const seats = (await portal.actor(holder)).seats.map((seat) => [seat.function, seat.unitId]).sort();
    expect(seats).toEqual([
      ['head', unitId],
      ['holder', unitId],
      ['self', root.unitId],
    ]);
    expect(await settings('position-information', 'switch', { id: head.postId, version: item.version + 1, active: false })).toMatchObject({
      code: 409,
      body: { code: 'postInUse' },
    });
  });

  it('that nobody holds is closed, and its number is given once', async () => {
    const first = (await settings('position-information', 'create', { values: post() })).body.item;
    const second = (await settings('position-information', 'create', { values: post() })).body.item;
    expect(first.values.code).not.toBe(second.values.code);
    expect((await settings('position-information', 'create', { values: post({ code: first.values.code }) })).body.fields).toHaveProperty('code');
    expect((await settings('position-information', 'switch', { id: first.id, version: 1, active: false })).code).toBe(200);
    const { closed_on } = await db.selectFrom('post').select('closed_on').where('id', '=', first.id).executeTakeFirstOrThrow();
    expect(closed_on).not.toBeNull();
    expect((await portal.get(`/api/core/settings/position-information/get?id=${first.id}`, { as: other })).code).toBe(403);
  });
});
