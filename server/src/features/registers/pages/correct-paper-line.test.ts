import { correctPaperLine } from '@sarabun/contract/registers/register-pages';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { routeOf } from '../../../../test/route';
import { readWorkbook } from '../../../../test/sheets';
import { verifyNumberSeries } from '..';

const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const { db } = portal.running;
const route = routeOf(portal);
const unit = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar', name: 'สมใจ' });
const colleague = await portal.person(unit, { function: 'registrar' });
const head = await portal.person(unit, { function: 'registryHead', name: 'ปรียา' });
const stranger = await portal.person(other, { function: 'registryHead' });
const auditor = await portal.person(other);
await portal.role(auditor, 'auditor');
const year = 2569;

const post = (what: string, body: object, as: TestPerson) => portal.post(`/api/sarabun/${what}`, body as Record<string, unknown>, { as });
const book = async (kind: string) =>
  (await portal.get('/api/sarabun/registers', { as: registrar })).body.items.find((one: { kind: string }) => one.kind === kind).registerId as number;
const send = await book('send');
const typed = { subject: 'ส่งรายงาน', sender: 'กองแผนงาน', addressee: 'อธิบดีกรมหนึ่ง', datedOn: '2026-11-20' };
const right = { ...typed, sender: 'กองคลัง', addressee: 'อธิบดีกรมสอง' };
const issue = async (registerId = send, as = registrar) =>
  (await post('issue-numbers', { registerId, lines: [{ ...typed, remark: '' }] }, as)).body.issued[0] as { entryId: number; printed: string; number: number };
const linesFor = async (as: TestPerson, more: object = {}) => (await post('registers/list', { registerId: send, year, ...more }, as)).body.data;
const lineOf = async (as: TestPerson, entryId: number) => (await linesFor(as)).find((line: { entryId: number }) => line.entryId === entryId);
const correct = (as: TestPerson, entryId: number, more: object = {}) =>
  portal.post(correctPaperLine.path, { ...right, entryId, version: 1, reason: 'พิมพ์ผู้รับผิด', ...more }, { as });
const historyOf = async (as: TestPerson, entryId: number) => (await portal.get(`/api/sarabun/register-entry-history?entryId=${entryId}`, { as })).body.items;

it('changes from and to of a number in the register and its search, and keeps number, time, chain and what stood before', async () => {
  const { entryId, printed } = await issue();
  const before = await lineOf(head, entryId);
  expect((await correct(head, entryId)).body).toMatchObject({ version: 2 });
  const line = await lineOf(head, entryId);
  expect(line).toEqual({ ...before, sender: right.sender, addressee: right.addressee, version: 2 });
  expect(line.printed).toBe(printed);
  expect(await historyOf(registrar, entryId)).toMatchObject([
    {
      by: expect.stringContaining('ปรียา'),
      reason: 'พิมพ์ผู้รับผิด',
      before: { sender: typed.sender, addressee: typed.addressee },
      after: { sender: right.sender, addressee: right.addressee },
    },
  ]);
  expect(Object.keys((await historyOf(registrar, entryId))[0].before).sort()).toEqual(['addressee', 'sender']);
  expect(await linesFor(registrar, { search: 'กรมสอง' })).toMatchObject([{ entryId }]);
  expect((await verifyNumberSeries(db)).faults).toBe(0);
});

it('is for who gave the number and the heads, and told line by line', async () => {
  const { entryId } = await issue();
  const may = async (as: TestPerson) => (await lineOf(as, entryId)).mayCorrectPaper;
  expect([await may(registrar), await may(colleague), await may(head), await may(auditor)]).toEqual([true, false, true, false]);
  expect([(await correct(colleague, entryId)).code, (await correct(stranger, entryId)).code, (await correct(auditor, entryId)).code]).toEqual([403, 404, 403]);
  expect(await lineOf(head, entryId)).toMatchObject(typed);
  expect((await correct(registrar, entryId)).code).toBe(200);
  const ends = (day: string | null) =>
    sql`update seat set ends_on = ${day}::date where person_id = ${registrar.personId} and function = 'registrar'`.execute(db);
  await ends('2026-11-20');
  expect([403, 404]).toContain((await correct(registrar, entryId, { subject: 'อื่น', version: 2 })).code);
  await ends(null);
});

