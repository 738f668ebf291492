import { correctLetter } from '@sarabun/contract/documents/correct-letter';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { routeOf } from '../../../test/route';
import { registerOf } from '../registers';

const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const { db } = portal.running;
const route = routeOf(portal);
const unit = await portal.unit();
const other = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar', name: 'มาลินี' });
const head = await portal.person(unit, { function: 'registryHead' });
const keeper = await portal.person(unit);
for (const page of ['manage-number-premission', 'registration-display']) await portal.grant(keeper, page, 'manage');
const auditor = await portal.person(unit);
await portal.role(auditor, 'auditor');

const post = async (path: string, body: object, as: TestPerson = registrar) => {
  const answer = await portal.post(path, body as Record<string, unknown>, { as });
  expect(answer.code, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
interface Row {
  action: string;
  facts: { label: string; before: string | null; value: string }[];
}
const rowsOf = async (narrowing: object, language = 'th'): Promise<Row[]> =>
  (await portal.post('/api/core/history/activity', { pageSize: 100, ...narrowing }, { as: auditor, headers: { 'accept-language': language } })).body.data;
const factsOf = async (action: string, language = 'th') => (await rowsOf({ action }, language))[0]?.facts ?? [];
const register = async (kind: 'send', isSecret = false) => (await registerOf(db, { unitId: unit.unitId, kind, isSecret })) as number;
const issue = async (registerId: number, subject: string, as: TestPerson = registrar) =>
  (await post('/api/sarabun/issue-numbers', { registerId, lines: [{ subject, sender: '', addressee: 'อธิบดี', datedOn: null, remark: '' }] }, as)).issued[0] as {
    entryId: number;
    printed: string;
  };
const latinDigits = (printed: string) => printed.replace(/[๐-๙]/g, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)));

it('calls the rights on numbers by their words, whether given or taken away, with whom and where', async () => {
  const holder = { kind: 'person', id: registrar.personId };
  await post('/api/core/registers/grant-number-rights', { unitId: unit.unitId, holder, what: ['reserve', 'cancel'] }, keeper);
  expect(await factsOf('grantNumberRights')).toContainEqual({ label: 'สิทธิ', before: null, value: 'จองเลข, ยกเลิกเลข' });
  expect(await factsOf('grantNumberRights', 'en')).toContainEqual({ label: 'Rights', before: null, value: 'Reserve numbers, Cancel numbers' });
  const { data } = await post('/api/core/registers/number-rights', { what: 'reserve' }, keeper);
  await post('/api/core/registers/end-number-right', { rightId: data[0].rightId }, keeper);
  const ended = await factsOf('endNumberRight');
  expect(ended.map(({ label }) => label)).toEqual(['บุคคล', 'หน่วยงาน', 'สิทธิ']);
  expect(ended.map(({ value }) => value)).toEqual([expect.stringContaining('มาลินี'), expect.stringContaining('กอง'), 'จองเลข']);
});

it('tells a number of a letter on paper, and finds what was done with it by that number', async () => {
  const send = await register('send');
  const { entryId, printed } = await issue(send, 'แจ้งผล');
  await issue(send, 'แจ้งผลอีกเรื่อง');
  expect(await rowsOf({ action: 'issueNumbers', letter: printed })).toMatchObject([
    { facts: expect.arrayContaining([{ label: 'เลขที่ออก', before: null, value: printed }]) },
  ]);
  await post('/api/sarabun/cancel-number', { entryId, version: 1, reason: 'พิมพ์ผิด' });
  const [code, number] = latinDigits(printed).split('/') as [string, string];
  for (const part of [printed, latinDigits(printed), `${code.slice(-4)}/${number}`]) {
    expect(
      (await rowsOf({ letter: part })).map(({ action }) => action),
      part,
    ).toEqual(['cancelNumber', 'issueNumbers']);
  }
  expect(await rowsOf({ letter: `${code}/77` })).toEqual([]);
});

