import { letterPdfPath, letterToSignPath } from '@sarabun/contract/drafts/paper-paths';
import { bodyOf } from '@sarabun/contract/drafts/rich-text';
import { type InkMove, mayStand, movedBy, type Rectangle, type SigningRoom, withinZone } from '@sarabun/contract/signing/signature-place';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { pdfsig } from '../../../test/signatures/signed-pdfs';
import { pdfSignatures } from '../../platform/reading/pdf-signatures.mjs';
import { findTrusted } from '../certificates';

const portal = await testPortal();
const { app, db } = portal.running;
const letters = ownLettersOf(portal);
const { officer, checker, director, central, division, headPost, memo, way } = await writingOffice(portal);
const keeper = await portal.person(central);
await portal.grant(keeper, 'certificate-person', 'manage');
const certificates = certificatesOf(portal, central, keeper);
const certificatePin = '482137';
for (const person of [officer, checker, director]) {
  const { body } = await portal.post('/api/core/certificates/offer', { personId: person.personId, reason: '' }, { as: keeper });
  await certificates.collect(person, body.requestId);
}

const external = { ...memo, kind: 1, steps: way.slice(1), content: { closing: 'ขอแสดงความนับถือ' } };
const toSign = (wanted: object = external) => letters.submitted(officer, { ...external, ...wanted });
const roomAddress = (documentId: number, pictureId?: number) =>
  `/api/sarabun/signing-room?documentId=${documentId}${pictureId ? `&pictureId=${pictureId}` : ''}`;
const roomFor = async (as: TestPerson, documentId: number, pictureId?: number): Promise<SigningRoom> =>
  (await portal.get(roomAddress(documentId, pictureId), { as })).body.item;
/** A picture of one thick stroke, so many pixels wide and 100 high. */
async function pictureOf(as: TestPerson, width: number): Promise<number> {
  const ink = sharp({ create: { width, height: 100, channels: 3, background: '#143ca0' } });
  const paper = ink.extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#fff' });
  const { body } = await portal.upload('/api/sarabun/signature-picture', await paper.png().toBuffer(), { as, name: 'signature.png' });
  return body.item.pictureId;
}
const fetched = async (as: TestPerson, url: string) => (await app.inject({ url, headers: { authorization: `Bearer ${as.token}` } })).rawPayload;

interface Piece extends Rectangle {
  text: string;
  /** The size of its letters. */
  size: number;
}

/** What stands on a page as another reader finds it, from its upper left corner; and its signature fields. */
async function pageOf(pdf: Uint8Array, number: number): Promise<{ pieces: Piece[]; fields: Rectangle[] }> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await document.getPage(number);
  const { height: whole } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, size: item.transform[0], left: item.transform[4], top: whole - item.transform[5] - 8, width: item.width, height: 8 }]
      : [],
  );
  const annotations = (await page.getAnnotations()) as { fieldType?: string; rect: [number, number, number, number] }[];
  const fields = annotations
    .filter(({ fieldType }) => fieldType === 'Sig')
    .map(({ rect: [left, bottom, right, top] }) => ({ left, top: whole - top, width: right - left, height: top - bottom }));
  await document.destroy();
  return { pieces, fields };
}
/** The typed signature is set in smaller letters. */
const inkOn = ({ pieces }: { pieces: Piece[] }) => pieces.find(({ size }) => Math.abs(size - 0.85 * 10.7) < 0.05) as Piece;
const near = (one: Rectangle, other: Rectangle) =>
  expect([one.left - other.left, one.top - other.top, one.width - other.width, one.height - other.height].map(Math.abs).filter((away) => away > 0.6)).toEqual(
    [],
  );
const meets = (one: Rectangle, other: Rectangle) =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
const millimetres = (points: number) => (points / 72) * 25.4;

/** Every fifth millimetre of the zone at which a signature may stand. */
function allowed(room: SigningRoom): InkMove[] {
  const found = new Map<string, InkMove>();
  for (let right = -2000; right <= 2000; right += 50)
    for (let down = -500; down <= 500; down += 50) {
      const move = withinZone(room, { right, down });
      if (mayStand(room, move)) found.set(`${move.right},${move.down}`, move);
    }
  return [...found.values()];
}

