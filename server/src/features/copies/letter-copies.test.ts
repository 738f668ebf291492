import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { bodyOf, type RichText } from '@sarabun/contract/drafts/rich-text';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { pdfaProblems } from '../../../test/papers/pdf-a';
import { readers } from '../../../test/pdf-text';
import { type TestPerson, testPortal } from '../../../test/portal';
import { uploadFile } from '../../../test/uploads';
import { bytesOf } from '../../platform/files';

const portal = await testPortal();
const { db, storage } = portal.running;
const letters = ownLettersOf(portal);
const { division, officer, checker, director, stranger, way, memo } = await writingOffice(portal);
const cleared = await portal.person(division, { clearance: 2, name: 'ลับลม' });

const book = async (as: TestPerson, documentId: number) => portal.get(`/api/sarabun/letter-copies?documentId=${documentId}`, { as });
const make = (as: TestPerson, asked: object) => portal.post('/api/sarabun/make-letter-copy', { reason: 'ส่งกองคลังทราบ', ...asked }, { as });
const read = (as: TestPerson, url: string) => portal.running.app.inject({ url: `/api/sarabun/${url}`, headers: { authorization: `Bearer ${as.token}` } });
const bare = (text: string) => text.replace(/\s/g, '');
const actsOn = async (documentId: number) =>
  (await db.selectFrom('audit').where('document_id', '=', documentId).select('action').orderBy('id').execute()).map(({ action }) => action);

async function issued(more: object = {}, writer = officer): Promise<number> {
  const { documentId, legId } = await letters.submitted(writer, { ...memo, ...more });
  const { body } = await letters.pass(checker, legId);
  await letters.sign(director, body.item.legIds[0]);
  await letters.printed(writer, documentId);
  return documentId;
}
const documentId = await issued();
const mainOf = async (id: number) => (await book(officer, id)).body.item.files[0].fileId as number;
const fileId = await mainOf(documentId);

