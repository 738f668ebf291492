import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownLettersOf } from '../../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { routeOf } from '../../../../test/route';
import { canSort } from '../book/line-store';

const portal = await testPortal();
const { received, receive, present, command, report } = routeOf(portal);
const centre = await portal.unit();
const unit = await portal.unit({ parentId: centre.unitId });
const elsewhere = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const head = await portal.person(unit, { function: 'registryHead' });
const cleared = await portal.person(unit, { function: 'secretRegistrar', clearance: 3 });
const stranger = await portal.person(elsewhere, { function: 'registrar' });
const officer = await portal.person(unit);
const chief = await portal.person(unit);
const post = await portal.headPost(unit, chief);
const auditor = await portal.person(centre);
await portal.role(auditor, 'auditor');
const year = new Date(Date.now() + 7 * 3_600_000).getUTCFullYear() + 543;

const registers = async (as: TestPerson) => (await portal.get('/api/sarabun/registers', { as })).body.items;
const registerId = async (as: TestPerson, kind: string, isSecret = false): Promise<number> =>
  (await registers(as)).find(
    (one: { kind: string; isSecret: boolean; unitId: number }) => one.kind === kind && one.isSecret === isSecret && one.unitId === unit.unitId,
  )?.registerId;
const list = (as: TestPerson, id: number, more: object = {}) => portal.post('/api/sarabun/registers/list', { registerId: id, year, ...more }, { as });

const letters: { documentId: number; legId: number }[] = [];
for (const [n, subject] of ['ขอเชิญประชุม', 'ส่งรายงาน', 'ขอข้อมูล'].entries())
  letters.push(await received(registrar, unit, { subject, number: `กษ ๐๒๐๕/${n + 1}` }));
const secretLetter = await received(cleared, unit, { subject: 'เรื่องปกปิด', secrecy: 2 });
const book = await registerId(registrar, 'receive');
const secretBook = await registerId(cleared, 'receive', true);

it('shows the lines newest first, with the columns of form 13 and what was done with the letter', async () => {
  await present(registrar, letters[0]?.legId as number, { deskId: post.deskId, text: 'เพื่อโปรดพิจารณา' });
  const { body } = await list(registrar, book);
  expect({ total: body.total, numbers: body.data.map((line: { number: number }) => line.number) }).toEqual({ total: 3, numbers: [3, 2, 1] });
  expect(body.data[2]).toMatchObject({
    printed: '๑',
    letterNumber: 'กษ ๐๒๐๕/1',
    datedOn: '2026-01-05',
    sender: 'กระทรวงเกษตรและสหกรณ์',
    addressee: 'อธิบดี',
    subject: 'ขอเชิญประชุม',
    mayOpen: true,
  });
  expect(body.data[2].action).toMatch(/^เสนอ ผู้อำนวยการกองที่ [๐-๙]+ [๐-๙]+ \S+ ๒๕[๐-๙]+$/);
  const { body: one } = await portal.get(`/api/sarabun/register?registerId=${book}`, { as: registrar });
  expect(one.item.columns.map(({ title }: { title: { th: string } }) => title.th)).toEqual([
    'เลขทะเบียนรับ',
    'ที่',
    'ลงวันที่',
    'จาก',
    'ถึง',
    'เรื่อง',
    'การปฏิบัติ',
    'หมายเหตุ',
  ]);
  expect(one.item).toMatchObject({ functions: expect.arrayContaining(['export', 'print']), mayFill: true, next: '๔' });
  expect(one.item.functions).not.toContain('correct');
});

it('pages, turns round, searches and narrows on the server', async () => {
  const numbers = async (more: object) => (await list(registrar, book, more)).body.data.map((line: { number: number }) => line.number);
  expect(await numbers({ pageSize: 2 })).toEqual([3, 2]);
  expect(await numbers({ pageSize: 2, page: 2 })).toEqual([1]);
  expect(await numbers({ order: 'asc', pageSize: 2, page: 2 })).toEqual([3]);
  expect(await numbers({ search: 'รายงาน' })).toEqual([2]);
  expect(await numbers({ search: '๓' })).toContain(3);
  expect(await numbers({ search: '100%' })).toEqual([]);
  expect(await numbers({ state: 'void' })).toEqual([]);
  expect(await numbers({ from: '2030-01-01' })).toEqual([]);
  expect((await list(registrar, book, { search: 'รายงาน' })).body.total).toBe(1);
});

