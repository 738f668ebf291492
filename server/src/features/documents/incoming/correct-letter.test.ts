import { correctLetter } from '@sarabun/contract/documents/correct-letter';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';

const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const route = routeOf(portal);
const unit = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar', name: 'สมใจ' });
const colleague = await portal.person(unit, { function: 'registrar' });
const keeper = await portal.person(unit, { function: 'registryHead', name: 'ปรียา' });
const otherKeeper = await portal.person(other, { function: 'registryHead' });
const officer = await portal.person(unit);

const typed = { number: 'กษ ๐๒๐๕/๑', datedOn: '2026-01-05', sender: 'กระทรวงเกษตรและสหกรณ์', addressee: 'อธิบดี', subject: 'ขอความอนุเคราะห์ข้อมูล' };
const right = { ...typed, number: 'กษ ๐๒๐๕/๑๒', subject: 'ขอความอนุเคราะห์วิทยากร' };
const correct = (as: TestPerson, documentId: number, more: object = {}) =>
  portal.post(correctLetter.path, { ...right, documentId, seenCorrections: 0, reason: 'พิมพ์เลขที่ตกและเรื่องผิด', ...more }, { as });
const linesOf = async (as: TestPerson, search: string) => {
  const { items } = (await portal.get('/api/sarabun/registers', { as })).body;
  const { registerId } = items.find((one: { kind: string; isSecret: boolean; isOwn: boolean }) => one.kind === 'receive' && !one.isSecret && one.isOwn);
  return (await portal.post('/api/sarabun/registers/list', { registerId, year: 2569, search }, { as })).body.data;
};