it('needs a reason, a difference, what a number needs, and the newest line; the sender may be the registry', async () => {
  const { entryId } = await issue();
  expect((await correct(head, entryId, { reason: ' ' })).body).toMatchObject({ code: 'reasonMissing' });
  expect((await correct(head, entryId, typed)).body).toMatchObject({ code: 'nothingCorrected' });
  const { body } = await correct(head, entryId, { subject: ' ', addressee: '', datedOn: '2026-11-22' });
  expect(Object.keys(body.fields).sort()).toEqual(['addressee', 'datedOn', 'subject']);
  expect((await correct(head, entryId, { sender: '' })).code).toBe(200);
  expect((await lineOf(head, entryId)).sender).toMatch(/^กอง/);
  const late = await correct(registrar, entryId, { subject: 'อื่น' });
  expect([late.code, late.body.code]).toEqual([409, 'changedMeanwhile']);
  const both = await Promise.all([head, registrar].map((as, index) => correct(as, entryId, { subject: `พร้อมกัน ${index}`, version: 2 })));
  expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
});

it('is refused where the number has no letter on paper', async () => {
  const { entryId } = await issue();
  expect((await post('cancel-number', { entryId, version: 1, reason: 'ออกซ้ำ' }, head)).code).toBe(403);
  await sql`insert into number_right (unit_id, person_id, what, granted_at, granted_by)
    select ${unit.unitId}, ${head.personId}, 'cancel', now(), ${head.personId}`.execute(db);
  expect((await post('cancel-number', { entryId, version: 1, reason: 'ออกซ้ำ' }, head)).code).toBe(200);
  expect((await correct(head, entryId, { version: 2 })).body).toMatchObject({ code: 'notOnPaper' });
  expect((await lineOf(head, entryId)).mayCorrectPaper).toBe(false);
  const { documentId } = await route.received(registrar, unit);
  const received = (await post('registers/list', { registerId: await book('receive'), year }, head)).body.data;
  const line = received.find((one: { documentId: number }) => one.documentId === documentId);
  expect(line.mayCorrectPaper).toBe(false);
  expect((await correct(head, line.entryId)).body).toMatchObject({ code: 'notOnPaper' });
});

it('marks what was corrected in the spreadsheet, and tells the log by name', async () => {
  const { entryId, number } = await issue();
  await correct(head, entryId);
  const sheet = await portal.running.app.inject({
    url: `/api/sarabun/register-sheet?registerId=${send}&year=${year}&format=xlsx`,
    headers: { authorization: `Bearer ${head.token}` },
  });
  const row = (await readWorkbook(sheet.rawPayload)).find(([first]) => Number(first) === number)?.map(String);
  expect(row).toEqual(expect.arrayContaining(['กองคลัง *', 'อธิบดีกรมสอง *', 'ส่งรายงาน']));
  expect(row?.join()).toMatch(/\* แก้ไข 21 พ\.ย\. 2569 โดย .*ปรียา.* จากเดิม “กองแผนงาน” ถึงเดิม “อธิบดีกรมหนึ่ง”/);
  const log = async (language: string) =>
    (await portal.post('/api/core/history/activity', { action: 'correctPaperLine' }, { as: auditor, headers: { 'accept-language': language } })).body.data[0]
      .facts;
  expect(await log('th')).toContainEqual({ label: 'ถึง', before: 'อธิบดีกรมหนึ่ง', value: 'อธิบดีกรมสอง' });
  expect(await log('en')).toContainEqual({ label: 'To', before: 'อธิบดีกรมหนึ่ง', value: 'อธิบดีกรมสอง' });
});
