import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { routeOf } from '../../../../test/route';
import { readWorkbook } from '../../../../test/sheets';
import { uploadFile } from '../../../../test/uploads';

const portal = await testPortal({ clock: () => new Date('2026-11-21T10:00:00+07:00') });
const { received, present, cancelReceipt, view } = routeOf(portal);
const unit = await portal.unit();
const elsewhere = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const secretary = await portal.person(unit, { function: 'secretRegistrar', clearance: 3, name: 'สมหญิง' });
const lower = await portal.person(unit, { function: 'secretRegistrar', clearance: 2 });
const clearedHead = await portal.person(unit, { function: 'registryHead', clearance: 3 });
const uncleared = await portal.person(unit, { function: 'secretRegistrar' });
const stranger = await portal.person(elsewhere, { function: 'secretRegistrar', clearance: 3 });
const chief = await portal.person(unit, { clearance: 3, name: 'ชาญ' });
const post = await portal.headPost(unit, chief);
const year = 2569;
const pdf = readFileSync(join(import.meta.dirname, '../../../../seeds/samples/regulation-2560.pdf'));

const open = await received(registrar, unit, { subject: 'เรื่องเปิดเผย', uploadIds: [await uploadFile(portal, registrar, pdf)] });
const first = await received(secretary, unit, { subject: 'เรื่องลับแรก', secrecy: 2, number: 'กษ ๐๑/1', uploadIds: [await uploadFile(portal, secretary, pdf)] });
await received(secretary, unit, { subject: 'เรื่องลับมาก', secrecy: 3 });
const wrong = await received(secretary, unit, { subject: 'ลงผิด', secrecy: 2 });

const list = (as: TestPerson, more: object = {}) => portal.post('/api/sarabun/control-register', { unitId: unit.unitId, year, ...more }, { as });
const subjects = async (as: TestPerson, more: object = {}): Promise<string[]> =>
  (await list(as, more)).body.data.map(({ texts }: { texts: { subject: string } }) => texts.subject);
const take = (as: TestPerson, { documentId }: { documentId: number }, fileId: number) =>
  portal.running.app.inject({ method: 'GET', url: `/api/sarabun/document-file/${documentId}/${fileId}`, headers: { authorization: `Bearer ${as.token}` } });
const fetchFile = (what: 'sheet' | 'print', as: TestPerson, more = '') =>
  portal.running.app.inject({
    method: 'GET',
    url: `/api/sarabun/control-${what}?unitId=${unit.unitId}&year=${year}${more}`,
    headers: { authorization: `Bearer ${as.token}` },
  });

it('has each secret letter of the registry once, with its class, its numbers and through whose hands it went', async () => {
  await present(secretary, first.legId, { deskId: post.deskId, text: 'เพื่อโปรดพิจารณา' });
  await view(chief, first.documentId);
  await view(chief, first.documentId);
  const { body } = await list(secretary);
  expect(body.total).toBe(3);
  const [, , line] = body.data;
  expect(line).toMatchObject({ documentId: first.documentId, mayOpen: true, secrecy: 2 });
  expect(line.texts).toMatchObject({ sequence: '๑', secrecy: 'ลับ', letterNumber: 'กษ ๐๑/๑', subject: 'เรื่องลับแรก', numbers: 'รับที่ ๑ ๒๑ พ.ย. ๒๕๖๙' });
  expect(line.texts.passing).toMatch(/^ส่งถึง .+ รับ ๒๑ พ\.ย\. ๒๕๖๙ .+\nเสนอ .+ ๒๑ พ\.ย\. ๒๕๖๙ ๑๐:๐๐ น\.$/);
  expect(line.texts.openings).toMatch(/ชาญ \S+ ๒๑ พ\.ย\. ๒๕๖๙ ๑๐:๐๐ น\. รวม ๒ ครั้ง/);
  expect(await subjects(secretary, { search: 'ลับแรก' })).toEqual(['เรื่องลับแรก']);
  expect(await subjects(secretary, { pageSize: 1, page: 2 })).toEqual(['เรื่องลับมาก']);
  expect(await subjects(secretary, { to: '2026-11-20' })).toEqual([]);
  expect(await subjects(secretary)).not.toContain('เรื่องเปิดเผย');
});