it('changes letter, register, queue and search, and keeps for everybody what stood before', async () => {
  const { documentId, legId } = await route.received(registrar, unit);
  await route.assign(registrar, legId, { parties: [main(officer)] });
  expect((await route.view(colleague, documentId)).mayCorrect).toBe(false);
  expect((await route.view(keeper, documentId)).mayCorrect).toBe(true);
  expect((await correct(keeper, documentId)).code).toBe(200);
  const view = await route.view(officer, documentId);
  expect(view).toMatchObject({
    ...right,
    mayCorrect: false,
    corrections: [
      {
        by: expect.stringContaining('ปรียา'),
        reason: 'พิมพ์เลขที่ตกและเรื่องผิด',
        before: { number: typed.number, subject: typed.subject },
        after: { number: right.number, subject: right.subject },
      },
    ],
  });
  expect(Object.keys(view.corrections[0].before).sort()).toEqual(['number', 'subject']);
  const [line] = await linesOf(keeper, 'วิทยากร');
  expect(line).toMatchObject({ documentId, letterNumber: right.number, subject: right.subject });
  const history = (await portal.get(`/api/sarabun/register-entry-history?entryId=${line.entryId}`, { as: keeper })).body.items;
  expect(history).toMatchObject([{ reason: 'พิมพ์เลขที่ตกและเรื่องผิด', before: { number: typed.number } }]);
  // Who heard the old number or subject finds it, too, as far as they may see the letter.
  expect(await linesOf(keeper, typed.subject)).toMatchObject([{ documentId }]);
  const search = async (query: string, as: TestPerson) => JSON.stringify((await portal.post('/api/sarabun/search', { query }, { as })).body);
  expect(await search(typed.subject, officer)).toContain(right.subject);
  expect(await search(typed.number, officer)).toContain(right.subject);
  expect(await search(typed.subject, otherKeeper)).not.toContain(right.subject);
  const found = (await portal.post('/api/sarabun/search', { query: 'วิทยากร' }, { as: officer })).body;
  expect(JSON.stringify(found)).toContain(right.number);
  expect(JSON.stringify((await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' }, { as: officer })).body)).toContain(right.subject);
});

it('tells whoever has the letter, and is in its trail', async () => {
  const { documentId, legId } = await route.received(registrar, unit);
  await route.assign(registrar, legId, { parties: [main(officer)] });
  await correct(keeper, documentId);
  await portal.deliver();
  const titles = async (as: TestPerson) =>
    (await portal.post('/api/sarabun/get-notifications', {}, { as })).body.items.alerts.map((alert: { NN_TITLE: string }) => alert.NN_TITLE);
  expect(await titles(officer)).toContain('แก้ไขรายการที่ลงรับ');
  expect(await titles(keeper)).not.toContain('แก้ไขรายการที่ลงรับ');
  const audit = await sql<{ detail: { changed: string[] } }>`
    select detail from audit where document_id = ${documentId} and action = 'correctLetter'`.execute(portal.running.db);
  expect(audit.rows.map(({ detail }) => detail.changed)).toEqual([['number', 'subject']]);
});

it('is for who received it, too, while they work there; others at the registry read who may', async () => {
  const { documentId } = await route.received(registrar, unit);
  expect((await route.view(registrar, documentId)).mayCorrect).toBe(true);
  const told = await route.view(colleague, documentId);
  expect([told.mayCorrect, told.correctors]).toEqual([false, [expect.stringContaining('สมใจ'), expect.stringContaining('ปรียา')]]);
  expect((await correct(colleague, documentId)).code).toBe(403);
  expect((await correct(registrar, documentId)).code).toBe(200);
  const ends = (day: string | null) =>
    sql`update seat set ends_on = ${day}::date where person_id = ${registrar.personId} and function = 'registrar'`.execute(portal.running.db);
  await ends('2026-11-20');
  const late = await correct(registrar, documentId, { subject: 'อื่น', seenCorrections: 1 });
  expect([403, 404]).toContain(late.code);
  expect((await route.view(colleague, documentId)).correctors).toEqual([expect.stringContaining('ปรียา')]);
  await ends(null);
});

it('is for whoever corrects the register that received it first', async () => {
  const { documentId, legId } = await route.received(registrar, unit);
  expect((await correct(colleague, documentId)).code).toBe(403);
  expect((await correct(otherKeeper, documentId)).code).toBe(404);
  const { body } = await route.assign(registrar, legId, { parties: [main(other)] });
  await route.receive(otherKeeper, body.item.legIds[0]);
  expect((await route.view(otherKeeper, documentId)).mayCorrect).toBe(false);
  expect((await correct(otherKeeper, documentId)).code).not.toBe(200);
  expect((await correct(keeper, documentId)).code).toBe(200);
  expect(await linesOf(otherKeeper, 'วิทยากร')).toHaveLength(1);
});

it('needs a reason, a difference, a day that is not to come, and the newest state', async () => {
  const { documentId } = await route.received(registrar, unit);
  expect((await correct(keeper, documentId, { reason: ' ' })).body).toMatchObject({ code: 'reasonMissing' });
  expect((await correct(keeper, documentId, typed)).body).toMatchObject({ code: 'nothingCorrected' });
  expect((await correct(keeper, documentId, { datedOn: '2026-11-22' })).body).toMatchObject({ code: 'datedInFuture' });
  expect((await correct(keeper, documentId)).code).toBe(200);
  const late = await correct(keeper, documentId, { subject: 'อื่น' });
  expect([late.code, late.body.code]).toEqual([409, 'changedMeanwhile']);
  expect((await correct(keeper, documentId, { subject: 'อื่น', seenCorrections: 1 })).code).toBe(200);
  expect((await route.view(keeper, documentId)).corrections).toHaveLength(2);
});

it('waits for a receipt that stands', async () => {
  const { documentId, legId } = await letterFor(portal, registrar, unit);
  expect((await correct(keeper, documentId)).body).toMatchObject({ code: 'notReceivedHere' });
  await route.receive(registrar, legId);
  await route.cancelReceipt(registrar, legId, { reason: 'ผิดเรื่อง' });
  expect((await correct(keeper, documentId)).body).toMatchObject({ code: 'notReceivedHere' });
  expect((await route.view(keeper, documentId)).mayCorrect).toBe(false);
});

it('is offered no longer as soon as the office takes the function from the register', async () => {
  const { documentId } = await route.received(registrar, unit);
  expect((await route.view(keeper, documentId)).mayCorrect).toBe(true);
  const change = (enabled: boolean) => sql`update book_function set enabled = ${enabled} where what = 'correct'`.execute(portal.running.db);
  await change(false);
  expect((await route.view(keeper, documentId)).mayCorrect).toBe(false);
  await change(true);
  expect((await route.view(keeper, documentId)).mayCorrect).toBe(true);
});