it('is put in order by any column of the letters, while there are ten thousand lines at most', async () => {
  const subjects = async (more: object) => (await list(registrar, book, more)).body.data.map((line: { subject: string }) => line.subject);
  expect(await subjects({ sort: 'subject', order: 'asc' })).toEqual(['ขอข้อมูล', 'ขอเชิญประชุม', 'ส่งรายงาน']);
  expect(await subjects({ sort: 'subject', order: 'desc', pageSize: 1, page: 2 })).toEqual(['ขอเชิญประชุม']);
  expect(await subjects({ sort: 'letterNumber', order: 'asc' })).toEqual(['ขอเชิญประชุม', 'ส่งรายงาน', 'ขอข้อมูล']);
  for (const sort of ['datedOn', 'sender', 'addressee', 'remark']) expect(await subjects({ sort, order: 'asc' })).toEqual(['ขอเชิญประชุม', 'ส่งรายงาน', 'ขอข้อมูล']);
  expect((await list(registrar, book, { sort: 'action' })).code).toBe(422);
  expect(canSort('subject', { total: 10_000, more: false })).toBe(true);
  for (const many of [
    { total: 10_001, more: false },
    { total: 10_000, more: true },
  ]) {
    expect(canSort('subject', many)).toBe(false);
    expect(canSort('enteredAt', many)).toBe(true);
  }
  await portal.act(async ({ db }) => {
    await sql`update number_series set last_number = last_number + 10000 where register_id = ${book}`.execute(db);
  });
  expect((await list(registrar, book, { sort: 'sender' })).body).toMatchObject({ code: 'tooManyToSort', fields: { sort: expect.any(String) } });
  expect((await list(registrar, book, { sort: 'sender', search: 'รายงาน' })).body.total).toBe(1);
  await portal.act(async ({ db }) => {
    await sql`update number_series set last_number = last_number - 10000 where register_id = ${book}`.execute(db);
  });
});

const actionOf = async (as: TestPerson, id: number, documentId: number) =>
  (await list(as, id)).body.data.find((line: { documentId: number }) => line.documentId === documentId)?.action as string;

it('tells under การปฏิบัติ what was ordered on what was presented, at the registry that presented it and at the one that got it', async () => {
  const office = await portal.unit();
  const clerk = await portal.person(office, { function: 'registrar' });
  const boss = await portal.person(office);
  const bossPost = await portal.headPost(office, boss);
  const receives = async (as: TestPerson) => (await registers(as)).find((one: { kind: string }) => one.kind === 'receive').registerId as number;
  const [own, theirs] = [await receives(clerk), await receives(stranger)];
  const { documentId, legId } = await received(clerk, office, { subject: 'ขอความเห็น' });
  const [up] = (await present(clerk, legId, { deskId: bossPost.deskId })).body.item.legIds;
  expect(await actionOf(clerk, own, documentId)).toMatch(/^เสนอ ผู้อำนวยการกองที่ [๐-๙]+ [^;]+$/);
  const [there] = (await command(boss, up, { choice: 'proceed', parties: [{ deskId: elsewhere.deskId, responsibility: 'main' }] })).body.item.legIds;
  expect(await actionOf(clerk, own, documentId)).toMatch(/^เสนอ ผู้อำนวยการกองที่ [๐-๙]+ [^;]+; สั่งการ กองที่ [๐-๙]+ [^;]+$/);
  await receive(stranger, there);
  expect(await actionOf(stranger, theirs, documentId)).toBe('');
  await report(stranger, there, { text: 'เห็นชอบ' });
  expect(await actionOf(stranger, theirs, documentId)).toMatch(/^รายงานผล [๐-๙]+ \S+ ๒๕[๐-๙]+$/);
});

it('tells how a letter was sent out of the office', async () => {
  const office = await portal.unit();
  const clerk = await portal.person(office, { function: 'registrar' });
  const writer = await portal.person(office);
  const signer = await portal.person(office);
  const { deskId } = await portal.headPost(office, signer);
  const sends = (await registers(clerk)).find((one: { kind: string }) => one.kind === 'send').registerId as number;
  const own = ownLettersOf(portal);
  const letter = await own.submitted(writer, {
    kind: 1,
    ownerUnitId: office.unitId,
    usesOwnerNumber: true,
    receivers: [{ deskId: null, name: 'กรมบัญชีกลาง' }],
    steps: [{ deskId, role: 'sign' }],
  });
  expect((await own.sign(signer, letter.legId)).code).toBe(200);
  expect(await actionOf(clerk, sends, letter.documentId)).toBe('');
  const { id } = await portal.running.db
    .selectFrom('leg')
    .where('document_id', '=', letter.documentId)
    .where('purpose', '=', 'dispatch')
    .select('id')
    .executeTakeFirstOrThrow();
  const sentOn = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const sent = { legId: id, position: 0, way: 'post', sentOn, receiverName: 'เจ้าหน้าที่', remark: '' };
  expect((await portal.post('/api/sarabun/record-dispatch', sent, { as: clerk })).code).toBe(200);
  expect(await actionOf(clerk, sends, letter.documentId)).toMatch(/^ส่ง กรมบัญชีกลาง ทางไปรษณีย์ [๐-๙]+ \S+ ๒๕[๐-๙]+$/);
});

it('is shown to someone who works there, to auditors, and to whoever has a right; to nobody else', async () => {
  expect((await list(auditor, book)).body.total).toBe(3);
  expect((await list(auditor, book)).body.data[0].mayOpen).toBe(false);
  for (const somebody of [stranger, officer]) expect((await list(somebody, book)).code).toBe(404);
  expect((await list(registrar, 999_999)).code).toBe(404);
  const give = (what: string, unitId: number) =>
    sql`insert into number_right (unit_id, person_id, what, granted_at, granted_by) values (${unitId}, ${stranger.personId}, ${what}, now(), ${head.personId})`.execute(
      portal.running.db,
    );
  await give('overview', centre.unitId);
  expect((await list(stranger, book)).body.total).toBe(3);
  await sql`update number_right set ended_at = now() where person_id = ${stranger.personId}`.execute(portal.running.db);
  expect((await list(stranger, book)).code).toBe(404);
});