describe('a signature that its signer moves', () => {
  it('stands there in the preview and on the issued letter, while everything else stays', async () => {
    const { documentId, revision, legId } = await toSign();
    const room = await roomFor(director, documentId);
    const move = { right: -400, down: 12 };
    expect(mayStand(room, move)).toBe(true);
    const before = await pageOf(await fetched(director, letterToSignPath(documentId, revision, null)), room.page);
    const preview = await pageOf(await fetched(director, letterToSignPath(documentId, revision, null, move)), room.page);
    expect(millimetres(inkOn(preview).left - inkOn(before).left)).toBeCloseTo(-40, 1);
    expect(millimetres(inkOn(preview).top - inkOn(before).top)).toBeCloseTo(1.2, 1);
    const others = ({ pieces }: typeof before) => pieces.filter(({ size }) => Math.abs(size - inkOn(before).size) > 0.05);
    expect(others(before).length).toBeGreaterThan(1);
    expect(others(preview)).toEqual(others(before));
    const { code } = await letters.sign(director, legId, { inkMove: move });
    expect(code).toBe(200);
    const issued = await pageOf(await letters.pdf(officer, documentId), room.page);
    expect([inkOn(issued).left, inkOn(issued).top].map(Math.round)).toEqual([inkOn(preview).left, inkOn(preview).top].map(Math.round));
    expect(await db.selectFrom('signature').where('document_id', '=', documentId).select(['ink_right', 'ink_down']).executeTakeFirst()).toEqual({
      ink_right: -400,
      ink_down: 12,
    });
  });

  it('may stand nowhere over a text of the page, or outside of the margins', async () => {
    const pictureId = await pictureOf(director, 160);
    for (const content of [{}, { closing: '' }, { closing: 'ขอแสดงความนับถืออย่างยิ่ง', body: bodyOf(Array(34).fill('ข้อความยาว').join('\n')) }]) {
      const { documentId, revision } = await toSign({ content: { ...external.content, ...content } });
      const room = await roomFor(director, documentId, pictureId);
      const { pieces } = await pageOf(await fetched(director, letterPdfPath(documentId, revision)), room.page);
      const places = allowed(room);
      expect(places.length).toBeGreaterThan(20);
      for (const move of places) {
        const ink = movedBy(room.ink, move);
        expect(pieces.filter((piece) => meets(piece, ink))).toEqual([]);
        expect(millimetres(ink.left)).toBeGreaterThan(29.8);
        expect(millimetres(room.pageWidth - ink.left - ink.width)).toBeGreaterThan(19.8);
        expect(millimetres(room.pageHeight - ink.top - ink.height)).toBeGreaterThan(24.8);
      }
      // Below the name there is room to the left of it.
      expect(places.some(({ down }) => down > 100)).toBe(true);
    }
  });

  it('is refused over its name, off the margin, off its block, and under a form without a choice; nothing is kept', async () => {
    const { documentId, legId } = await toSign();
    for (const inkMove of [
      { right: 0, down: 120 },
      { right: -1400, down: 0 },
      { right: 700, down: 0 },
      { right: -400, down: -600 },
      { right: -400, down: 900 },
    ]) {
      const { code, body } = await letters.sign(director, legId, { inkMove });
      expect({ inkMove, code, said: body.code }).toEqual({ inkMove, code: 422, said: 'inkNotThere' });
      expect(body.fields.inkMove).toBeTruthy();
    }
    expect((await letters.sign(director, legId, { inkMove: { right: 1.5, down: 0 } })).code).toBe(422);
    expect((await letters.view(director, documentId)).own.signatures).toEqual([]);
    const stamped = await toSign({ kind: 16, content: {} });
    expect(await roomFor(director, stamped.documentId)).toBeNull();
    expect((await letters.sign(director, stamped.legId, { inkMove: { right: 10, down: 0 } })).body.code).toBe('inkNotThere');
    expect((await letters.sign(director, stamped.legId)).code).toBe(200);
  });

  it('is measured with the own picture, and only for who is to sign', async () => {
    const { documentId, legId } = await toSign();
    const pictureId = await pictureOf(director, 400);
    const { ink } = await roomFor(director, documentId, pictureId);
    expect(ink.width / ink.height).toBeCloseTo(4, 0);
    expect((await portal.get(roomAddress(documentId), { as: officer })).code).toBe(404);
    expect((await portal.get(roomAddress(documentId, pictureId), { as: checker })).code).toBe(404);
    // A wide picture does not fit where the typed name does.
    expect((await letters.sign(director, legId, { pictureId, inkMove: { right: -1000, down: 0 } })).body.code).toBe('inkNotThere');
    expect((await letters.sign(director, legId, { pictureId, inkMove: { right: -300, down: 0 } })).code).toBe(200);
  });

  it('has the field of its certificate around it', async () => {
    const { documentId, legId } = await toSign();
    const room = await roomFor(director, documentId);
    const inkMove = { right: -380, down: 0 };
    expect((await letters.sign(director, legId, { inkMove, certificatePin })).code).toBe(200);
    const pdf = await letters.pdf(officer, documentId);
    const page = await pageOf(pdf, room.page);
    near(page.fields[0] as Rectangle, movedBy(room.ink, inkMove));
    expect(meets(inkOn(page), page.fields[0] as Rectangle)).toBe(true);
    expect((await pdfsig(pdf)) ?? 'Signature is Valid.').toContain('Signature is Valid.');
  });

  it('loses its place with its effect, and keeps it in what was withdrawn', async () => {
    const { documentId, legId } = await letters.submitted(officer, { ...minutes(), content: content() });
    const [toReview] = (await letters.sign(officer, legId, { inkMove: { right: -200, down: 0 } })).body.item.legIds;
    expect((await letters.giveBack(checker, toReview, 'writer')).code).toBe(200);
    expect(await db.selectFrom('withdrawn_signature').where('document_id', '=', documentId).select(['ink_right', 'ink_down']).execute()).toEqual([
      { ink_right: -200, ink_down: 0 },
    ]);
  });
});

