import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type TestPerson, testPortal } from '../../../../test/portal';

const portal = await testPortal({ environment: { UPLOAD_LIMIT_MB: '1' } });
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const pdf = await readFile(join(import.meta.dirname, '../../../../seeds/samples/regulation-2560.pdf'));

const upload = (content: Buffer, name: string, as: TestPerson | null = registrar) => portal.upload('/api/sarabun/upload-file', content, { as, name });

const letter = {
  kind: 1,
  number: 'กษ ๐๒๐๕/๑๔๗๒',
  datedOn: '2026-01-19',
  sender: 'กระทรวงเกษตรและสหกรณ์',
  addressee: 'อธิบดี',
  subject: 'ขอความอนุเคราะห์ข้อมูล',
  speed: 4,
  secrecy: 1,
};
const register = (more: object = {}, as = registrar) => portal.post('/api/sarabun/register-incoming', { deskId: unit.deskId, ...letter, ...more }, { as });

/** A PDF that asks for a password when it is opened; without one, it only forbids changes. */
async function locked(userPassword: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('letter', { x: 50, y: 700 });
  document.encrypt({ userPassword, ownerPassword: 'owner', permissions: { modifying: false } });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

describe('an upload', () => {
  it('is kept byte for byte and read back as the same bytes', async () => {
    const { body } = await upload(pdf, 'หนังสือ ๑.pdf');
    expect(body.item).toMatchObject({ name: 'หนังสือ ๑.pdf', size: pdf.length, pages: 1 });
    const { documentId } = (await register({ uploadIds: [body.item.uploadId] })).body.item;
    const opened = await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: registrar });
    const [file] = opened.body.item.files;
    const read = await portal.running.app.inject({
      method: 'GET',
      url: `/api/sarabun/document-file/${documentId}/${file.fileId}`,
      headers: { cookie: `sarabun_auth=${registrar.token}` },
    });
    expect(read.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(read.rawPayload.equals(pdf)).toBe(true);
  });

  it('is refused by name when it is not what its name says, is damaged, or is too large', async () => {
    expect(await upload(Buffer.from('<script>alert(1)</script>'), 'letter.pdf')).toMatchObject({
      code: 415,
      body: { code: 'notPdf', message: expect.stringContaining('letter.pdf') },
    });
    // By the name that it had when it was sent, with what it is.
    expect(await upload(Buffer.from('PK'), 'บันทึก.docx')).toMatchObject({ body: { code: 'notPdf', message: '“บันทึก.docx” ไม่ใช่ไฟล์ PDF กรุณาแปลงเป็น PDF ก่อน' } });
    expect(await upload(Buffer.concat([pdf.subarray(0, 200), Buffer.from('rest is missing')]), 'half.pdf')).toMatchObject({
      code: 415,
      body: { code: 'damagedPdf' },
    });
    expect(await upload(await locked('user'), 'locked.pdf')).toMatchObject({
      code: 415,
      body: { code: 'lockedPdf', message: expect.stringContaining('locked.pdf') },
    });
    expect((await upload(await locked(''), 'readable.pdf')).code).toBe(200);
    expect(await upload(Buffer.concat([pdf, Buffer.alloc(1024 * 1024)]), 'big.pdf')).toMatchObject({
      code: 413,
      body: { code: 'uploadTooLarge', message: expect.stringContaining('1 MB') },
    });
  });

  it('needs a signed-in person, and takes the path out of its name', async () => {
    expect((await upload(pdf, 'a.pdf', null)).code).toBe(401);
    expect((await upload(pdf, '../../etc/passwd.pdf')).body.item.name).toBe('passwd.pdf');
  });

  it('belongs to someone who sent it and is used once', async () => {
    const other = await portal.person(unit, { function: 'registrar' });
    const { uploadId } = (await upload(pdf, 'a.pdf')).body.item;
    expect((await register({ uploadIds: [uploadId] }, other)).body).toMatchObject({ code: 'uploadGone', fields: { uploadIds: expect.any(String) } });
    expect((await register({ uploadIds: [uploadId] })).code).toBe(200);
    expect((await register({ uploadIds: [uploadId] })).code).toBe(422);
  });

  it('can be read by nobody whom the letter has not reached', async () => {
    const stranger = await portal.person(await portal.unit(), { function: 'registrar' });
    const { uploadId } = (await upload(pdf, 'a.pdf')).body.item;
    const { documentId } = (await register({ uploadIds: [uploadId] })).body.item;
    const { rows } = await sql<{ file: number }>`select file_id as file from document_file where document_id = ${documentId}`.execute(portal.running.db);
    for (const [as, code] of [
      [stranger, 404],
      [null, 401],
    ] as const) {
      expect((await portal.get(`/api/sarabun/document-file/${documentId}/${rows[0]?.file}`, as ? { as } : {})).code).toBe(code);
    }
  });
});