describe('a certified copy', () => {
  it('says on every page that it is one, by whom and when, is entered in the book, and leaves the letter as it was', async () => {
    const before = (await read(officer, `document-file/${documentId}/${fileId}`)).rawPayload;
    const { code, body } = await make(officer, { documentId, kind: 'certified', fileId });
    expect(code).toBe(200);
    const { item } = (await book(checker, documentId)).body;
    expect(item.copies).toMatchObject([
      { copyId: body.item.copyId, number: body.item.number, kind: 'certified', reason: 'ส่งกองคลังทราบ', madeBy: expect.stringContaining('อำนวย') },
    ]);
    const copy = await read(checker, `letter-copy/${documentId}/${body.item.copyId}`);
    const name = item.files[0].name.replace('.pdf', `_copy-${body.item.number.split('/')[0]}.pdf`);
    expect(copy.headers['content-disposition']).toBe(`inline; filename*=UTF-8''${encodeURIComponent(name)}`);
    const text = bare(await readers.pdfium(copy.rawPayload));
    for (const words of ['สำเนา', 'สำเนาถูกต้อง', 'อำนวย', 'รับรองทางอิเล็กทรอนิกส์', 'ขออนุมัติจัดประชุม']) expect(text).toContain(bare(words));
    // The signature of the letter would be broken, so the copy has none.
    const file = await PDFDocument.load(copy.rawPayload);
    for (const key of ['AcroForm', 'Perms']) expect(file.catalog.has(PDFName.of(key))).toBe(false);
    expect(copy.rawPayload.includes('/ByteRange')).toBe(false);
    expect((await read(officer, `document-file/${documentId}/${fileId}`)).rawPayload.equals(before)).toBe(true);
    expect(await actsOn(documentId)).toContain('makeLetterCopy');
  });

  it('of our own letter is PDF/A as the letter is, titled as a copy, with what certifies it in its structure', async () => {
    const long = await issued({ content: { subject: 'ก & <ข>', body: bodyOf(Array(60).fill('ข้อความ').join('\n')) } });
    for (const asked of [{ kind: 'certified', fileId: await mainOf(long) }, { kind: 'fileCopy' }]) {
      const { body } = await make(officer, { documentId: long, ...asked });
      const pdf = (await read(officer, `letter-copy/${long}/${body.item.copyId}`)).rawPayload;
      expect(await pdfaProblems(pdf)).toEqual([]);
      const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
      const { info } = await file.getMetadata();
      expect((info as { Title: string }).Title).toMatch(/^สำเนา.* ก & <ข>$/);
      const last = await file.getPage(file.numPages);
      const marks = JSON.stringify(await last.getStructTree());
      const said = (await last.getTextContent({ includeMarkedContent: true })).items;
      const begins = said.flatMap((item) => ('id' in item && item.id ? [item.id] : []));
      // Everything that is shown stands in the structure, the last of it what is laid over the page.
      expect(begins.filter((mark) => !marks.includes(mark))).toEqual([]);
      expect(file.numPages).toBeGreaterThan(1);
      await file.destroy();
      const words = asked.kind === 'certified' ? 'สำเนาถูกต้อง' : 'ผู้ร่าง';
      for (const reader of [readers.pdfjs, readers.pdfium]) expect(bare(await reader(pdf))).toContain(words);
    }
  });

  it('has the next number of the unit, also if several are made at once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => make(officer, { documentId, kind: 'certified', fileId })));
    const numbers = made.map(({ body }) => Number(body.item.number.split('/')[0])).sort((a, b) => a - b);
    expect(numbers).toEqual([numbers[0], (numbers[0] as number) + 1, (numbers[0] as number) + 2]);
  });

  it('is refused without a reason, of a file of another letter, and to who may not see the letter', async () => {
    const other = await mainOf(await issued());
    expect((await make(officer, { documentId, kind: 'certified', fileId, reason: ' ' })).body.fields).toHaveProperty('reason');
    expect((await make(officer, { documentId, kind: 'certified', fileId: other })).body).toMatchObject({
      code: 'fileNotCopied',
      fields: { fileId: expect.any(String) },
    });
    const known = (await book(officer, documentId)).body.item.copies[0].copyId;
    expect((await make(stranger, { documentId, kind: 'certified', fileId })).code).toBe(404);
    expect((await book(stranger, documentId)).code).toBe(404);
    for (const url of [`letter-copy/${documentId}/${known}`, `letter-zip/${documentId}`, `letter-envelope/${documentId}?size=DL&receiver=0`]) {
      expect((await read(stranger, url)).statusCode).toBe(404);
    }
    // A copy is found under its own letter alone.
    expect((await read(officer, `letter-copy/${await issued()}/${known}`)).statusCode).toBe(404);
  });

  it('is made of a turned scan that forbids changes, and refused by name of what is locked or broken', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([842, 595]);
    page.setRotation({ type: 'degrees', angle: 90 } as never);
    pdf.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { modifying: false } });
    const uploadId = await uploadFile(portal, officer, Buffer.from(await pdf.save({ useObjectStreams: false })), 'สแกน.pdf');
    const withScan = await issued({ uploadIds: [uploadId] });
    const scan = (await book(officer, withScan)).body.item.files.find(({ name }: { name: string }) => name === 'สแกน.pdf');
    const { body } = await make(officer, { documentId: withScan, kind: 'certified', fileId: scan.fileId });
    const copy = await PDFDocument.load((await read(officer, `letter-copy/${withScan}/${body.item.copyId}`)).rawPayload);
    expect(copy.getPage(0).getRotation().angle).toBe(90);
    // What comes in is checked; here the kept file itself is replaced, as a broken one from before that check.
    const broken = await storage.take(Readable.from([Buffer.from('%PDF-1.7 broken')]), 1000);
    await broken.keep();
    await sql`update file set sha256 = ${broken.sha256} where id = ${scan.fileId}`.execute(db);
    expect((await make(officer, { documentId: withScan, kind: 'certified', fileId: scan.fileId })).body).toMatchObject({ code: 'copyUnreadable' });
  });
});

it('the copy for the file names who wrote and checked the letter, and exists only of issued letters', async () => {
  const { body } = await make(officer, { documentId, kind: 'fileCopy' });
  const copy = (await read(officer, `letter-copy/${documentId}/${body.item.copyId}`)).rawPayload;
  const text = bare(await readers.pdfium(copy));
  for (const words of ['สำเนาคู่ฉบับ', 'ผู้ร่าง', 'อำนวย', 'ผู้ตรวจ']) expect(text).toContain(bare(words));
  const uploadIds = [await uploadFile(portal, officer, Buffer.from(await (await PDFDocument.create()).save()), 'ร่างแนบ.pdf')];
  const { documentId: draft } = (await letters.save(officer, { ...memo, uploadIds })).body.item;
  for (const asked of [{ kind: 'fileCopy' }, { kind: 'certified', fileId: await mainOf(draft) }]) {
    expect((await make(officer, { documentId: draft, ...asked })).body).toMatchObject({ code: 'notIssuedHere' });
  }
});

