import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { letterFor } from '../../../../test/letters';
import { type TestPerson, testPortal } from '../../../../test/portal';

const portal = await testPortal();
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const stranger = await portal.person(await portal.unit());

/** A letter on the registry's desk whose page has this text near its upper right corner. */
async function letterWith(text: string) {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText(text, { x: 400, y: 800, size: 10 });
  const { body } = await portal.upload('/api/sarabun/upload-file', Buffer.from(await document.save()), { as: registrar });
  const { documentId } = await letterFor(portal, registrar, unit, { uploadIds: [body.item.uploadId] });
  const opened = await portal.get(`/api/sarabun/document?documentId=${documentId}`, { as: registrar });
  return { documentId, fileId: opened.body.item.files[0].fileId };
}
const ask = (file: { documentId: number; fileId: number }, as: TestPerson = registrar) =>
  portal.get(`/api/sarabun/stamp-place?documentId=${file.documentId}&fileId=${file.fileId}`, { as });

it('is where nothing is written if the upper right corner is not free, and only for people who may see the letter', async () => {
  const written = await letterWith('COPY 3 OF 5, DEPARTMENT OF TESTS');
  const { code, body } = await ask(written);
  expect(code).toBe(200);
  expect(body.place.y * 842).toBeGreaterThan(842 - 800);
  expect((await ask(await letterWith(' '))).body).toMatchObject({ place: null });
  expect((await ask(written, stranger)).code).toBe(404);
  expect((await ask({ ...written, fileId: written.fileId + 9999 })).code).toBe(404);
});
