import { correctLetter } from '@sarabun/contract/documents/correct-letter';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { main, routeOf } from '../../../../test/route';
import { findCountDifferences } from '../../queues';
import { findIndexDifferences } from '../../search';

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

const urgently = (as: TestPerson, documentId: number, more: object = {}) => correct(as, documentId, { ...typed, speed: 4, reason: 'เลือกชั้นความเร็วผิด', ...more });
const rowsOf = async (documentId: number) =>
  (
    await sql<{ speed: number; queue: number }>`
      select speed, queue from queue_entry where document_id = ${documentId} order by queue`.execute(portal.running.db)
  ).rows;
const differences = async () => [...(await findCountDifferences(portal.running.db)), ...(await findIndexDifferences(portal.running.db))];

describe('a wrong speed', () => {
  it('is put right in every queue, its counts, the filter of the search and the register, and says what stood before', async () => {
    const worker = await portal.person(unit);
    const urgent = await route.received(registrar, unit, { number: 'กษ ๑/๑', speed: 3 });
    const wrong = await route.received(registrar, unit, { number: 'กษ ๑/๒', speed: 1 });
    for (const { legId } of [urgent, wrong]) await route.assign(registrar, legId, { parties: [main(worker)] });
    const works = async () => (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived' }, { as: worker })).body.data;
    const documentsOf = async () => (await works()).map((row: { F_DOC_ID: number }) => row.F_DOC_ID);
    expect(await documentsOf()).toEqual([urgent.documentId, wrong.documentId]);
    const places = (await rowsOf(wrong.documentId)).map(({ queue }) => queue);
    expect((await urgently(keeper, wrong.documentId, { number: 'กษ ๑/๒' })).code).toBe(200);
    expect(await documentsOf()).toEqual([wrong.documentId, urgent.documentId]);
    expect((await works())[0]).toMatchObject({ F_DOC_SPEED_NAME: 'ด่วนที่สุด' });
    expect(await rowsOf(wrong.documentId)).toEqual(places.map((queue) => ({ queue, speed: 4 })));
    expect(await differences()).toEqual([]);
    const found = async (speed: number) =>
      JSON.stringify((await portal.post('/api/sarabun/search', { query: 'กษ ๑/๒', speeds: [speed] }, { as: worker })).body.data);
    expect([await found(4), await found(1)]).toEqual([expect.stringContaining(`"documentId":${wrong.documentId}`), '[]']);
    const view = await route.view(worker, wrong.documentId);
    expect(view).toMatchObject({ speed: 4, corrections: [{ before: { speed: '1' }, after: { speed: '4' } }] });
    expect(Object.keys(view.corrections[0].before)).toEqual(['speed']);
    const [line] = await linesOf(keeper, 'กษ ๑/๒');
    const history = (await portal.get(`/api/sarabun/register-entry-history?entryId=${line.entryId}`, { as: keeper })).body.items;
    expect(history).toMatchObject([{ reason: 'เลือกชั้นความเร็วผิด', before: { speed: '1' }, after: { speed: '4' } }]);
    await portal.deliver();
    const alerts = (await portal.post('/api/sarabun/get-notifications', {}, { as: worker })).body.items.alerts;
    expect(alerts[0]).toMatchObject({ NN_TITLE: 'แก้ไขรายการที่ลงรับ', F_DOC_SPEED: 4 });
  });

  it('stays where none is sent, and is not accepted beyond the four classes', async () => {
    const { documentId } = await route.received(registrar, unit, { speed: 2 });
    expect((await correct(keeper, documentId)).code).toBe(200);
    expect(await route.view(keeper, documentId)).toMatchObject({ speed: 2 });
    expect((await correct(keeper, documentId, { ...right, speed: 2, seenCorrections: 1 })).body).toMatchObject({ code: 'nothingCorrected' });
    expect((await urgently(keeper, documentId, { speed: 5, seenCorrections: 1 })).code).toBe(422);
  });

  it('is as hidden as the letter to others, and theirs to correct as the rest is', async () => {
    const { documentId } = await route.received(registrar, unit);
    expect([(await urgently(colleague, documentId)).code, (await urgently(otherKeeper, documentId)).code]).toEqual([403, 404]);
    expect((await rowsOf(documentId)).map(({ speed }) => speed)).toEqual([1]);
    expect((await urgently(registrar, documentId)).code).toBe(200);
  });

  it('brings a letter that has left the completed queue back to none', async () => {
    const { documentId, legId } = await route.received(registrar, unit);
    await route.close(registrar, legId, { text: 'ทราบ' });
    expect(await rowsOf(documentId)).toHaveLength(1);
    await sql`delete from queue_entry where document_id = ${documentId}`.execute(portal.running.db);
    expect((await urgently(keeper, documentId)).code).toBe(200);
    expect(await rowsOf(documentId)).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('is one with what others do with the letter at the same moment', async () => {
    const letters = await Promise.all(Array.from({ length: 8 }, (_, index) => route.received(registrar, unit, { number: `กษ ๙/${index}` })));
    const acts = letters.flatMap(({ documentId, legId }, index) => [
      urgently(keeper, documentId, { number: `กษ ๙/${index}` }),
      urgently(registrar, documentId, { number: `กษ ๙/${index}`, speed: 3 }),
      route.assign(registrar, legId, { parties: [main(index % 2 ? officer : other)] }),
      ...(index % 3 === 0 ? [route.follow(registrar, legId, { dueOn: null })] : []),
    ]);
    const codes = (await Promise.all(acts)).map(({ code }) => code);
    expect(codes.filter((code) => ![200, 409].includes(code))).toEqual([]);
    for (const { documentId } of letters) {
      const { speed, corrections } = await route.view(keeper, documentId);
      expect(corrections).toHaveLength(1);
      expect(new Set((await rowsOf(documentId)).map((row) => row.speed))).toEqual(new Set([speed]));
    }
    expect(await differences()).toEqual([]);
  });
});

it('may take away a day that was invented, as a letter may have none', async () => {
  const { documentId } = await route.received(registrar, unit);
  expect((await correct(keeper, documentId, { ...typed, datedOn: null })).code).toBe(200);
  const view = await route.view(keeper, documentId);
  expect(view).toMatchObject({ datedOn: null, corrections: [{ before: { datedOn: typed.datedOn }, after: { datedOn: null } }] });
  expect((await correct(keeper, documentId, { ...typed, seenCorrections: 1 })).code).toBe(200);
});

it('puts references and enclosures right, or empties them, and leaves them where none are sent', async () => {
  const { documentId } = await route.received(registrar, unit);
  const lists = { references: 'หนังสือกรมชลประทาน ที่ กษ ๐๓๐๑/๗๗', enclosures: 'แบบสำรวจ จำนวน ๑ ชุด' };
  const among = async (query: string) => JSON.stringify((await portal.post('/api/sarabun/search', { query }, { as: registrar })).body);
  expect((await correct(registrar, documentId, { ...typed, ...lists })).code).toBe(200);
  expect(await route.view(registrar, documentId)).toMatchObject({
    ...lists,
    corrections: [{ before: { references: '', enclosures: '' }, after: lists }],
  });
  expect(await among('กษ ๐๓๐๑/๗๗')).toContain(`"documentId":${documentId}`);
  expect((await correct(registrar, documentId, { ...right, seenCorrections: 1 })).code).toBe(200);
  expect(await route.view(registrar, documentId)).toMatchObject(lists);
  expect((await correct(registrar, documentId, { ...right, references: ' ', seenCorrections: 2 })).code).toBe(200);
  expect(await route.view(registrar, documentId)).toMatchObject({ references: '', enclosures: lists.enclosures });
  expect((await correct(registrar, documentId, { ...right, references: 'ก'.repeat(1001), seenCorrections: 3 })).code).toBe(422);
  const [line] = await linesOf(keeper, right.number);
  const history = (await portal.get(`/api/sarabun/register-entry-history?entryId=${line.entryId}`, { as: keeper })).body.items;
  expect(JSON.stringify(history)).toContain(lists.enclosures);
});
