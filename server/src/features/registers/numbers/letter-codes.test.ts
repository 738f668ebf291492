import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../../test/portal';
import { applyDueChanges } from '../../organization';
import { verifyNumberSeries } from '..';

let ahead = 0;
const portal = await testPortal({ clock: () => new Date(Date.parse('2026-11-21T10:00:00+07:00') + ahead * 86_400_000) });
const { db, world } = portal.running;
const root = await portal.unit();
const holder = await portal.unit({ parentId: root.unitId });
const taker = await portal.unit({ parentId: root.unitId });
const twin = await portal.unit({ parentId: root.unitId });
const keeper = await portal.person(root);
for (const page of ['setup-organization', 'manage-section', 'registration-display']) await portal.grant(keeper, page, 'manage');
const clerk = await portal.person(holder, { function: 'registrar' });
const auditor = await portal.person(root);
await portal.role(auditor, 'auditor');

const rowOf = (unitId: number) => db.selectFrom('unit').selectAll().where('id', '=', unitId).executeTakeFirstOrThrow();
const code = (await rowOf(holder.unitId)).letter_code;
const name = (await rowOf(holder.unitId)).name_th;
/** The same code as somebody else types it. */
const alike = code.replace(' ', '  ').replaceAll('๐', '0');
const settings = (what: string, body: Record<string, unknown>) => portal.post(`/api/core/settings/manage-section/${what}`, body, { as: keeper });
let counter = 0;
const newUnit = (letterCode: string, hasRegistry = true) => ({
  code: `LC${++counter}`,
  nameTh: `กองรหัส ${counter}`,
  parentId: root.unitId,
  level: 2,
  letterCode,
  hasRegistry,
  position: 5,
  ...Object.fromEntries(['nameEn', 'shortName', 'address', 'addressEn', 'letterCodeEn', 'phone', 'fax', 'email'].map((field) => [field, ''])),
});
const create = (letterCode: string, hasRegistry = true) => settings('create', { values: newUnit(letterCode, hasRegistry) });
const renumber = async (unitId: number, letterCode: string, effectiveOn = '2026-11-21') =>
  portal.post('/api/core/organization/renumber-unit', { unitId, version: (await rowOf(unitId)).version, letterCode, effectiveOn }, { as: keeper });
const refused = { code: 422, body: { fields: { letterCode: expect.stringContaining(name) } } };

async function issue(as = clerk, unitId = holder.unitId): Promise<string> {
  const { id } = await db
    .selectFrom('register')
    .select('id')
    .where('unit_id', '=', unitId)
    .where('kind', '=', 'send')
    .where('is_secret', '=', false)
    .executeTakeFirstOrThrow();
  const line = { subject: 'ขอเชิญประชุม', sender: '', addressee: 'อธิบดี', datedOn: null, remark: '' };
  const { body } = await portal.post('/api/sarabun/issue-numbers', { registerId: id, lines: [line] }, { as });
  return body.issued[0].printed;
}

describe('a letter code', () => {
  it('of another registry is refused at its field by name, in either digits and any blanks', async () => {
    for (const typed of [code, alike]) {
      expect(await create(typed)).toMatchObject(refused);
      expect(await renumber(taker.unitId, typed)).toMatchObject(refused);
    }
    expect((await create(`${code}9/`)).body.fields.letterCode).toContain('/');
    expect((await create(`${code}9`)).code).toBe(200);
  });

  it('may be repeated by a unit that numbers no letters, until it has a registry', async () => {
    const { item } = (await create(code, false)).body;
    const { id, version, values } = item;
    expect(await settings('update', { id, version, values: { ...values, hasRegistry: true } })).toMatchObject(refused);
    expect((await settings('update', { id, version, values: { ...values, phone: '021112222' } })).code).toBe(200);
  });

  it('is not had by a number format either; orders, which run by year, may look alike', async () => {
    const format = (kind: string, template: string) =>
      portal.post(
        '/api/core/registers/save-number-format',
        { unitId: taker.unitId, formatId: null, kind, template, validFrom: '2026-11-21', validTo: null },
        { as: keeper },
      );
    expect(await format('send', `${alike}/{เลข}`)).toMatchObject({ code: 422, body: { fields: { template: expect.stringContaining(name) } } });
    expect((await format('order', '{เลข}/{ปี}')).code).toBe(200);
  });

  it('is that of one registry in the database too, even when two people save at once', async () => {
    const twice = db.transaction().execute(async (transaction) => {
      await sql`update unit set letter_code = ${alike} where id = ${taker.unitId}`.execute(transaction);
    });
    await expect(twice).rejects.toMatchObject({ code: '23505', constraint: 'unit_letter_code_once' });
    const answers = await Promise.all([create('ทด ๗๗๗๗'), create('ทด 7777')]);
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([200, 422]);
  });

  it('of a registry that gave numbers under it this year is free from the first of January', async () => {
    expect(await issue()).toBe(`${code}/๑`);
    expect((await renumber(holder.unitId, 'ทด ๘๘๘๘')).code).toBe(200);
    const { body } = await renumber(taker.unitId, alike);
    expect(body.fields.letterCode).toContain('๑ ม.ค. ๒๕๗๐');
    expect((await renumber(taker.unitId, code, '2027-01-01')).code).toBe(200);
    expect((await create(code)).body.fields.letterCode).toBeDefined();
    ahead = 41;
    await applyDueChanges(world);
    expect((await rowOf(taker.unitId)).letter_code).toBe(code);
    ahead = 0;
  });
});

describe('an office whose registries share a code from before', () => {
  it('still migrates and numbers; the check of register numbers and the health page tell of it', async () => {
    const other = await portal.person(twin, { function: 'registrar' });
    const shared = (await rowOf(holder.unitId)).letter_code;
    const printed = await issue();
    await db.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`update unit set letter_code = ${shared} where id = ${twin.unitId}`.execute(transaction);
    });
    await sql.raw(readFileSync(new URL('../../../../database/62-letter-codes.sql', import.meta.url), 'utf8')).execute(db);
    await issue(other, twin.unitId);
    expect(await issue(other, twin.unitId)).toBe(printed);
    const { items } = (await portal.get('/api/core/registers/number-check', { as: auditor })).body;
    const faults = items.flatMap((one: { unitName: string; faults: object[] }) => one.faults.map((fault) => ({ unit: one.unitName, ...fault })));
    const twinName = (await rowOf(twin.unitId)).name_th;
    expect(faults).toEqual(
      expect.arrayContaining([
        { unit: name, number: 2, what: 'sameElsewhere', elsewhere: twinName },
        { unit: twinName, number: 2, what: 'sameElsewhere', elsewhere: name },
      ]),
    );
    expect(faults).toHaveLength(2);
    expect((await verifyNumberSeries(db)).lines.join('\n')).toContain(`(${twinName})`);
    const manager = await portal.person(root);
    await portal.grant(manager, 'system-health', 'query');
    const { checks } = (await portal.get('/api/core/jobs/health', { as: manager })).body;
    expect(checks).toContainEqual({ name: 'letterCodes', state: 'warning', figure: 1, detail: expect.stringContaining(name) });
  });
});
