import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { letterForms } from '@sarabun/contract/drafts/letter-fields';
import { shownProofCode } from '@sarabun/contract/signing/proof-code';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { ownLettersOf } from '../../../test/own-letters';
import { readers, scannedCodes } from '../../../test/pdf-text';
import { testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';

const portal = await testPortal({ environment: { APP_NAME: 'OMB', PUBLIC_URL: 'https://sarabun.example.go.th' } });
const letters = ownLettersOf(portal);
const route = routeOf(portal);
const central = await portal.unit();
const division = await portal.unit({ parentId: central.unitId });
const registrar = await portal.person(central, { function: 'registrar' });
const clerk = await portal.person(division, { function: 'registrar' });
const officer = await portal.person(division, { name: 'อำนวย' });
const recorder = await portal.person(division, { name: 'จดบันทึก' });
const director = await portal.person(central, { name: 'ประเสริฐ' });
const post = await portal.headPost(central, director);

const minutes: Partial<LetterContent> = {
  meeting: 'คณะกรรมการบริหาร',
  sessionNumber: '3',
  sessionYear: '2569',
  heldOn: '2026-11-20',
  place: 'ห้องประชุม ๑',
  present: [{ name: 'นายประเสริฐ', position: 'ประธาน' }],
  recorderPosition: 'เลขานุการคณะกรรมการ',
};

/** Each code of specification §3 with its printed number, and what its form needs besides subject and text. */
const kinds: [kind: keyof typeof letterForms, number: RegExp, content: Partial<LetterContent>][] = [
  [1, /^ทด \d+\/\d+$/, {}],
  [2, /^ทด \d+\/\d+$/, {}],
  [3, /^ทด \d+\/ว ?\d+$/, {}],
  [4, /^\d+\/2569$/, {}],
  [5, /^พ\.ศ\. 2569$/, { about: 'การลา' }],
  [6, /^พ\.ศ\. 2569$/, { about: 'การประชุม' }],
  [7, /^พ\.ศ\. 2569$/, {}],
  [8, /^ฉบับที่ 1 พ\.ศ\. 2569$/, { edition: '1' }],
  [9, /^พ\.ศ\. 2569$/, {}],
  [10, /^\d+\/2569$/, { subjectPerson: 'นายเอก ดีงาม' }],
  [11, /^3\/2569$/, minutes],
  [14, /^ทด \d+\/\d+$/, {}],
  [15, /^ทด \d+\/\d+$/, {}],
  [16, /^ทด \d+\/\d+$/, {}],
];

/** The PDF of a letter as it is now. */
const paperOf = async (documentId: number) =>
  (await portal.running.app.inject({ url: `/api/sarabun/letter-pdf/${documentId}`, headers: { authorization: `Bearer ${officer.token}` } })).rawPayload;

/** The page that the QR code of each page leads to shows this letter, and its code is printed in letters, too. */
async function expectVerifiable(documentId: number, number: string): Promise<void> {
  const paper = await paperOf(documentId);
  const [address = '', ...others] = await scannedCodes(paper);
  expect(new Set(others).size).toBeLessThanOrEqual(1);
  expect(others.every((other) => other === address)).toBe(true);
  expect(address).toMatch(/^https:\/\/sarabun\.example\.go\.th\/verify-document\/[0-9A-Z]{16}$/);
  const proofCode = address.slice(-16);
  expect((await readers.pdfium(paper)).replace(/\s+/g, ' ')).toContain(shownProofCode(proofCode));
  expect((await portal.post('/api/sarabun/verify-document', { proofCode })).body.item).toMatchObject({ number, state: 'inForce' });
}

const found = async (query: string) =>
  (await portal.post('/api/sarabun/search', { query }, { as: officer })).body.data.map(({ documentId }: { documentId: number }) => documentId);

describe('every code of specification §3', () => {
  it('knows them all', () => expect(kinds.map(([kind]) => String(kind))).toEqual(Object.keys(letterForms)));

  it.each(kinds)(
    '%i is written, checked against its form, signed, numbered %s, found, and verified by the code on its paper',
    async (kind, number, content) => {
      const form = letterForms[kind];
      const subject = `ทดสอบประเภท${'กขคงจฉชซฌญฎฏฐฑฒณ'[kind - 1]}`;
      const steps =
        form.signers.length === 2
          ? [
              { deskId: recorder.deskId, role: 'sign' as const },
              { deskId: post.deskId, role: 'sign' as const },
            ]
          : [{ deskId: post.deskId, role: 'sign' as const }];
      const receivers = form.isSent ? [{ deskId: central.deskId, name: 'สารบรรณกลาง' }] : [];
      const empty = await letters.save(officer, { kind, ownerUnitId: division.unitId, steps, receivers, content: { body: [], subject: '' } });
      expect((await letters.submit(officer, empty.body.item)).code).toBe(422);
      const telephone = { telephone: '0 2123 4567', fax: '0 2123 4568' };
      const draft = { kind, ownerUnitId: division.unitId, steps, receivers, content: { subject, ...telephone, ...content } };
      const { documentId, legId } = await letters.submitted(officer, draft);
      const first = form.signers.length === 2 ? await letters.sign(recorder, legId) : null;
      const signed = await letters.sign(director, first ? first.body.item.legIds[0] : legId);
      expect(toArabicDigits(signed.body.item.number)).toMatch(number);
      const view = await letters.view(officer, documentId);
      expect(view.own.signatures).toHaveLength(form.signers.length);
      const words = kind === 11 ? 'คณะกรรมการบริหาร' : kind === 5 ? 'การลา' : kind === 6 ? 'การประชุม' : subject;
      expect(await found(words)).toContain(documentId);
      await expectVerifiable(documentId, signed.body.item.number);
    },
  );

  it.each(kinds.map(([kind]) => kind))('%i comes from outside, is received, presented, commanded and reported on', async (kind) => {
    const subject = `หนังสือเข้าประเภท${'กขคงจฉชซฌญฎฏฐฑฒณ'[kind - 1]}`;
    const { documentId, legId } = await letterFor(portal, registrar, central, { subject, kind });
    expect((await route.receive(registrar, legId)).body.item.receiveNumber).toBeGreaterThan(0);
    const presented = await route.present(registrar, legId, { deskId: post.deskId, text: 'เพื่อโปรดพิจารณา' });
    const [up] = presented.body.item.legIds;
    expect((await route.view(director, documentId, up)).kind).toBe(kind);
    const commanded = await route.command(director, up, { choice: 'acknowledgedAssigned', text: 'ดำเนินการ', parties: [main(officer)] });
    expect(commanded.code).toBe(200);
    expect((await route.report(officer, commanded.body.item.legIds[0], { text: 'เสร็จแล้ว' })).code).toBe(200);
    expect(await found(subject)).toContain(documentId);
  });

  it('is written in English under its own words (annex 4)', async () => {
    const content = {
      language: 'en' as const,
      salutation: 'Dear',
      addressee: 'Director',
      subject: 'Request',
      closing: 'Yours sincerely,',
      copies: ['Registry'],
    };
    const { documentId, legId } = await letters.submitted(officer, {
      kind: 1,
      ownerUnitId: division.unitId,
      steps: [{ deskId: post.deskId, role: 'sign' }],
      receivers: [{ deskId: central.deskId, name: 'สารบรรณกลาง' }],
      content,
    });
    const { number } = (await letters.sign(director, legId)).body.item;
    expect(number).not.toBe('');
    expect(await found('Request')).toContain(documentId);
    await expectVerifiable(documentId, number);
    expect(await readers.pdfium(await paperOf(documentId))).toContain('Verify this letter at');
  });
});

it('every kind is received by another unit of the office as what it is', async () => {
  const { legId, documentId } = await letters.submitted(officer, {
    kind: 3,
    ownerUnitId: division.unitId,
    steps: [{ deskId: post.deskId, role: 'sign' }],
    receivers: [{ deskId: division.deskId, name: 'กองของตน' }],
  });
  const { body } = await letters.sign(director, legId);
  expect((await route.receive(clerk, body.item.legIds[0])).code).toBe(200);
  expect((await route.view(clerk, documentId)).kind).toBe(3);
});
