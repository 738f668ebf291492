import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, type TestUnit, testPortal } from '../../../../test/portal';
import { routeOf } from '../../../../test/route';
import { innerOrigin } from '../../../platform/action';
import { readContext } from '../../../platform/http/contexts';
import { keepFile } from '../view/upload-file';

const portal = await testPortal();
const route = routeOf(portal);
const { db, world, storage } = portal.running;
const central = await portal.unit();
const division = await portal.unit();
const registrar = await portal.person(central, { function: 'registrar' });
const clerk = await portal.person(division, { function: 'registrar' });
const officer = await portal.person(central);

const onePage = async () => {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText(randomUUID(), { x: 50, y: 700 });
  return Buffer.from(await document.save());
};
async function upload(as: TestPerson, content: Buffer): Promise<string> {
  const intake = await storage.take(Readable.from([content]), 1_000_000);
  const { act } = readContext(world, await portal.actor(as), innerOrigin);
  return (await act('uploadFile', await keepFile(intake, { id: randomUUID(), name: 'หนังสือ.pdf', pages: 1 }))).uploadId;
}
const register = (as: TestPerson, unit: TestUnit, more: object = {}) =>
  portal.post(
    '/api/sarabun/register-incoming',
    {
      deskId: unit.deskId,
      kind: 1,
      number: 'กค ๐๔๐๒/๑๑',
      datedOn: '2026-01-05',
      sender: 'กรมบัญชีกลาง',
      addressee: 'อธิบดี',
      subject: 'ขอเชิญประชุมคณะกรรมการ',
      speed: 1,
      secrecy: 1,
      ...more,
    },
    { as },
  );
const query = (path: string, asked: Record<string, string | number>, as: TestPerson) =>
  portal.get(`/api/sarabun/${path}?${new URLSearchParams(asked as Record<string, string>)}`, { as });

it('completes sender, addressee and subject from what the registry wrote before, and knows a sender by its number', async () => {
  await register(registrar, central);
  await register(registrar, central, { number: 'กค ๐๔๐๒/๑๒', subject: 'ขอเชิญประชุมเชิงปฏิบัติการ' });
  await register(registrar, central, { number: 'ทส ๐๑/๑', sender: 'กรมป่าไม้_', subject: 'ขอเชิญปลูกป่า' });
  await portal.deliver();
  const words = async (asked: object, as = registrar, deskId = central.deskId) => (await query('earlier-words', { deskId, ...asked } as never, as)).body.items;
  expect(await words({ field: 'sender', text: 'กรม' })).toEqual(['กรมป่าไม้_', 'กรมบัญชีกลาง']);
  expect(await words({ field: 'sender', text: 'กรม_' })).toEqual([]);
  expect(await words({ field: 'subject', text: 'ขอเชิญประ', sender: 'กรมบัญชีกลาง' })).toEqual(['ขอเชิญประชุมเชิงปฏิบัติการ', 'ขอเชิญประชุมคณะกรรมการ']);
  expect(await words({ field: 'subject', text: 'ขอเชิญ', sender: 'กรมบัญชีกลาง' })).not.toContain('ขอเชิญปลูกป่า');
  expect(await words({ field: 'sender', text: 'กรม' }, clerk, division.deskId)).toEqual([]);
  expect((await query('recognize-number', { deskId: central.deskId, number: 'กค0402/999' }, registrar)).body.item).toEqual({
    sender: 'กรมบัญชีกลาง',
    addressee: 'อธิบดี',
  });
  expect((await query('recognize-number', { deskId: central.deskId, number: 'นร 1/1' }, registrar)).body.item).toBeNull();
  expect((await query('earlier-words', { deskId: central.deskId, field: 'sender', text: 'ก' }, officer)).code).toBe(403);
  expect((await query('earlier-words', { deskId: division.deskId, field: 'sender', text: 'ก' }, registrar)).code).toBe(403);
});

