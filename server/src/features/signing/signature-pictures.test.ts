import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ownLettersOf } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal();
const { app, db } = portal.running;
const letters = ownLettersOf(portal);
const unit = await portal.unit();
const head = await portal.person(unit);
const writer = await portal.person(unit);
const post = await portal.headPost(unit, head);

/** A stroke of this grey across white paper of 400 × 200. */
function drawn(grey: number) {
  const pixels = Buffer.alloc(400 * 200 * 3, 255);
  for (let x = 60; x < 340; x++) {
    for (let y = 80; y < 120; y++) pixels.fill(grey, (y * 400 + x) * 3, (y * 400 + x) * 3 + 3);
  }
  return sharp(pixels, { raw: { width: 400, height: 200, channels: 3 } }).png();
}

const upload = (as: TestPerson, bytes: Buffer) => portal.upload('/api/sarabun/signature-picture', bytes, { as, name: 'signature.png' });
const look = (person: TestPerson, pictureId: number) =>
  app.inject({ url: `/api/sarabun/signature-picture/${pictureId}`, headers: { authorization: `Bearer ${person.token}` } });

it('takes a signature, cut to its ink on clear ground, and shows it to its owner alone', async () => {
  const { code, body } = await upload(head, await drawn(40).toBuffer());
  expect(code).toBe(200);
  const { pictureId } = body.item;
  const shown = await look(head, pictureId);
  const { format, width = 0, height = 0, hasAlpha } = await sharp(shown.rawPayload).metadata();
  expect({ format, hasAlpha, isCut: width < 320 && height < 160 }).toEqual({ format: 'png', hasAlpha: true, isCut: true });
  expect((await look(writer, pictureId)).statusCode).toBe(404);
  expect((await portal.get('/api/sarabun/signature-pictures', { as: writer })).body.items).toEqual([]);
  expect((await portal.post('/api/sarabun/remove-signature-picture', { pictureId }, { as: writer })).code).toBe(404);
});

it('refuses what is no picture, what can carry scripts, and paper without ink', async () => {
  expect((await upload(head, Buffer.from('%PDF-1.7'))).body.code).toBe('badSignature');
  expect((await upload(head, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body.code).toBe('badSignature');
  expect((await upload(head, await drawn(255).toBuffer())).body.code).toBe('blankSignature');
});

it('is printed on the letter that is signed with it, also after its owner took it away; another’s cannot be used', async () => {
  const { pictureId } = (await upload(head, await drawn(0).toBuffer())).body.item;
  const memo = { ownerUnitId: unit.unitId, receivers: [{ deskId: unit.deskId, name: 'กอง' }], steps: [{ deskId: post.deskId, role: 'sign' as const }] };
  const { documentId, legId } = await letters.submitted(writer, memo);
  const foreign = (await upload(writer, await drawn(0).toBuffer())).body.item.pictureId;
  expect((await letters.sign(head, legId, { pictureId: foreign })).code).toBe(404);
  expect((await letters.sign(head, legId, { pictureId })).code).toBe(200);
  expect((await portal.post('/api/sarabun/remove-signature-picture', { pictureId }, { as: head })).code).toBe(200);
  expect((await look(head, pictureId)).statusCode).toBe(404);
  await letters.printed(writer, documentId);
  const { file_id: fileId } = await db
    .selectFrom('document_file')
    .where('document_id', '=', documentId)
    .where('sequence', '=', 1)
    .select('file_id')
    .executeTakeFirstOrThrow();
  const file = await app.inject({ url: `/api/sarabun/document-file/${documentId}/${fileId}`, headers: { authorization: `Bearer ${writer.token}` } });
  expect(file.rawPayload.toString('latin1')).toContain('/Subtype /Image');
});
