import { letterPictureUploadPath } from '@sarabun/contract/drafts/letter-pictures';
import type { RichText } from '@sarabun/contract/drafts/rich-text';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const letters = ownLettersOf(portal);
const { division, other, officer, checker, stranger, registrar, director, way, memo } = await writingOffice(portal);

const copy = (as: TestPerson, documentId: number) => portal.get(`/api/sarabun/new-draft?copies=${documentId}`, { as });

it('takes text, pictures, receivers, steps and unit, and names the files and the unit that are not taken', async () => {
  const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { picture } = (await portal.upload(letterPictureUploadPath, red, { as: officer, name: 'map.png' })).body.item;
  const body: RichText = [
    { kind: 'paragraph', level: 0, runs: [{ text: 'ตามแผนที่' }] },
    { kind: 'picture', picture, width: 50, align: 'center', caption: 'แผนที่', alt: '' },
  ];
  const content = { body, effectiveFrom: 'วันที่ ๑ มกราคม', references: ['ที่ ๑'] };
  const { documentId } = (await letters.save(officer, { ...memo, speed: 3, content })).body.item;
  const { copied } = (await copy(officer, documentId)).body;
  expect(copied).toMatchObject({
    documentId,
    kind: 2,
    speed: 3,
    ownerUnitId: division.unitId,
    content: { subject: 'ขออนุมัติจัดประชุม', body, references: ['ที่ ๑'], effectiveFrom: '' },
    receivers: [{ deskId: other.deskId }],
    steps: way,
    leftOut: [],
  });
  // Saved as another letter, it has the picture for itself.
  const { kind, speed, secrecy, ownerUnitId, content: text, receivers, steps } = copied;
  const again = await letters.save(officer, {
    ...{ kind, speed, secrecy, ownerUnitId, content: text },
    receivers,
    steps: steps.map(({ deskId, role }: (typeof way)[number]) => ({ deskId, role })),
  });
  expect([again.code, again.body.item.documentId === documentId]).toEqual([200, false]);
});

it('is allowed to those who may read the letter: before its issue on its way alone, then to its receivers without its reviewers', async () => {
  const { documentId, legId } = await letters.submitted(officer, memo);
  for (const as of [stranger, registrar, director]) expect((await copy(as, documentId)).code).toBe(404);
  expect((await copy(checker, documentId)).body.copied.steps).toHaveLength(2);
  const [toSign] = (await letters.pass(checker, legId)).body.item.legIds;
  expect((await copy(director, documentId)).code).toBe(200);
  expect((await letters.sign(director, toSign)).code).toBe(200);
  const { copied } = (await copy(registrar, documentId)).body;
  expect(copied.steps.map(({ role }: { role: string }) => role)).toEqual(['sign']);
  // Written in the name of the registrar's own unit.
  expect(copied).toMatchObject({ ownerUnitId: other.unitId, leftOut: [{ part: 'unit', names: [expect.any(String)] }] });
  expect(copied.number).not.toBe('');
  expect((await copy(officer, 999_999)).code).toBe(404);
});

it('leaves out desks that are closed and pictures that may no longer be read, by name', async () => {
  const closing = await portal.unit();
  const receivers = [...memo.receivers, { deskId: closing.deskId, name: 'กองปิด' }, { deskId: null, name: 'กรมการปกครอง' }];
  const { documentId } = (await letters.save(officer, { ...memo, receivers })).body.item;
  await portal.running.db.updateTable('unit').set({ closed_on: '2020-01-01' }).where('id', '=', closing.unitId).execute();
  const { copied } = (await copy(officer, documentId)).body;
  expect(copied.receivers).toMatchObject([{ deskId: other.deskId }, { deskId: null, name: 'กรมการปกครอง' }]);
  expect(copied.leftOut).toMatchObject([{ part: 'receivers', names: [expect.any(String)] }]);
});

it('is refused above the own clearance', async () => {
  const { documentId } = (await letters.save(officer, memo)).body.item;
  await portal.running.db.updateTable('document').set({ secrecy: 3 }).where('id', '=', documentId).execute();
  expect((await copy(officer, documentId)).code).toBe(404);
});