describe('a letter from outside', () => {
  it('gets the next number and is in the unit as work to be done', async () => {
    const next = (await portal.get('/api/sarabun/my-registries', { as: registrar })).body.items[0].nextNumber;
    expect((await register()).body.item.receiveNumber).toBe(next);
  });

  it('is registered by whoever receives its class, each class under the numbers of its own register', async () => {
    const office = await portal.unit();
    const asked = async (as: TestPerson) =>
      (await portal.get('/api/sarabun/my-registries', { as })).body.items.map(
        ({ deskId, isSecret, nextNumber }: { deskId: number; isSecret: boolean; nextNumber: number }) => [deskId, isSecret ? 'secret' : 'ordinary', nextNumber],
      );
    const secret = await portal.person(office, { function: 'secretRegistrar', clearance: 3 });
    const head = await portal.person(office, { function: 'registryHead', clearance: 2 });
    const uncleared = await portal.person(office, { function: 'secretRegistrar' });
    const nobody = await portal.person(office, { clearance: 3 });
    expect(await asked(secret)).toEqual([[office.deskId, 'secret', 1]]);
    expect(await asked(head)).toEqual([[office.deskId, 'ordinary', 1]]);
    expect(await asked(uncleared)).toEqual([]);
    expect(await asked(nobody)).toEqual([]);
    expect((await register({ deskId: office.deskId, secrecy: 3 }, secret)).body.item.receiveNumber).toBe(1);
    expect((await register({ deskId: office.deskId, secrecy: 2 }, uncleared)).code).toBe(403);
    expect(await asked(secret)).toEqual([[office.deskId, 'secret', 2]]);
    expect(await asked(head)).toEqual([[office.deskId, 'ordinary', 1]]);
    const menu = await portal.post('/api/sarabun/get-authen-user-menu-permission-header-bottom', {}, { as: secret });
    expect(menu.body.item.map((item: { MENU_ACTION: string }) => item.MENU_ACTION)).toContain('sarabun/receive');
  });

  it('of class ลับที่สุด is refused with the clause, and of class ลับ without a secret registrar', async () => {
    expect((await register({ secrecy: 4 })).body).toMatchObject({ code: 'topSecretRefused', message: expect.stringContaining('ข้อ ๒๙') });
    expect((await register({ secrecy: 2 })).body.code).toBe('noSecretRegister');
    const secret = await portal.person(unit, { function: 'secretRegistrar', clearance: 2 });
    expect((await register({ secrecy: 2 }, secret)).body.item.receiveNumber).toBe(1);
  });

  it('is refused field by field, in the language of the person', async () => {
    const reply = await portal.post(
      '/api/sarabun/register-incoming',
      { ...letter, deskId: unit.deskId, subject: '  ', datedOn: '2026-02-30', kind: 12, number: 'x'.repeat(101) },
      { as: registrar, headers: { 'accept-language': 'en' } },
    );
    expect(reply.code).toBe(422);
    expect(Object.keys(reply.body.fields).sort()).toEqual(['datedOn', 'kind', 'number', 'subject']);
    expect((await register({ datedOn: '2099-01-01' })).body.code).toBe('datedInFuture');
  });

  it('comes from another organisation, unless it is said to come from a person; queues say so in the words of the office', async () => {
    const { documentId } = (await register({ senderType: 3 })).body.item;
    const plain = (await register()).body.item;
    const { data } = (await portal.post('/api/sarabun/get-todo-list', { typeCode: 'jobReceived', pageSize: 100 }, { as: registrar })).body;
    const nameOf = (id: number) => data.find((row: { F_DOC_ID: number }) => row.F_DOC_ID === id)?.F_SENDER_TYPE_TO_NAME;
    expect([nameOf(documentId), nameOf(plain.documentId)]).toEqual(['บุคคล', 'หน่วยงานภายนอก']);
    expect((await register({ senderType: 9 })).code).toBe(422);
  });

  it('is not registered for a desk where the person is no registrar', async () => {
    const elsewhere = await portal.unit();
    expect((await register({ deskId: elsewhere.deskId })).code).toBe(403);
  });
});

it.each([
  ['whose registry was taken away', sql`has_registry = false`, { code: 403 }],
  ['that was closed', sql`closed_on = current_date - 1`, { code: 422, body: { code: 'unknownParty' } }],
])('receives nothing more in a unit %s since the letter before', async (_what, change, refusal) => {
  const ending = await portal.unit();
  const its = await portal.person(ending, { function: 'registrar' });
  expect((await register({ deskId: ending.deskId }, its)).code).toBe(200);
  await sql`update unit set ${change} where id = ${ending.unitId}`.execute(portal.running.db);
  expect(await register({ deskId: ending.deskId }, its)).toMatchObject(refusal);
});