it('keeps the secret register, its lines and its counts from someone who is not cleared', async () => {
  expect((await list(cleared, secretBook)).body).toMatchObject({ total: 1, data: [{ subject: 'เรื่องปกปิด', secrecy: 2 }] });
  for (const somebody of [registrar, head, auditor]) {
    expect((await list(somebody, secretBook)).code).toBe(404);
    expect((await registers(somebody)).some(({ isSecret }: { isSecret: boolean }) => isSecret)).toBe(false);
  }
});

it('leaves a letter that became secret out of the open register, out of its pages and its count', async () => {
  await sql`update document set secrecy = 3 where id = ${letters[1]?.documentId}`.execute(portal.running.db);
  const { body } = await list(registrar, book);
  expect({ total: body.total, numbers: body.data.map((line: { number: number }) => line.number) }).toEqual({ total: 2, numbers: [3, 1] });
  expect((await list(registrar, book, { pageSize: 1, page: 2 })).body.data).toMatchObject([{ number: 1 }]);
  expect((await list(registrar, book, { search: 'รายงาน' })).body).toMatchObject({ total: 0, data: [] });
  await sql`update document set secrecy = 1 where id = ${letters[1]?.documentId}`.execute(portal.running.db);
  expect((await list(registrar, book)).body.total).toBe(3);
  expect(secretLetter.documentId).toBeGreaterThan(0);
});

it('lets the head of the registry correct a line, keeps how it was, and tells who comes later', async () => {
  const line = (await list(head, book)).body.data[0];
  const correct = (as: TestPerson, more: object = {}) =>
    portal.post(
      '/api/sarabun/correct-register-entry',
      { entryId: line.entryId, version: line.version, action: 'ส่งกองคลัง', remark: 'ด่วน', own: {}, ...more },
      { as },
    );
  expect((await correct(registrar)).code).toBe(403);
  expect((await correct(stranger)).code).toBe(404);
  expect((await correct(head)).code).toBe(200);
  expect((await correct(head)).body.code).toBe('changedMeanwhile');
  expect((await list(registrar, book)).body.data[0]).toMatchObject({ action: 'ส่งกองคลัง', isActionOwn: true, remark: 'ด่วน' });
  const { body } = await portal.get(`/api/sarabun/register-entry-history?entryId=${line.entryId}`, { as: registrar });
  expect(body.items).toMatchObject([{ before: { action: '', remark: '' }, after: { action: 'ส่งกองคลัง', remark: 'ด่วน' } }]);
  expect((await portal.get(`/api/sarabun/register-entry-history?entryId=${line.entryId}`, { as: stranger })).code).toBe(404);
  // The same words once more are no correction.
  const { version } = (await list(head, book)).body.data[0];
  expect((await correct(head, { version })).code).toBe(200);
  const after = await portal.get(`/api/sarabun/register-entry-history?entryId=${line.entryId}`, { as: registrar });
  expect(after.body.items).toHaveLength(1);
});

it('lets whoever works at the registry write the remark of a line, keeps how it was, and not over the reason of a void number', async () => {
  const newest = async () => (await list(registrar, book)).body.data[0];
  const write = async (more: object, as: TestPerson = registrar) => {
    const { entryId, version, isActionOwn, action, remark } = await newest();
    const body = { entryId, version, action: isActionOwn ? action : '', remark, own: {}, ...more };
    return (await portal.post('/api/sarabun/correct-register-entry', body, { as })).code;
  };
  const mayRemark = async (as: TestPerson) => (await portal.get(`/api/sarabun/register?registerId=${book}`, { as })).body.item.mayRemark;
  expect([await mayRemark(registrar), await mayRemark(auditor)]).toEqual([true, false]);
  expect(await write({ remark: 'ยืนยันทางโทรศัพท์' })).toBe(200);
  expect([await write({ action: 'แก้เอง' }), await write({ remark: 'x' }, auditor), await write({ remark: 'x' }, stranger)]).toEqual([403, 403, 404]);
  const { entryId, remark } = await newest();
  expect(remark).toBe('ยืนยันทางโทรศัพท์');
  const { body } = await portal.get(`/api/sarabun/register-entry-history?entryId=${entryId}`, { as: registrar });
  expect(body.items[0]).toMatchObject({ before: { remark: 'ด่วน' }, after: { remark: 'ยืนยันทางโทรศัพท์' } });
  await sql`update register_entry set state = 'void', voided_at = now(), voided_by = ${head.personId} where id = ${entryId}`.execute(portal.running.db);
  expect([await write({ remark: 'x' }), await write({ remark: 'เหตุที่ถูก' }, head)]).toEqual([403, 200]);
});
