import { expect, it } from 'vitest';
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