it('names no number of a secret register to a reader without clearance, and finds nothing by it', async () => {
  const secret = await portal.person(unit, { function: 'secretRegistrar', clearance: 3, name: 'สมพงษ์' });
  const { printed } = await issue(await register('send', true), 'ส่งเรื่องลับ', secret);
  const by = { action: 'issueNumbers', search: 'สมพงษ์' };
  expect((await rowsOf(by))[0]?.facts.map(({ label }) => label)).toEqual(['โดย', 'ทะเบียน']);
  expect(await rowsOf({ ...by, letter: printed })).toEqual([]);
  const cleared = await portal.person(unit, { clearance: 3 });
  await portal.role(cleared, 'auditor');
  const { data } = await post('/api/core/history/activity', { ...by, letter: printed }, cleared);
  expect(data).toMatchObject([{ facts: expect.arrayContaining([{ label: 'เลขที่ออก', before: null, value: printed }]) }]);
});

it('tells which values of a received letter were corrected, before and after, only to whoever may know the letter', async () => {
  const { documentId } = await route.received(registrar, unit);
  const { rows } = await sql<{ number: string; sender: string; addressee: string; subject: string }>`
    select number, sender, addressee, subject from document where id = ${documentId}`.execute(db);
  await post(correctLetter.path, { ...rows[0], documentId, datedOn: '2026-01-05', number: 'กษ ๑/๑๒', seenCorrections: 0, reason: 'พิมพ์ตก' }, head);
  const facts = await factsOf('correctLetter');
  expect(facts).toContainEqual({ label: 'ที่', before: rows[0]?.number, value: 'กษ ๑/๑๒' });
  expect(facts).toContainEqual({ label: 'เลขทะเบียน', before: null, value: '๑/๒๕๖๙' });
  expect(facts).toContainEqual({ label: 'ทะเบียน', before: null, value: expect.stringMatching(/^ทะเบียนหนังสือรับ · กอง/) });
  expect(JSON.stringify(facts)).not.toMatch(/#|แก้ไขก่อนอนุมัติ/);
  const again = { ...rows[0], documentId, datedOn: '2026-01-05', number: 'กษ ๑/๑๒', seenCorrections: 1 };
  await post(correctLetter.path, { ...again, speed: 4, reason: 'เลือกผิด' }, head);
  expect(await factsOf('correctLetter')).toContainEqual({ label: 'ชั้นความเร็ว', before: 'ปกติ', value: 'ด่วนที่สุด' });
  expect(await factsOf('correctLetter', 'en')).toContainEqual({ label: 'Speed', before: 'Normal', value: 'Most urgent' });
  await sql`update document set secrecy = 3 where id = ${documentId}`.execute(db);
  const hidden = await factsOf('correctLetter');
  expect(JSON.stringify(hidden)).not.toMatch(/กษ|๒๕๖๙|#/);
  expect(hidden).toContainEqual({ label: 'รายการที่แก้ไข', before: null, value: expect.stringMatching(/^ชั้นความเร็ว/) });
});

it('tells the remark of a line before and after, and how a format of numbers was', async () => {
  const { entryId } = await issue(await register('send'), 'ส่งของ');
  await post('/api/sarabun/correct-register-entry', { entryId, version: 1, action: '', remark: 'ยืนยันแล้ว', own: {} });
  expect(await factsOf('correctEntry')).toContainEqual({ label: 'หมายเหตุ', before: '—', value: 'ยืนยันแล้ว' });
  const save = async (formatId: number | null, template: string) =>
    (
      await post(
        '/api/core/registers/save-number-format',
        { unitId: unit.unitId, formatId, kind: 'send', template, validFrom: '2027-01-01', validTo: null },
        keeper,
      )
    ).formatId as number;
  await save(await save(null, 'ทด ๑/{เลข}'), 'ทด ๒/{เลข}');
  expect((await factsOf('saveNumberFormat')).map(({ label, value }) => `${label} ${value}`)).toEqual(
    expect.arrayContaining(['ทะเบียน ทะเบียนหนังสือส่ง', 'รูปแบบเลข ทด ๒/{เลข}', 'รูปแบบเดิม ทด ๑/{เลข}', 'ใช้ตั้งแต่วันที่ 1 ม.ค. 2570']),
  );
});

it('says from whom a letter was recalled', async () => {
  const { legId } = await letterFor(portal, registrar, unit);
  await post('/api/sarabun/receive-document', { legId });
  const { item } = await post('/api/sarabun/forward-document', { legId, deskIds: [other.deskId], text: '' });
  await post('/api/sarabun/recall-document', { legId: item.legIds[0] });
  expect(await factsOf('recallDocument')).toContainEqual({ label: 'จาก', before: null, value: expect.stringMatching(/^กอง/) });
});
