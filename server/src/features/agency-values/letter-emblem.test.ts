import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { brandPicturePath, noBranding } from '@sarabun/contract/agency-values/branding';
import { letterPdfPath } from '@sarabun/contract/drafts/paper-paths';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const letters = ownLettersOf(portal);
const { officer, director, memo } = await writingOffice(portal);
await portal.grant(director, 'admin-configs', 'manage');

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#22446688' } })
    .png()
    .toBuffer();
/** Width and height of each picture that a paper is printed with. */
async function picturesOn(url: string, as: TestPerson): Promise<number[][]> {
  const { rawPayload } = await portal.running.app.inject({ url, headers: { authorization: `Bearer ${as.token}` } });
  const pdf = await PDFDocument.load(rawPayload);
  return pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) return [];
    return [['Width', 'Height'].map((name) => object.dict.lookup(PDFName.of(name), PDFNumber).asNumber())];
  });
}

it('an emblem on which nothing shows through is said to be opaque', async () => {
  const screenshot = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const taken = async (picture: Buffer) => (await portal.upload(`${brandPicturePath}?kind=letter`, picture, { as: director })).body.item;
  expect([await taken(screenshot), await taken(await png(400, 400))]).toMatchObject([{ isOpaque: true }, { isOpaque: false }]);
});

it('an agency puts its own emblem on letters, of its own proportions, and goes back', async () => {
  const { documentId, revision } = await letters.submitted(officer, memo);
  const path = letterPdfPath(documentId, revision);
  expect(await picturesOn(path, officer)).toEqual([]);
  const { pictureId } = (await portal.upload(`${brandPicturePath}?kind=letter`, await png(400, 1000), { as: director })).body.item;
  const save = (letterId: number | null, version: number) => portal.post('/api/core/save-branding', { ...noBranding, letterId, version }, { as: director });
  expect((await portal.post('/api/core/save-branding', { ...noBranding, emblemId: pictureId, version: 0 }, { as: director })).body.code).toBe('noSuchPicture');
  expect((await save(pictureId, 0)).code).toBe(200);
  await portal.deliver();
  // The picture and the ground that it lets through.
  expect(new Set((await picturesOn(path, officer)).map(String))).toEqual(new Set(['284,709']));
  expect((await save(null, 1)).code).toBe(200);
  await portal.deliver();
  expect(await picturesOn(path, officer)).toEqual([]);
});