it('tells who a letter is from, and that it went astray, by the names of the office', async () => {
  const { rows } = await sql<{ name: string }>`select name_th as name from unit where id = ${division.unitId}`.execute(portal.running.db);
  const name = rows[0]?.name ?? '';
  const asked = async (more: object, as = registrar) =>
    (await portal.post('/api/sarabun/recognize-parties', { deskId: central.deskId, kind: 1, ...more }, { as })).body.item;
  expect(await asked({ sender: name, addressee: `ผู้อำนวยการ${name}` })).toEqual({ senderType: 2, isElsewhere: false });
  expect(await asked({ sender: 'นายสมชาย ใจดี', addressee: 'อธิบดีกรมชลประทาน' })).toEqual({ senderType: 3, isElsewhere: true });
  expect((await portal.post('/api/sarabun/recognize-parties', { deskId: central.deskId, kind: 1 }, { as: officer })).code).toBe(403);
});

it('remembers no word of a secret letter', async () => {
  const secretary = await portal.person(central, { function: 'secretRegistrar', clearance: 3 });
  await register(secretary, central, { number: 'ลล 1/1', sender: 'หน่วยลับ', secrecy: 2 });
  await portal.deliver();
  expect((await query('earlier-words', { deskId: central.deskId, field: 'sender', text: 'หน่วย' }, secretary)).body.items).toEqual([]);
});

const same = async (asked: object, as = registrar, deskId = central.deskId) => (await query('same-letters', { deskId, ...asked } as never, as)).body.items;

it('finds a letter that is in the register by number, date and sender, in any spacing and digits, or by its very file', async () => {
  const content = await onePage();
  const { body } = await register(registrar, central, { number: 'นร ๐๕๐๕/ว ๓๘๑', sender: 'สลค.', uploadIds: [await upload(registrar, content)] });
  const words = { number: 'นร0505/ว381', datedOn: '2026-01-05' };
  expect(await same({ ...words, sender: 'สลค.' })).toMatchObject([{ documentId: body.item.documentId, receiveNumber: body.item.receiveNumber, by: 'words' }]);
  expect(await same(words)).toHaveLength(1);
  expect(await same({ ...words, sender: 'อื่น' })).toEqual([]);
  expect(await same({ ...words, datedOn: '2026-01-06' })).toEqual([]);
  expect(await same({ uploadIds: await upload(registrar, content) })).toMatchObject([{ by: 'file' }]);
  expect(await same(words, clerk, division.deskId)).toEqual([]);
  expect((await query('same-letters', { deskId: division.deskId, ...words }, registrar)).code).toBe(403);
});

it('notes on the letter that it came again as a file or on paper, keeps a new file, takes no number, and refuses another registry or another letter', async () => {
  const first = await onePage();
  const { body } = await register(registrar, central, { number: 'อก 1/77', uploadIds: [await upload(registrar, first)] });
  const { documentId, legId, receiveNumber } = body.item;
  const again = (as: TestPerson, unit: TestUnit, more: object) =>
    portal.post('/api/sarabun/register-same', { deskId: unit.deskId, sameLegId: legId, number: 'อก ๑/๗๗', ...more }, { as });
  const uploadIds = [await upload(registrar, first), await upload(registrar, await onePage())];
  expect((await again(registrar, central, { uploadIds })).body.item).toMatchObject({ documentId, legId, receiveNumber });
  const letter = await route.view(registrar, documentId);
  expect(letter.files).toHaveLength(2);
  expect(letter.notes.at(-1)).toMatchObject({ kind: 'sameReceived', text: expect.stringContaining('มาถึงอีกครั้ง (เป็นไฟล์)') });
  expect((await again(registrar, central, {})).body.item).toMatchObject({ receiveNumber });
  expect((await route.view(registrar, documentId)).notes.at(-1)).toMatchObject({ text: expect.stringContaining('(เป็นเอกสาร)') });
  expect((await again(registrar, central, { number: 'อก 1/78' })).body.code).toBe('notSameLetter');
  expect((await again(clerk, division, {})).code).toBe(404);
  expect((await again(registrar, division, {})).code).toBe(403);
  const next = await register(registrar, central, { number: 'อก 1/79' });
  expect(next.body.item.receiveNumber).toBe(receiveNumber + 1);
});