let session = 0;
const content = () => ({
  meeting: 'คณะทำงาน',
  sessionNumber: String(++session),
  sessionYear: '2569',
  heldOn: '2026-11-20',
  place: 'ห้องประชุม',
  present: [{ name: 'นายก', position: 'ประธาน' }],
});
function minutes() {
  const place = (deskId: number) => ({ deskId, role: 'sign' as const });
  return { ...memo, kind: 11, ownerUnitId: division.unitId, receivers: [], steps: [place(officer.deskId), place(headPost.deskId)] };
}

describe('on minutes that the recorder has signed in the PDF', () => {
  it('the reviewer moves the signature within the field, and both signatures hold', async () => {
    const { documentId, legId } = await letters.submitted(officer, { ...minutes(), content: content() });
    const [toReview] = (await letters.sign(officer, legId, { certificatePin, inkMove: { right: -250, down: 0 } })).body.item.legIds;
    const room = await roomFor(checker, documentId);
    expect(room.texts).toEqual([]);
    expect((await letters.sign(checker, toReview, { certificatePin, inkMove: { right: -300, down: 140 } })).body.code).toBe('inkNotThere');
    const inkMove = withinZone(room, { right: -2000, down: 0 });
    expect(inkMove.right).toBeLessThan(-30);
    expect((await letters.sign(checker, toReview, { certificatePin, inkMove })).code).toBe(200);
    const pdf = await letters.pdf(officer, documentId);
    const others = (await pdfsig(pdf)) ?? 'Signature is Valid. Signature is Valid.';
    expect(others.match(/Signature is Valid\./g)).toHaveLength(2);
    const read = await pdfSignatures(pdf, { ...(await findTrusted(db)), timestampAnchors: [], now: new Date() });
    expect(read).toMatchObject({ verdict: 'intact' });
    const { fields } = await pageOf(pdf, room.page);
    expect(fields).toHaveLength(2);
    near(fields[1] as Rectangle, room.zone);
  });
});
