import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readers } from '../../../../test/pdf-text';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { routeOf } from '../../../../test/route';
import { readWorkbook } from '../../../../test/sheets';

const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const { received, cancelReceipt } = routeOf(portal);
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const stranger = await portal.person(await portal.unit(), { function: 'registrar' });
const newcomer = await portal.person(unit, { function: 'registrar', consents: false });
await received(registrar, unit, { subject: '=SUM(A1)', number: 'กษ ๐๒๐๕/1' });
const wrong = await received(registrar, unit, { subject: 'ลงผิด' });
await cancelReceipt(registrar, wrong.legId, { reason: 'ผิดหน่วยงาน' });
const book = (await portal.get('/api/sarabun/registers', { as: registrar })).body.items[0].registerId;

const fetchFile = (what: 'sheet' | 'print', query: string, as: TestPerson | null = registrar) =>
  portal.running.app.inject({ method: 'GET', url: `/api/sarabun/register-${what}?${query}`, headers: as ? { authorization: `Bearer ${as.token}` } : {} });
const whole = `registerId=${book}&year=2569`;

it('gives the lines as a spreadsheet under the columns of the page, with nothing that would run', async () => {
  const reply = await fetchFile('sheet', whole);
  expect(reply.headers['content-disposition']).toContain(encodeURIComponent('ทะเบียนหนังสือรับ'));
  const rows = await readWorkbook(reply.rawPayload);
  expect(rows[0]).toEqual(['เลขทะเบียนรับ', 'ที่', 'ลงวันที่', 'จาก', 'ถึง', 'เรื่อง', 'การปฏิบัติ', 'หมายเหตุ']);
  expect(rows[1]?.slice(0, 6)).toEqual([1, 'กษ ๐๒๐๕/1', '5 ม.ค. 2569', 'กระทรวงเกษตรและสหกรณ์', 'อธิบดี', '=SUM(A1)']);
  expect(rows[2]?.[0]).toBe('2\nยกเลิก');
  expect((await fetchFile('sheet', `${whole}&format=csv`)).body).toContain("'=SUM(A1)");
});

it('prints the form as a PDF, for the days that are asked for', async () => {
  const reply = await fetchFile('print', whole);
  expect(reply.headers['content-type']).toBe('application/pdf');
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const taken = await portal.running.db.selectFrom('audit').where('action', '=', 'printRegister').select('person_id').execute();
  expect(taken).toEqual([{ person_id: registrar.personId }]);
  const none = await fetchFile('print', `${whole}&to=2026-01-01`);
  expect(none.statusCode).toBe(200);
  expect(none.rawPayload.length).toBeLessThan(reply.rawPayload.length);
});

it('gives nothing to someone who may not see the register, has not consented, or is not signed in', async () => {
  for (const what of ['sheet', 'print'] as const) {
    expect((await fetchFile(what, whole, stranger)).statusCode).toBe(404);
    expect((await fetchFile(what, whole, newcomer)).json().code).toBe('consentRequired');
    expect((await fetchFile(what, whole, null)).statusCode).toBe(401);
    expect((await fetchFile(what, 'registerId=x&year=2569')).statusCode).toBe(422);
    expect((await fetchFile(what, 'registerId=999999&year=2569')).statusCode).toBe(404);
  }
});

it('marks what was corrected in the letter since, and says who did it when and what stood before, also where there is no column for remarks', async () => {
  const keeper = await portal.person(unit, { function: 'registryHead', name: 'ปรียา' });
  const { documentId } = await received(registrar, unit, { number: 'กษ ๐๒๐๕/7', subject: 'ของเดิม' });
  const was = { datedOn: '2026-01-05', sender: 'กระทรวงเกษตรและสหกรณ์', addressee: 'อธิบดี' };
  const right = { ...was, number: 'กษ ๐๒๐๕/77', subject: 'ของใหม่', speed: 4, documentId, seenCorrections: 0, reason: 'พิมพ์ผิด' };
  expect((await portal.post('/api/sarabun/correct-letter', right, { as: keeper })).code).toBe(200);
  const lineIn = async () => (await readWorkbook((await fetchFile('sheet', whole)).rawPayload)).find((row) => String(row[1]).startsWith('กษ ๐๒๐๕/77'));
  const row = await lineIn();
  expect(row?.slice(1, 6)).toEqual(['กษ ๐๒๐๕/77 *', '5 ม.ค. 2569', was.sender, was.addressee, 'ของใหม่ *']);
  expect(row?.[7]).toMatch(/^\* แก้ไข 21 พ\.ย\. 2569 โดย .*ปรียา.* ที่เดิม “กษ ๐๒๐๕\/7” เรื่องเดิม “ของเดิม” ชั้นความเร็วเดิม “ปกติ”$/);
  const printed = (await readers.pdfjs(Buffer.from((await fetchFile('print', whole)).rawPayload))).replaceAll(/\s/g, '');
  expect(printed).toContain('เรื่องเดิม“ของเดิม”');
  await sql`update book_column set shown = false where field = 'remark'`.execute(portal.running.db);
  expect(String((await lineIn())?.[5])).toMatch(/^ของใหม่\n\* แก้ไข .* เรื่องเดิม “ของเดิม”$/);
});
