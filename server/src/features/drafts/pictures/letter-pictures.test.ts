import { letterPictureAddress, letterPictureUploadPath } from '@sarabun/contract/drafts/letter-pictures';
import type { BodyBlock } from '@sarabun/contract/drafts/rich-text';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../../test/portal';
import { ageContent } from '../../../../test/uploads';
import { sweepLetterPictures } from './letter-pictures';

let now = new Date('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { app, world, storage } = portal.running;
const letters = ownLettersOf(portal);
const { division, officer, checker, stranger } = await writingOffice(portal);

const red = { create: { width: 60, height: 20, channels: 3, background: '#c02020' } } as const;
const upload = (as: TestPerson, bytes: Buffer) => portal.upload(letterPictureUploadPath, bytes, { as, name: 'picture.jpg' });
const look = (person: TestPerson, picture: string) => app.inject({ url: letterPictureAddress(picture), headers: { authorization: `Bearer ${person.token}` } });
const shown = (picture: string, part: object = {}): BodyBlock => ({
  kind: 'picture',
  picture,
  width: 50,
  align: 'center',
  caption: 'ภาพที่ 1',
  alt: 'แผนผังห้องประชุม',
  ...part,
});

it('takes a turned photograph upright, in the colours of the screen and without what its file said of it', async () => {
  const turned = await sharp(red).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { code, body } = await upload(officer, turned);
  expect([code, body.item]).toEqual([200, { picture: expect.stringMatching(/^[0-9a-f]{64}$/), width: 20, height: 60 }]);
  const printed = await upload(officer, await sharp(red).toColourspace('cmyk').jpeg().toBuffer());
  const { rawPayload } = await look(officer, printed.body.item.picture);
  const { space, exif, format } = await sharp(rawPayload).metadata();
  expect({ space, exif, format }).toEqual({ space: 'srgb', exif: undefined, format: 'jpeg' });
  const [first = 0, green = 255] = await sharp(rawPayload).raw().toBuffer();
  expect(first - green).toBeGreaterThan(100);
});

it('refuses what is no picture, what can carry scripts or grows without end, and what is too large', async () => {
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><defs><g id="a">${'<use href="#a"/>'.repeat(1000)}</g></defs><use href="#a"/></svg>`;
  for (const bytes of ['%PDF-1.7', bomb, '']) expect((await upload(officer, Buffer.from(bytes))).body.code).toBe('badLetterPicture');
  const wide = await sharp({ create: { width: 8000, height: 7000, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  expect((await upload(officer, wide)).body.code).toBe('badLetterPicture');
  expect((await upload(officer, Buffer.alloc(15 * 1024 * 1024 + 1))).body.code).toBe('letterPictureTooLarge');
});

it('stands in the letter and its PDF with what it shows; whoever may know the letter may see it, and no one else', async () => {
  const { picture } = (await upload(officer, await sharp(red).png().toBuffer())).body.item;
  expect([(await look(officer, picture)).statusCode, (await look(checker, picture)).statusCode]).toEqual([200, 404]);
  const wanted = { ownerUnitId: division.unitId, content: { body: [shown(picture)] } };
  const stolen = await letters.save(stranger, { ...wanted, ownerUnitId: (await portal.get('/api/sarabun/new-draft', { as: stranger })).body.units[0].unitId });
  expect([stolen.code, stolen.body.code]).toEqual([422, 'letterPictureGone']);
  const { body } = await letters.save(officer, wanted);
  const url = `/api/sarabun/letter-pdf/${body.item.documentId}?revision=1`;
  const pdf = (await app.inject({ url, headers: { authorization: `Bearer ${officer.token}` } })).rawPayload.toString('latin1');
  expect(pdf).toContain('/Subtype /Image');
  expect(pdf.match(/\/S \/Figure/g)?.length).toBe(2);
  expect((await look(stranger, picture)).statusCode).toBe(404);
});

it('is forgotten after a day unless a saved letter has it', async () => {
  const send = async (width: number) =>
    (
      await upload(
        officer,
        await sharp({ create: { ...red.create, width } })
          .png()
          .toBuffer(),
      )
    ).body.item.picture;
  const [kept, unused] = [await send(70), await send(80)];
  await letters.save(officer, { ownerUnitId: division.unitId, content: { body: [shown(kept)] } });
  now = new Date('2026-11-22T11:00:00+07:00');
  await ageContent(portal.folder);
  await sweepLetterPictures(world, storage);
  const has = (picture: string) => storage.has(Buffer.from(picture, 'hex'));
  expect([await has(kept), await has(unused)]).toEqual([true, false]);
});
