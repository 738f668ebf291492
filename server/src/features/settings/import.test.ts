import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { cell, readWorkbook, workbookOf } from '../../../test/sheets';
import { writeCsv, writeWorkbook } from '../../platform/writing/sheets.mjs';

const portal = await testPortal();
const unit = await portal.unit();
const keeper = await portal.person(unit);
for (const page of ['prefix', 'document-speed', 'holiday', 'users-group']) await portal.grant(keeper, page, 'manage');

const call = (page: string, what: string, body: Record<string, unknown>) => portal.post(`/api/core/settings/${page}/${what}`, body, { as: keeper });
const csv = (...rows: (string | number | null)[][]) => ({ format: 'csv', content: writeCsv(rows).toString('base64') });
const rowsOf = async (page: string) => (await call(page, 'list', { pageSize: 100, state: 'all' })).body.total;

describe('a spreadsheet', () => {
  it('goes out as XLSX and CSV with headings in the reader’s language', async () => {
    const { name, content } = (await call('document-speed', 'export', { format: 'xlsx' })).body;
    expect(name).toMatch(/^document-speed-\d{4}-\d\d-\d\d\.xlsx$/);
    const [heading, first] = await readWorkbook(Buffer.from(content, 'base64'));
    expect(heading).toEqual(['รหัส', 'ชื่อ', 'ชื่ออังกฤษ', 'รูปแบบป้าย', 'กำหนดเวลา (วันทำการ)', 'ลำดับ']);
    expect(first).toEqual([1, 'ปกติ', 'Normal', 'ปกติ', null, 1]);
    const english = await portal.post(
      '/api/core/settings/prefix/export',
      { format: 'csv', search: 'หม่อม' },
      { as: keeper, headers: { 'accept-language': 'en' } },
    );
    expect(Buffer.from(english.body.content, 'base64').toString()).toBe('\ufeffPrefix,English name,Order\r\nหม่อมหลวง,M.L.,13\r\nหม่อมราชวงศ์,M.R.,14\r\n');
  });

  it('comes back unchanged as no change at all', async () => {
    for (const page of ['prefix', 'document-speed', 'users-group', 'holiday']) {
      for (const format of ['xlsx', 'csv']) {
        const { content } = (await call(page, 'export', { format })).body;
        const { counts } = (await call(page, 'preview-import', { format, content })).body;
        expect(counts, `${page} ${format}`).toMatchObject({ create: 0, update: 0, wrong: 0 });
        expect(counts.same).toBe(await rowsOf(page));
      }
    }
  });

  it('shows line by line what it would do, then does exactly that', async () => {
    const sheet = csv(['คำนำหน้า', 'ชื่ออังกฤษ'], ['นาย', 'Mister'], ['นาง', 'Mrs.'], ['พลเอก', 'Gen.']);
    const { lines, counts, plan } = (await call('prefix', 'preview-import', sheet)).body;
    expect(counts).toEqual({ create: 1, update: 1, same: 1, wrong: 0 });
    expect(lines).toMatchObject([
      { line: 2, what: 'update', key: 'นาย', before: { nameEn: 'Mr.' }, values: { nameEn: 'Mister' } },
      { line: 4, what: 'create', key: 'พลเอก', faults: [] },
    ]);
    expect((await call('prefix', 'import', { ...sheet, plan })).body).toMatchObject({ created: 1, updated: 1 });
    // After the import the same file has nothing left to do, so the previewed plan is out of date.
    expect(await call('prefix', 'import', { ...sheet, plan })).toMatchObject({ code: 409, body: { code: 'planIsOld' } });
  });

  it('of a kilobyte that reaches to the farthest cell is refused by the name of the cell, in preview and in import', async () => {
    const sheet = { format: 'xlsx', content: Buffer.from(workbookOf(cell('XFD1048576'))).toString('base64') };
    for (const [what, body] of [
      ['preview-import', sheet],
      ['import', { ...sheet, plan: 'x' }],
    ] as const)
      expect(await call('prefix', what, body)).toMatchObject({ code: 422, body: { fields: { content: expect.stringContaining('XFD1048576') } } });
    expect((await call('prefix', 'preview-import', csv(['คำนำหน้า'], ['นาย']))).code).toBe(200);
  });

  it('with one wrong line imports nothing', async () => {
    const before = await rowsOf('prefix');
    const sheet = csv(['คำนำหน้า', 'ลำดับ'], ['พลโท', '๑๕'], ['พลโท', 16], ['', 3], ['ก'.repeat(51), 1], ['พลจัตวา', 'สิบ']);
    const { lines, counts, plan } = (await call('prefix', 'preview-import', sheet)).body;
    expect(counts).toEqual({ create: 0, update: 0, same: 0, wrong: 5 });
    expect(lines.map((line: { faults: { field: string }[] }) => line.faults[0]?.field)).toEqual(['nameTh', 'nameTh', 'nameTh', 'nameTh', 'position']);
    expect(await call('prefix', 'import', { ...sheet, plan })).toMatchObject({ code: 409, body: { code: 'importHasFaults' } });
    expect(await rowsOf('prefix')).toBe(before);
  });

  it('does not add to a standard, and may exchange unique names among its rows', async () => {
    const { lines } = (await call('document-speed', 'preview-import', csv(['รหัส', 'ชื่อ'], [5, 'เร็วยิ่ง'], [2, 'ปกติ']))).body;
    expect(lines.map((line: { what: string }) => line.what)).toEqual(['wrong', 'wrong']);
  });

  it('that is none is refused', async () => {
    for (const body of [
      { format: 'xlsx', content: Buffer.from('no workbook').toString('base64') },
      { format: 'csv', content: Buffer.from([0xff, 0xfe]).toString('base64') },
      { format: 'csv', content: '' },
      csv(['ไม่รู้จัก'], ['x']),
    ]) {
      expect((await call('prefix', 'preview-import', body)).code).toBe(422);
    }
  });

  it('of 10 000 lines, 37 of them wrong, shows the wrong ones first, quickly', async () => {
    const lines = Array.from({ length: 10_000 }, (_, n) => [n % 270 === 5 ? '' : `คำที่ ${n}`, 'x']);
    const file = await writeWorkbook('คำนำหน้า', ['คำนำหน้า', 'ชื่ออังกฤษ'], lines);
    const { body } = await call('prefix', 'preview-import', { format: 'xlsx', content: file.toString('base64') });
    const wrong = lines.filter(([name]) => name === '').length;
    expect(body.counts).toEqual({ create: 10_000 - wrong, update: 0, same: 0, wrong });
    expect(body.lines).toHaveLength(500);
    expect(body.lines.slice(0, wrong).every((line: { what: string }) => line.what === 'wrong')).toBe(true);
  });
});

describe('the own right to manage rights', () => {
  it('cannot be lost by changing the group that gives it', async () => {
    const { data } = (await call('users-group', 'list', { search: 'กลุ่มทดสอบ', pageSize: 100 })).body;
    const group = data.at(-1);
    const refused = await call('users-group', 'switch', { id: group.id, version: group.version, active: false });
    expect(refused).toMatchObject({ code: 409, body: { code: 'lastOwnRight' } });
    const { id: _, position, ...values } = { ...group.values, id: 0 };
    expect((await call('users-group', 'update', { id: group.id, version: group.version, values: { ...values, position, membership: 'everyone' } })).code).toBe(
      200,
    );
  });
});
