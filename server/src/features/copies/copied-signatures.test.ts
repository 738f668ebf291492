import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { pdfaProblems } from '../../../test/papers/pdf-a';
import { readers } from '../../../test/pdf-text';
import { testPortal } from '../../../test/portal';
import { copyPdf } from '../../platform/media/copy-pdf';
import { comparePdf } from '../../platform/media/pdf';

const portal = await testPortal();
const letters = ownLettersOf(portal);
const { division, officer, checker, headPost, central } = await writingOffice(portal);
const keeper = await portal.person(central);
await portal.grant(keeper, 'certificate-person', 'manage');
const certificates = certificatesOf(portal, central, keeper);
const certificatePin = '482137';
const bare = (text: string) => text.replace(/\s/g, '');
const folder = await mkdtemp(join(tmpdir(), 'copies-'));
afterAll(() => rm(folder, { recursive: true }));

/** Minutes that the recorder and then the reviewer signed by certificate. */
async function minutes(): Promise<number> {
  for (const { personId, ...person } of [officer, checker]) {
    const { body } = await portal.post('/api/core/certificates/offer', { personId, reason: '' }, { as: keeper });
    await certificates.collect({ personId, ...person }, body.requestId);
  }
  const content = { meeting: 'คณะทำงาน', sessionNumber: '1', sessionYear: '2569', heldOn: '2026-11-20', place: 'ห้อง 1' };
  const steps = [officer, headPost].map(({ deskId }) => ({ deskId, role: 'sign' as const }));
  const given = { kind: 11, ownerUnitId: division.unitId, steps, content: { ...content, present: [{ name: 'นายก', position: 'ประธาน' }] } };
  const { documentId, legId } = await letters.submitted(officer, given);
  const { body } = await letters.sign(officer, legId, { certificatePin });
  await letters.sign(checker, body.item.legIds[0], { certificatePin });
  await letters.printed(officer, documentId);
  return documentId;
}

describe('a copy of minutes that two signed by certificate', () => {
  it('shows the signature of the second as well, which the issued PDF has in its field', async () => {
    const documentId = await minutes();
    const { fileId } = (await portal.get(`/api/sarabun/letter-copies?documentId=${documentId}`, { as: officer })).body.item.files[0];
    for (const kind of ['certified', 'fileCopy']) {
      const asked = { documentId, kind, reason: 'ส่งกองคลัง', ...(kind === 'certified' ? { fileId } : {}) };
      const { body } = await portal.post('/api/sarabun/make-letter-copy', asked, { as: officer });
      const url = `/api/sarabun/letter-copy/${documentId}/${body.item.copyId}`;
      const { rawPayload } = await portal.running.app.inject({ url, headers: { authorization: `Bearer ${officer.token}` } });
      const text = bare(await readers.pdfium(rawPayload));
      // The first by the text of the page, the second by its field.
      expect(text.split('ลงนามทาง')).toHaveLength(3);
      // With its marks, also for readers that only look at glyphs.
      expect(bare(await readers.pdfjs(rawPayload))).toMatch(/นายตรวจใจดี\d+ลงนามทางอิเล็กทรอนิกส์/);
      expect(await pdfaProblems(rawPayload)).toEqual([]);
    }
  });
});

/** A page with annotations: one turned and scaled into its place, one in a state, one that is hidden, and one that covers nothing. */
async function annotated(): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const page = file.addPage([595, 842]);
  page.drawText('A page', { x: 60, y: 700 });
  const look = (more: object) => file.context.register(file.context.stream('0.1 0.2 0.6 rg 0 0 60 10 re f 0 0 10 40 re f', { BBox: [0, 0, 60, 40], ...more }));
  const annotation = (more: object) => file.context.register(file.context.obj({ Type: 'Annot', Subtype: 'Stamp', F: 4, ...more }));
  const turned = annotation({ Rect: [100, 400, 180, 520], AP: { N: look({ Matrix: [0, 1, -1, 0, 7, 9] }) }, Contents: PDFString.of('Seal') });
  const chosen = annotation({ Rect: [400, 300, 300, 200], AP: { N: { On: look({}), Off: look({ BBox: [0, 0, 5, 5] }) } }, AS: PDFName.of('On') });
  const hidden = annotation({ Rect: [300, 500, 400, 600], F: 2, AP: { N: look({}) } });
  const flat = annotation({ Rect: [0, 0, 0, 0], AP: { N: look({}) } });
  page.node.set(PDFName.of('Annots'), file.context.obj([turned, chosen, hidden, flat]));
  return file.save();
}

describe('what annotations show', () => {
  it('is in the copy at the same places, without the annotations', async () => {
    const original = await annotated();
    const sheet = await PDFDocument.create();
    sheet.addPage().drawText(' ');
    const made = await copyPdf({ original, sheets: await sheet.save(), overlays: [], title: 'copy', personId: officer.personId });
    if ('trouble' in made) throw new Error(made.trouble);
    const path = join(folder, 'copy.pdf');
    await writeFile(path, made.pdf);
    expect(await comparePdf(original, path)).toEqual([{ page: 1, verdict: 'same' }]);
    expect((await PDFDocument.load(made.pdf)).getPage(0).node.Annots()).toBeUndefined();
  });
});