it('receives a delivered letter under the number of the same letter: the second entry ends, the first tells of it', async () => {
  const { body } = await register(registrar, central, { number: 'สธ 9/1', sender: 'กระทรวงเกษตรและสหกรณ์' });
  const twice = await letterFor(portal, registrar, central, { number: 'สธ ๙/๑' });
  expect(await same({ legId: twice.legId })).toMatchObject([{ legId: body.item.legId }]);
  const reply = await route.receiveSame(registrar, twice.legId, { sameLegId: body.item.legId });
  expect(reply.body.item).toEqual({ documentId: body.item.documentId, legIds: [body.item.legId] });
  expect(await route.legsIn(registrar, 'unreceived')).not.toContain(twice.legId);
  const ended = await route.view(registrar, twice.documentId);
  expect(ended.route[0].sameAs).toMatchObject({ documentId: body.item.documentId });
  expect(ended.holders).toEqual([]);
  expect((await route.receiveSame(registrar, twice.legId, { sameLegId: body.item.legId })).code).toBe(409);
  const other = await letterFor(portal, registrar, central, { number: 'สธ 9/2' });
  expect((await route.receiveSame(registrar, other.legId, { sameLegId: body.item.legId })).body.code).toBe('notSameLetter');
  const elsewhere = await letterFor(portal, clerk, division, { number: 'สธ 9/1' });
  expect((await route.receiveSame(clerk, elsewhere.legId, { sameLegId: body.item.legId })).code).toBe(404);
});

it('lays a letter that comes to a registry again on its desk under the number it has there', async () => {
  const { documentId, legId } = await route.received(registrar, central);
  const sent = await route.forward(registrar, legId, { deskIds: [division.deskId] });
  const [first] = sent.body.item.legIds;
  await route.receive(clerk, first);
  const back = await route.forward(clerk, first, { deskIds: [central.deskId] });
  const [second] = back.body.item.legIds;
  expect(await route.legsIn(registrar, 'unreceived')).not.toContain(second);
  expect(await route.legsIn(registrar, 'jobReceived')).toContain(second);
  const numbers = await sql<{ n: number }>`select count(*) as n from register_entry where document_id = ${documentId}`.execute(db);
  expect(numbers.rows[0]?.n).toBe(2);
});

it('receives a letter that came to the registry twice under one number, and it is work there twice', async () => {
  const { documentId, legId } = await route.received(registrar, central);
  const [word] = (await route.circulate(registrar, legId, { deskIds: [division.deskId] })).body.item.legIds;
  const [work] = (await route.forward(registrar, legId, { deskIds: [division.deskId] })).body.item.legIds;
  await route.receive(clerk, word);
  expect(await route.receiveSame(clerk, work, { sameLegId: word })).toMatchObject({ code: 200, body: { item: { documentId, legIds: [work] } } });
  expect(await route.legsIn(clerk, 'jobReceived')).toEqual(expect.arrayContaining([word, work]));
  const numbers = await sql<{ n: number }>`select count(*) as n from register_entry where document_id = ${documentId}`.execute(db);
  expect(numbers.rows[0]?.n).toBe(2);
});

it('lays the stamp on a copy and keeps the original byte for byte', async () => {
  const original = await onePage();
  const { body } = await register(registrar, central, { number: 'ตร 1/1', uploadIds: [await upload(registrar, original)], stamp: { x: 0.7, y: 0.03 } });
  const { documentId } = body.item;
  await expect.poll(async () => (await route.view(registrar, documentId)).files.map(({ role }: { role: string }) => role)).toEqual(['main', 'stamped']);
  const { files } = await route.view(registrar, documentId);
  const read = async (fileId: number) =>
    (await portal.running.app.inject({ url: `/api/sarabun/document-file/${documentId}/${fileId}`, headers: { authorization: `Bearer ${registrar.token}` } }))
      .rawPayload;
  expect((await read(files[0].fileId)).equals(original)).toBe(true);
  const stamped = await read(files[1].fileId);
  expect(stamped.equals(original)).toBe(false);
  expect((await PDFDocument.load(stamped)).getPageCount()).toBe(1);
  expect((await register(registrar, central, { number: 'ตร 1/2', stamp: { x: 2, y: 0 } })).code).toBe(422);
});
