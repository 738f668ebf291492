import { createHash } from 'node:crypto';
import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import { uploadPath } from '@sarabun/contract/documents/register-incoming';
import { comparePath, maxComparedBytes } from '@sarabun/contract/signing/verify-document';
import { describe, expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../../test/own-letters';
import { testPortal } from '../../../../test/portal';

let moved = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + moved), environment: { TRUST_PROXY: '1' } });
const { db, app } = portal.running;
const letters = ownLettersOf(portal);
const { officer, director, registrar, memo, way } = await writingOffice(portal);
const long = Array.from({ length: 60 }, () => 'ข้อความที่ยาวพอสมควรเพื่อให้หนังสือมีหลายหน้า '.repeat(4)).map((text) => ({
  kind: 'paragraph' as const,
  level: 0,
  runs: [{ text }],
}));

/** A letter of several pages that was signed and printed, with its code and PDF. */
async function printed(wanted: object = {}) {
  const { documentId, legId } = await letters.submitted(officer, { ...memo, steps: way.slice(1), content: { body: long }, ...wanted });
  await letters.sign(director, legId);
  await letters.printed(officer, documentId);
  const { files } = await letters.view(registrar, documentId);
  const url = `/api/sarabun/document-file/${documentId}/${files[0].fileId}`;
  const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${registrar.token}` } });
  const { code } = await db.selectFrom('letter_proof').where('document_id', '=', documentId).select('code').executeTakeFirstOrThrow();
  return { documentId, code, pdf: rawPayload, pages: files[0].pages as number };
}
const letter = await printed();

let place = 0;
const compare = (content: Buffer, { code = letter.code, from = `10.9.${++place}.1`, name = 'หนังสือ.pdf' } = {}) =>
  portal.upload(comparePath, content, { as: null, name, beside: { proofCode: code }, headers: { 'x-forwarded-for': from } });

/** The issued PDF after somebody worked on it. */
async function worked(change: (document: PDFDocument) => void | Promise<void>): Promise<Buffer> {
  const document = await PDFDocument.load(letter.pdf, { updateMetadata: false });
  await change(document);
  return Buffer.from(await document.save());
}
const verdicts = (body: { item: { pages: { verdict: string }[] } }) => body.item.pages.map(({ verdict }) => verdict);
const same = (count: number) => Array.from({ length: count }, () => 'same');

describe('a file next to the issued letter', () => {
  it('is identical when it is the very file', async () => {
    expect((await compare(letter.pdf)).body.item).toEqual({ verdict: 'identical', copy: null, signed: null, pages: [] });
  });

  it('is the same when it was only saved again', async () => {
    const { body } = await compare(await worked((document) => void document.setTitle('อื่น')));
    expect(body.item.verdict).toBe('same');
    expect(verdicts(body)).toEqual(same(letter.pages));
  });

  it('differs on the page where another text was written', async () => {
    const { body } = await compare(await worked((document) => void document.getPages()[1]?.drawText('5,000,000', { x: 300, y: 400, size: 10 })));
    expect(body.item.verdict).toBe('differs');
    expect(verdicts(body)).toEqual(['same', 'differs', ...same(letter.pages - 2)]);
  });

  it('looks different where something covers the text without changing it', async () => {
    const cover = (document: PDFDocument) => void document.getPages()[0]?.drawRectangle({ x: 300, y: 600, width: 60, height: 14, color: rgb(1, 1, 1) });
    expect(verdicts((await compare(await worked(cover))).body)[0]).toBe('looksDifferent');
  });

  it('lacks pages, or has more', async () => {
    const less = await compare(await worked((document) => document.removePage(letter.pages - 1)));
    expect(verdicts(less.body)).toEqual([...same(letter.pages - 1), 'missing']);
    const more = await compare(await worked((document) => void document.addPage()));
    expect(verdicts(more.body)).toEqual([...same(letter.pages), 'added']);
  });

  it('has no text to compare when it is a scan', async () => {
    const scan = await PDFDocument.create();
    scan.addPage([595, 842]).drawRectangle({ x: 100, y: 100, width: 300, height: 300 });
    expect(verdicts((await compare(Buffer.from(await scan.save()))).body)[0]).toBe('noText');
  });

  it('is not told what the letter says', async () => {
    const { body } = await compare(await worked((document) => void document.getPages()[0]?.drawText('x', { x: 9, y: 9 })));
    expect(JSON.stringify(body)).not.toMatch(/ข้อความ|ประชุม|ประเสริฐ/);
  });
});

describe('a copy with the code of its letter', () => {
  const read = async (url: string) => (await app.inject({ url: `/api/sarabun/${url}`, headers: { authorization: `Bearer ${officer.token}` } })).rawPayload;
  async function copied(asked: object) {
    const { body } = await portal.post('/api/sarabun/make-letter-copy', { documentId: letter.documentId, reason: 'ส่งศาลปกครอง', ...asked }, { as: officer });
    return { number: body.item.number as string, pdf: await read(`letter-copy/${letter.documentId}/${body.item.copyId}`) };
  }
  const fileId = async () =>
    (await portal.get(`/api/sarabun/letter-copies?documentId=${letter.documentId}`, { as: officer })).body.item.files[0].fileId as number;

  it('is recognised by the book of copies, with kind, number, day and post, and nothing else', async () => {
    for (const asked of [{ kind: 'certified', fileId: await fileId() }, { kind: 'fileCopy' }] as const) {
      const { number, pdf } = await copied(asked);
      const { body } = await compare(pdf);
      const copy = { kind: asked.kind, isAttachment: false, number, madeOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) };
      expect(body.item).toEqual({
        verdict: 'copy',
        copy: { ...copy, post: { th: expect.any(String), en: expect.any(String) } },
        signed: null,
        pages: [],
      });
      expect(JSON.stringify(body)).not.toMatch(/ศาลปกครอง|อำนวย/);
    }
  });

  it('is compared as any other file when it was changed, or came with the code of another letter', async () => {
    const { pdf } = await copied({ kind: 'fileCopy' });
    const changed = await PDFDocument.load(pdf, { updateMetadata: false });
    changed.setTitle('x');
    expect((await compare(Buffer.from(await changed.save()))).body.item).toMatchObject({ verdict: 'differs', copy: null });
    const other = await printed({ content: { body: long.slice(0, 1) } });
    expect((await compare(pdf, { code: other.code })).body.item).toMatchObject({ verdict: 'differs', copy: null });
  });
});

it('an enclosure of the letter is known as such, and of no other letter', async () => {
  const enclosed = await PDFDocument.create();
  enclosed.addPage([595, 842]).drawText('Enclosure', { x: 90, y: 700, size: 12 });
  const pdf = Buffer.from(await enclosed.save());
  const { uploadId } = (await portal.upload(uploadPath, pdf, { as: officer })).body.item;
  const { code } = await printed({ uploadIds: [uploadId], content: { body: long.slice(0, 1) } });
  expect((await compare(pdf, { code })).body.item).toEqual({ verdict: 'enclosure', copy: null, signed: null, pages: [] });
  expect((await compare(pdf)).body.item.verdict).toBe('differs');
});

describe('what is not compared', () => {
  it.each([
    ['no PDF', Buffer.from('hello'), 422, 'noPdf'],
    ['a broken PDF', Buffer.from('%PDF-1.7\nnothing else'), 422, 'noPdf'],
  ])('%s', async (_, content, status, code) => {
    expect(await compare(content)).toMatchObject({ code: status, body: { code } });
  });

  it('a file that is too large', async () => {
    expect(await compare(Buffer.alloc(maxComparedBytes + 1))).toMatchObject({ code: 413, body: { code: 'comparedTooLarge' } });
  });

  it('a form without file', async () => {
    const reply = await app.inject({ method: 'POST', url: comparePath, payload: { proofCode: letter.code } });
    expect(reply.json()).toMatchObject({ status: 'error', code: 'noFileToCompare' });
  });

  it('anything with a code that shows nothing', async () => {
    const secret = await printed({ content: { body: long.slice(0, 1) } });
    await db.updateTable('document').set({ secrecy: 2 }).where('id', '=', secret.documentId).execute();
    for (const code of [secret.code, '0'.repeat(16), 'ก', '']) {
      expect(await compare(secret.pdf, { code })).toMatchObject({ code: 404, body: { code: 'noSuchProof' } });
    }
  });

  it('a letter whose PDF is still being set', async () => {
    const { documentId, legId } = await letters.submitted(officer, { ...memo, steps: way.slice(1) });
    await letters.sign(director, legId);
    await db.deleteFrom('document_file').where('document_id', '=', documentId).execute();
    const { code } = await db.selectFrom('letter_proof').where('document_id', '=', documentId).select('code').executeTakeFirstOrThrow();
    expect(await compare(letter.pdf, { code })).toMatchObject({ code: 503, body: { code: 'paperNotReady' } });
  });

  it('more than a dozen a minute from one address; others go on', async () => {
    const codes = [];
    for (let i = 0; i < 14; i++) codes.push((await compare(letter.pdf, { from: '10.8.8.8' })).code);
    expect(codes.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(codes.slice(12)).toContain(429);
    expect((await compare(letter.pdf, { from: '10.8.8.9' })).code).toBe(200);
    moved += 61_000;
    expect((await compare(letter.pdf, { from: '10.8.8.8' })).code).toBe(200);
  });
});

it('keeps nothing of what was sent', async () => {
  const sent = await worked((document) => void document.setTitle('x'));
  expect((await compare(sent)).code).toBe(200);
  const sha256 = createHash('sha256').update(sent).digest();
  expect(await db.selectFrom('file').where('sha256', '=', sha256).select('id').execute()).toEqual([]);
  expect(await portal.running.storage.has(sha256)).toBe(false);
});
