import { describe, expect, it } from 'vitest';
import { mailTo } from '../../../test/mails';
import { testPortal } from '../../../test/portal';
import { readWorkbook } from '../../../test/sheets';
import { writeCsv, writeWorkbook } from '../../platform/writing/sheets.mjs';
import { registryOf } from '../registers';

const portal = await testPortal({ environment: { PUBLIC_URL: 'https://portal.example.go.th' } });
const { db } = portal.running;
const root = await portal.unit();
const rootCode = (await db.selectFrom('unit').select('code').where('id', '=', root.unitId).executeTakeFirstOrThrow()).code;
const keeper = await portal.person(root);
await portal.grant(keeper, 'employee-information', 'manage');
const reader = await portal.person(root);
await portal.grant(reader, 'employee-information', 'query');

const heading = [
  'ชื่อผู้ใช้งาน',
  'คำนำหน้า',
  'ชื่อ',
  'นามสกุล',
  'อีเมล',
  'รหัสหน่วยงาน',
  'ชื่อหน่วยงาน',
  'อยู่ใต้รหัสหน่วยงาน',
  'หน่วยงานมีสารบรรณ',
  'ตำแหน่ง',
  'เป็นหัวหน้าหน่วยงาน',
  'หน้าที่สารบรรณ',
];
type Row = (string | null)[];
const row = (username: string, unitCode: string, part: Partial<Record<number, string>> = {}): Row =>
  Object.assign([username, 'นาย', 'มานะ', 'ก่ำ์ฏิ', `${username}@example.go.th`, unitCode, null, null, null, null, null, null], part);
const csv = (...rows: Row[]) => ({ format: 'csv', content: writeCsv([heading, ...rows]).toString('base64') });
const preview = async (sheet: object) => portal.post('/api/core/people/preview-office', { ...sheet }, { as: keeper });
const take = async (sheet: object) => {
  const { plan } = (await preview(sheet)).body;
  return portal.post('/api/core/people/import-office', { ...sheet, plan }, { as: keeper });
};
const count = async () =>
  Number(
    (
      await db
        .selectFrom('person')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('a whole office', () => {
  it('comes in with units, posts, functions and accounts that open by the mailed link', async () => {
    const sheet = csv(
      row('mana.k', 'D1', { 6: 'กองใหม่', 7: rootCode, 8: 'ใช่', 9: 'ผู้อำนวยการกอง', 10: 'ใช่' }),
      row('manee.j', 'S1', { 6: 'กลุ่มงานใหม่', 7: 'D1', 9: 'นิติกร' }),
      row('piti.r', 'D1', { 11: 'เจ้าหน้าที่สารบรรณ', 9: 'นิติกร' }),
    );
    expect((await preview(sheet)).body.counts).toEqual({ create: 3, update: 0, same: 0, wrong: 0 });
    expect((await take(sheet)).body).toMatchObject({ created: 3, updated: 0 });
    const section = await db.selectFrom('unit').selectAll().where('code', '=', 'S1').executeTakeFirstOrThrow();
    const division = await db.selectFrom('unit').selectAll().where('code', '=', 'D1').executeTakeFirstOrThrow();
    expect([section.parent_id, division.parent_id]).toEqual([division.id, root.unitId]);
    expect((await registryOf(db, section.id))?.unitId).toBe(division.id);
    const mail = await mailTo(portal, 'mana.k@example.go.th');
    const key = /key=([\w-]+)/.exec(mail.text)?.[1] as string;
    expect((await portal.post('/api/core/first-password', { key, newPassword: 'Portal5678' })).code).toBe(200);
    const { token } = (await portal.post('/api/login', { username: 'mana.k', password: 'Portal5678' })).body;
    expect((await portal.actor({ token })).seats.map((seat) => [seat.function, seat.unitId])).toEqual(
      expect.arrayContaining([
        ['self', division.id],
        ['holder', division.id],
        ['head', division.id],
      ]),
    );
    const again = await preview(sheet);
    expect(again.body.counts).toEqual({ create: 0, update: 0, same: 3, wrong: 0 });
    const changed = csv(row('manee.j', 'S1', { 3: 'ใจดี' }));
    expect((await preview(changed)).body.lines).toMatchObject([{ what: 'update', before: { lastName: 'ก่ำ์ฏิ' }, values: { lastName: 'ใจดี' } }]);
    expect((await take(changed)).body).toMatchObject({ created: 0, updated: 1 });
  });

  it('with one wrong line does not come in at all, and each wrong line says why', async () => {
    const before = await count();
    const sheet = csv(
      row('good.one', rootCode),
      row('bad', 'ZZ'),
      row('x', rootCode),
      row('long.name', rootCode, { 2: 'ก'.repeat(300) }),
      row('good.one', rootCode),
    );
    const { body } = await preview(sheet);
    expect(body.counts).toEqual({ create: 0, update: 0, same: 0, wrong: 5 });
    expect(body.lines.map((line: { faults: { field: string }[] }) => line.faults[0]?.field)).toEqual([
      'username',
      'unitName',
      'username',
      'firstName',
      'username',
    ]);
    expect((await take(sheet)).body.code).toBe('importHasFaults');
    expect(await count()).toBe(before);
  });

  it('is taken in only as it was looked at, and only by someone who may change persons', async () => {
    const sheet = csv(row('once.only', rootCode));
    const { plan } = (await preview(sheet)).body;
    for (const [what, body] of [
      ['preview-office', sheet],
      ['import-office', { ...sheet, plan }],
    ] as const)
      expect((await portal.post(`/api/core/people/${what}`, { ...body }, { as: reader })).code).toBe(403);
    expect((await portal.get('/api/core/people/office-template', { as: reader })).code).toBe(403);
    expect((await portal.post('/api/core/people/import-office', { ...sheet, plan }, { as: keeper })).code).toBe(200);
    expect((await portal.post('/api/core/people/import-office', { ...sheet, plan }, { as: keeper })).body.code).toBe('planIsOld');
  });

  it('has a template that comes back as it went out', async () => {
    const { content } = (await portal.get('/api/core/people/office-template', { as: keeper })).body;
    const [head, example] = await readWorkbook(Buffer.from(content, 'base64'));
    expect(head).toHaveLength(example?.length ?? 0);
    expect((await preview({ format: 'xlsx', content })).body.lines[0]).toMatchObject({ line: 2, key: 'somchai.j' });
  });

  it('of 10 000 persons with 37 wrong lines is told of at once, and hundreds come in together', async () => {
    const wrongAt = new Set(Array.from({ length: 37 }, (_, n) => n * 270));
    const rows = (length: number, withFaults: boolean) =>
      Array.from({ length }, (_, n) =>
        row(`many.${n}`, `M${n % 50}`, {
          6: `กลุ่มงานที่ ${n % 50}`,
          7: rootCode,
          9: 'นักวิชาการ',
          ...(withFaults && wrongAt.has(n) && { 4: 'no address' }),
        }),
      );
    const faulty = { format: 'xlsx', content: (await writeWorkbook('คน', heading, rows(10_000, true))).toString('base64') };
    const { body } = await preview(faulty);
    expect(body.counts).toMatchObject({ create: 10_000 - 37, wrong: 37 });
    expect(body.lines.slice(0, 37).every((line: { what: string }) => line.what === 'wrong')).toBe(true);
    expect((await take(csv(...rows(1500, false)))).body).toMatchObject({ created: 1500 });
  });
});