describe('an excerpt of minutes', () => {
  const agenda: RichText = [
    ['heading', 'ระเบียบวาระที่ ๑ เรื่องแจ้งเพื่อทราบ'],
    ['paragraph', 'ประธานแจ้งว่างบประมาณผ่านแล้ว'],
    ['heading', 'ระเบียบวาระที่ ๒ เรื่องเพื่อพิจารณา'],
    ['paragraph', 'มติเห็นชอบให้จ้างที่ปรึกษา'],
  ].map(([kind, text]) => ({ kind, level: 0, runs: [{ text }] })) as RichText;
  const minutes = { meeting: 'คณะกรรมการบริหาร', sessionNumber: '3', sessionYear: '2569', heldOn: '2026-11-20', place: 'ห้องประชุม ๑', body: agenda };

  it('has the chosen items alone, certified', async () => {
    const steps = [{ deskId: officer.deskId, role: 'sign' as const }, way[1] as (typeof way)[number]];
    const content = { ...minutes, present: [{ name: 'นายประเสริฐ', position: 'ประธาน' }] };
    const { documentId: id, legId } = await letters.submitted(officer, { kind: 11, ownerUnitId: division.unitId, receivers: [], steps, content });
    const first = await letters.sign(officer, legId);
    await letters.sign(director, first.body.item.legIds[0]);
    expect((await book(officer, id)).body.item.agenda).toEqual([agenda[0], agenda[2]].map((block) => (block as { runs: { text: string }[] }).runs[0]?.text));
    const { body } = await make(officer, { documentId: id, kind: 'excerpt', agenda: [1] });
    const text = bare(await readers.pdfium((await read(officer, `letter-copy/${id}/${body.item.copyId}`)).rawPayload));
    for (const words of ['คณะกรรมการบริหาร', '๓/๒๕๖๙', 'เรื่องเพื่อพิจารณา', 'จ้างที่ปรึกษา', 'สำเนาถูกต้อง']) expect(text).toContain(bare(words));
    expect(text).not.toContain(bare('งบประมาณผ่านแล้ว'));
    expect((await make(officer, { documentId: id, kind: 'excerpt', agenda: [] })).body).toMatchObject({ code: 'nothingChosen' });
    expect((await make(officer, { documentId, kind: 'excerpt', agenda: [0] })).body).toMatchObject({ code: 'nothingChosen' });
  });
});

describe('a letter as one file', () => {
  it('has its files, what was ordered, and a manifest with the hash of each, under names that every system takes', async () => {
    const uploadId = await uploadFile(portal, officer, Buffer.from(await (await PDFDocument.create()).save()), 'งบ: "ปี" <ร่าง>?.pdf');
    const id = await issued({ uploadIds: [uploadId] });
    const answer = await read(officer, `letter-zip/${id}`);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'content-disposition': expect.stringMatching(/^attachment; .*\.zip$/) });
    const files = new Map(Object.entries(unzipSync(answer.rawPayload)));
    const manifest = JSON.parse(Buffer.from(files.get('manifest.json') ?? []).toString());
    expect(manifest.files.map(({ name }: { name: string }) => name)).toEqual([...files.keys()].filter((name) => name !== 'manifest.json'));
    for (const { name, size, sha256 } of manifest.files) {
      const content = files.get(name) as Uint8Array;
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([size, sha256]);
      expect(name).not.toMatch(/[<>:"/\\|?*]/);
    }
    const main = await db
      .selectFrom('document_file')
      .innerJoin('file', 'file.id', 'file_id')
      .where('document_id', '=', id)
      .where('sequence', '=', 1)
      .select('sha256')
      .executeTakeFirstOrThrow();
    expect(manifest.files[0].sha256).toBe(main.sha256.toString('hex'));
    expect(await actsOn(id)).toContain('takeLetterZip');
    expect(manifest.files.filter(({ name }: { name: string }) => name.startsWith('สำเนา/'))).toEqual([]);
  });

  it('has the copies that were made of it, each as it was certified', async () => {
    const id = await issued();
    const made = await make(officer, { documentId: id, kind: 'certified', fileId: await mainOf(id) });
    await make(checker, { documentId: id, kind: 'fileCopy' });
    const files = unzipSync((await read(officer, `letter-zip/${id}`)).rawPayload);
    const names = Object.keys(files).filter((name) => name.startsWith('สำเนา/'));
    expect(names).toEqual([expect.stringContaining(`01_${made.body.item.number.replace('/', '-')}_`), expect.stringMatching(/\/02_.*\.pdf$/)]);
    const copy = (await read(officer, `letter-copy/${id}/${made.body.item.copyId}`)).rawPayload;
    expect(Buffer.from(files[names[0] as string] as Uint8Array).equals(copy)).toBe(true);
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] as Uint8Array).toString());
    expect(manifest.files.find(({ name }: { name: string }) => name === names[0]).sha256).toBe(createHash('sha256').update(copy).digest('hex'));
  });

  it('is refused when one of its files is gone from the disk; the letter is not set again', async () => {
    const id = await issued();
    const { sha256 } = await db
      .selectFrom('document_file')
      .innerJoin('file', 'file.id', 'file_id')
      .where('document_id', '=', id)
      .select('sha256')
      .executeTakeFirstOrThrow();
    const kept = await bytesOf(storage.read(sha256));
    await storage.remove(sha256);
    for (const url of [`letter-zip/${id}`, `document-file/${id}/${await mainOf(id)}`])
      expect((await read(officer, url)).json()).toMatchObject({ code: 'fileGone' });
    expect((await make(officer, { documentId: id, kind: 'fileCopy' })).body).toMatchObject({ code: 'fileGone' });
    expect(await storage.has(sha256)).toBe(false);
    const restored = await storage.take(Readable.from([kept]), 10_000_000);
    await restored.keep();
    expect(restored.sha256.equals(sha256)).toBe(true);
    expect((await read(officer, `letter-zip/${id}`)).statusCode).toBe(200);
  });

  it('of a secret letter is for who is cleared, and each of its files counts as taken', async () => {
    const secret = await portal.person(division, { clearance: 2, name: 'ร่างลับ' });
    const id = await issuedSecret(secret);
    expect((await read(officer, `letter-zip/${id}`)).statusCode).toBe(404);
    expect((await read(cleared, `letter-zip/${id}`)).statusCode).toBe(404);
    expect((await read(secret, `letter-zip/${id}`)).statusCode).toBe(200);
    expect((await actsOn(id)).filter((action) => action === 'takeSecretFile')).toHaveLength(1);
    expect((await make(secret, { documentId: id, kind: 'certified', fileId: (await book(secret, id)).body.item.files[0].fileId })).code).toBe(200);
    expect((await read(secret, `letter-zip/${id}`)).statusCode).toBe(200);
    expect((await actsOn(id)).filter((action) => action === 'takeSecretFile')).toHaveLength(3);
  });
});