it('keeps a letter whose receipt was cancelled, once, marked', async () => {
  await cancelReceipt(secretary, wrong.legId, { reason: 'ผิดหน่วยงาน' });
  const [line] = (await list(secretary)).body.data;
  expect(line).toMatchObject({ isVoid: true, texts: { subject: 'ลงผิด', remark: 'ยกเลิก ผิดหน่วยงาน' } });
  await portal.post('/api/sarabun/receive-document', { legId: wrong.legId }, { as: secretary });
  const again = await list(secretary);
  expect(again.body.total).toBe(3);
  expect(again.body.data[0].texts.numbers).toMatch(/^รับที่ ๓ .+ \(ยกเลิก\)\nรับที่ ๔ [^(]+$/);
});

it('notes who took a file of a secret letter, and of no other', async () => {
  const file = async (letter: { documentId: number }) => (await view(secretary, letter.documentId)).files[0]?.fileId;
  const secretFile = await file(first);
  expect((await take(secretary, first, secretFile)).statusCode).toBe(200);
  expect((await take(stranger, first, secretFile)).statusCode).toBe(404);
  const line = (await list(secretary)).body.data[2];
  expect(line.texts.copies).toMatch(/^นายสมหญิง \S+ รับไฟล์ ๒๑ พ\.ย\. ๒๕๖๙ ๑๐:๐๐ น\.$/);
  const openFile = (await view(registrar, open.documentId)).files[0]?.fileId;
  await take(registrar, open, openFile);
  const taken = await portal.running.db.selectFrom('audit').where('action', '=', 'takeSecretFile').select('document_id').execute();
  expect(taken).toEqual([{ document_id: first.documentId }]);
});

it('is kept by the secret registrar alone, and shows nothing above the clearance; the others keep their places', async () => {
  expect(await subjects(lower)).toEqual(['ลงผิด', 'เรื่องลับแรก']);
  expect((await list(lower)).body.data.map(({ texts }: { texts: { sequence: string } }) => texts.sequence)).toEqual(['๓', '๑']);
  for (const as of [registrar, clearedHead, uncleared, stranger, chief]) expect((await list(as)).code).toBe(404);
  const registries = async (as: TestPerson) => (await portal.get('/api/sarabun/control-registries', { as })).body.items;
  expect(await registries(secretary)).toEqual([{ unitId: unit.unitId, unitName: expect.any(String), years: [year] }]);
  expect(await registries(clearedHead)).toEqual([]);
});

it('leaves as spreadsheet and as paper, which is noted', async () => {
  const sheet = await readWorkbook((await fetchFile('sheet', secretary)).rawPayload);
  expect(sheet[0]?.slice(0, 3)).toEqual(['ลำดับที่', 'เลขทะเบียน', 'ชั้นความลับ']);
  expect(sheet.slice(1).map((row) => [row[0], row[7]])).toEqual([
    [1, 'เรื่องลับแรก'],
    [2, 'เรื่องลับมาก'],
    [3, 'ลงผิด'],
  ]);
  expect((await fetchFile('sheet', lower, '&format=csv')).body).not.toContain('เรื่องลับมาก');
  const paper = await fetchFile('print', secretary);
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  for (const what of ['sheet', 'print'] as const) expect((await fetchFile(what, clearedHead)).statusCode).toBe(404);
  const noted = await portal.running.db
    .selectFrom('audit')
    .where('action', 'in', ['exportControl', 'printControl'])
    .select('person_id')
    .orderBy('id')
    .execute();
  expect(noted.map(({ person_id }) => person_id)).toEqual([secretary.personId, lower.personId, secretary.personId]);
});
