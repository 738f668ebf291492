import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testPortal } from '../../../test/portal';
import { ageContent } from '../../../test/uploads';
import { writeWorkbook } from '../../platform/writing/sheets.mjs';
import { sweepSettingsFiles } from './settings-files';

const day = 24 * 60 * 60 * 1000;
let ahead = 0;
const portal = await testPortal({ clock: () => new Date(Date.now() + ahead) });
const { app, world, storage, db } = portal.running;
const unit = await portal.unit();
const keeper = await portal.person(unit);
await portal.grant(keeper, 'document-type', 'manage');
const second = await portal.person(unit);
await portal.grant(second, 'document-type', 'manage');
const reader = await portal.person(unit);
await portal.grant(reader, 'document-type', 'query');
const other = await portal.person(unit);

type As = { token: string };
const page = '/api/core/settings/document-type';
const types = (what: string, body: Record<string, unknown>, as: As = keeper) => portal.post(`${page}/${what}`, body, { as });

const send = (bytes: Buffer, name: string, as: As = keeper) => portal.upload(`${page}/upload/sample`, bytes, { as, name });
const open = (url: string, as: As) => app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${as.token}` } });
const row = async (index: number) => (await types('list', {})).body.data[index];
const save = async (index: number, sample: number | null, as: As = keeper) => {
  const { id, version, values } = await row(index);
  const { code: _, ...given } = values;
  return types('update', { id, version, values: { ...given, sample } }, as);
};
/** A distinct PDF with nothing but a title. */
async function pdfOf(title: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.setTitle(title);
  return Buffer.from(await document.save());
}

describe('a file of a row', () => {
  it('is sent, saved with the row, opened by someone who may look at the page and by who writes such a letter', async () => {
    const pdf = await pdfOf('sample');
    const { fileId } = (await send(pdf, 'แบบหนังสือภายนอก.pdf')).body;
    const { item } = (await save(0, fileId)).body;
    expect(item).toMatchObject({ values: { sample: fileId }, names: { sample: 'แบบหนังสือภายนอก.pdf' } });
    const file = await open(`${page}/file/sample/${item.id}`, reader);
    expect(file.rawPayload.equals(pdf)).toBe(true);
    expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringContaining('inline') });
    expect((await open(`${page}/file/sample/${item.id}`, other)).statusCode).toBe(403);
    expect((await open(`${page}/file/sample/${item.id + 1}`, reader)).statusCode).toBe(404);
    expect((await open(`${page}/file/sample/1e9`, reader)).statusCode).toBe(404);
    await portal.deliver();
    const { kinds } = (await portal.get('/api/sarabun/document-words', { as: other })).body;
    expect(kinds[0].sample).toBe('แบบหนังสือภายนอก.pdf');
    expect((await open('/api/sarabun/document-kind-sample/1', other)).rawPayload.equals(pdf)).toBe(true);
    expect((await open('/api/sarabun/document-kind-sample/2', other)).statusCode).toBe(404);
    expect((await app.inject({ method: 'GET', url: '/api/sarabun/document-kind-sample/1' })).statusCode).toBe(401);
  });

  it('is taken by what it holds, whatever it is called', async () => {
    const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const sheet = await writeWorkbook('แบบ', ['ชื่อ'], [['ก']]);
    for (const [bytes, type, how] of [
      [picture, 'image/webp', 'inline'],
      [sheet, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'attachment'],
    ] as const) {
      const { fileId } = (await send(Buffer.from(bytes), 'แบบ.exe')).body;
      const { item } = (await save(1, fileId)).body;
      const { headers } = await open(`${page}/file/sample/${item.id}`, reader);
      expect(headers).toMatchObject({ 'content-type': type, 'content-disposition': expect.stringContaining(how) });
    }
    for (const bytes of [
      Buffer.from('<svg onload="alert(1)"/>'),
      Buffer.from('%PDF-1.7 nothing'),
      Buffer.from('PK\u0003\u0004 a zip of something'),
      Buffer.concat([Buffer.from(sheet), Buffer.from('vbaProject.bin')]),
    ])
      expect((await send(bytes, 'แบบ.pdf')).body.code).toBe('fileNotTaken');
    expect((await send(Buffer.alloc(11 * 1024 * 1024), 'ใหญ่.pdf')).body.code).toBe('fileTooLarge');
  });

  it('is sent by someone who may manage the page alone, and is nobody else’s to use', async () => {
    expect((await send(await pdfOf('x'), 'x.pdf', reader)).code).toBe(403);
    const { fileId } = (await send(await pdfOf('mine'), 'ของฉัน.pdf')).body;
    expect((await save(2, fileId, second)).body.fields).toHaveProperty('sample');
    expect((await save(2, 999_999)).body.fields).toHaveProperty('sample');
    expect((await save(2, fileId)).code).toBe(200);
    // Once one person has saved it, it may stay when the other saves the row.
    expect((await save(2, fileId, second)).code).toBe(200);
  });

  it('is named in the history and in the export, and touched by no import', async () => {
    const first = (await send(await pdfOf('one'), 'ฉบับแรก.pdf')).body.fileId;
    await save(3, first);
    await save(3, (await send(await pdfOf('two'), 'ฉบับสอง.pdf')).body.fileId);
    const { id } = await row(3);
    const { items } = (await portal.get(`${page}/history?id=${id}`, { as: reader })).body;
    expect(items[0]).toMatchObject({ before: { sample: 'ฉบับแรก.pdf' }, after: { sample: 'ฉบับสอง.pdf' } });
    const { content } = (await types('export', { format: 'csv' }, reader)).body;
    expect(Buffer.from(content, 'base64').toString()).toContain('ฉบับสอง.pdf');
    const { counts } = (await types('preview-import', { format: 'csv', content })).body;
    expect(counts).toEqual({ create: 0, update: 0, same: 14, wrong: 0 });
  });
});

it('forgets files that no row has named for a day, and content that nothing else keeps', async () => {
  const content = await pdfOf('shared');
  const loose = (await send(content, 'หลุด.pdf')).body.fileId;
  const used = (await send(content, 'ใช้.pdf')).body.fileId;
  const alone = (await send(await pdfOf('alone'), 'เดี่ยว.pdf')).body.fileId;
  await save(4, used);
  const { rows } = await sql<{ sha256: Buffer }>`select sha256 from settings_file where id in (${used}, ${alone}) order by id`.execute(db);
  const [kept, gone] = rows.map(({ sha256 }) => sha256) as [Buffer, Buffer];
  await sweepSettingsFiles(world, storage);
  expect((await sql`select 1 from settings_file where id in (${loose}, ${alone})`.execute(db)).rows).toHaveLength(2);
  ahead = 2 * day;
  await ageContent(portal.folder);
  await sweepSettingsFiles(world, storage);
  expect((await sql`select 1 from settings_file where id in (${loose}, ${alone})`.execute(db)).rows).toHaveLength(0);
  expect(Buffer.concat(await storage.read(kept).toArray()).equals(content)).toBe(true);
  await expect(storage.read(gone).toArray()).rejects.toThrow();
});