/** A secret letter of someone who is cleared, signed by someone who is. */
async function issuedSecret(writer: TestPerson): Promise<number> {
  const boss = await portal.person(division, { clearance: 2, name: 'นายลับ' });
  const post = await portal.headPost(await portal.unit({ parentId: division.unitId }), boss);
  const { documentId: id, legId } = await letters.submitted(writer, {
    kind: 14,
    secrecy: 2,
    ownerUnitId: division.unitId,
    receivers: [{ deskId: division.deskId, name: 'กอง' }],
    steps: [{ deskId: post.deskId, role: 'sign' }],
  });
  await letters.sign(boss, legId);
  await letters.printed(writer, id);
  return id;
}

describe('an envelope', () => {
  it('has the issuer, the number and the receiver as annex 2 addresses them, in the size of the envelope', async () => {
    const receivers = [{ deskId: null, name: 'จังหวัดนนทบุรี' }];
    const outside = { kind: 1, speed: 4, receivers, content: { addressee: 'ผู้ว่าราชการจังหวัดนนทบุรี', salutation: 'เรียน' } };
    const id = await issued(outside);
    for (const [size, wide, high] of [
      ['DL', 220, 110],
      ['C5', 229, 162],
      ['C4', 324, 229],
      ['A4', 297, 210],
    ] as const) {
      const query = new URLSearchParams({ size, receiver: '0', address: 'ถนนรัตนาธิเบศร์\n11000' });
      const { statusCode, rawPayload } = await read(officer, `letter-envelope/${id}?${query}`);
      expect(statusCode).toBe(200);
      const page = (await PDFDocument.load(rawPayload)).getPage(0);
      expect([page.getWidth(), page.getHeight()].map((side) => Math.round((side / 72) * 25.4))).toEqual([wide, high]);
      const text = bare(await readers.pdfium(rawPayload));
      for (const words of ['เรียน ผู้ว่าราชการจังหวัดนนทบุรี', 'ด่วนที่สุด', 'ถนนรัตนาธิเบศร์', '๑๑๐๐๐', 'ที่']) expect(text).toContain(bare(words));
    }
  });

  it('is refused in another size and for a receiver that is not there', async () => {
    for (const query of ['size=B9&receiver=0', 'size=DL&receiver=9', 'size=DL&receiver=-1']) {
      expect((await read(officer, `letter-envelope/${documentId}?${query}`)).statusCode).toBe(404);
    }
  });
});
