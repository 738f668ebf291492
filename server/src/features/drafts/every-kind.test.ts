import type { LetterContent } from '@sarabun/contract/drafts/letter-content';
import { letterForms } from '@sarabun/contract/drafts/letter-fields';
import { shownProofCode } from '@sarabun/contract/signing/proof-code';
import { comparePath } from '@sarabun/contract/signing/verify-document';
import { toArabicDigits } from '@sarabun/contract/values/thai-digits';
import { describe, expect, it } from 'vitest';
import { letterFor } from '../../../test/letters';
import { ownLettersOf } from '../../../test/own-letters';
import { readers, scannedCodes } from '../../../test/pdf-text';
import { testPortal } from '../../../test/portal';
import { main, routeOf } from '../../../test/route';
import { opensslCades, signaturesIn } from '../../../test/signatures/signed-pdfs';

const portal = await testPortal({ environment: { APP_NAME: 'OMB', PUBLIC_URL: 'https://sarabun.example.go.th', TRUST_PROXY: '1' } });
const { running } = portal;
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
const checker = await portal.person(division, { name: 'ตรวจ' });
const checking = await portal.headPost(division, checker);

const minutes: Partial<LetterContent> = {
  meeting: 'คณะกรรมการบริหาร',
  sessionNumber: '3',
  sessionYear: '2569',
  heldOn: '2026-11-20',
  place: 'ห้องประชุม ๑',
  present: [{ name: 'นายประเสริฐ', position: 'ประธาน' }],
  recorderPosition: 'เลขานุการคณะกรรมการ',
};

/**
 * Each code of specification §3 with its printed number, the register that gave it (none for notices and minutes), the end of the name of its
 * file, and what its form needs besides subject and text.
 */
const kinds: [kind: keyof typeof letterForms, number: RegExp, register: string | null, fileName: RegExp, content: Partial<LetterContent>][] = [
  [1, /^ทด \d+\/\d+$/, 'send', /_\d+$/, {}],
  [2, /^ทด \d+\/\d+$/, 'send', /_\d+$/, {}],
  [3, /^ทด \d+\/ว ?\d+$/, 'circular', /_W\d+$/, {}],
  [4, /^\d+\/2569$/, 'order', /_O\d+$/, {}],
  [5, /^พ\.ศ\. 2569$/, null, /_D\d+$/, { about: 'การลา' }],
  [6, /^พ\.ศ\. 2569$/, null, /_D\d+$/, { about: 'การประชุม' }],
  [7, /^พ\.ศ\. 2569$/, null, /_D\d+$/, {}],
  [8, /^ฉบับที่ 1 พ\.ศ\. 2569$/, null, /_D\d+$/, { edition: '1' }],
  [9, /^พ\.ศ\. 2569$/, null, /_D\d+$/, {}],
  [10, /^\d+\/2569$/, 'certificate', /_C\d+$/, { subjectPerson: 'นายเอก ดีงาม' }],
  [11, /^3\/2569$/, null, /_D\d+$/, minutes],
  [14, /^ทด \d+\/\d+$/, 'send', /_\d+$/, {}],
  [15, /^ทด \d+\/\d+$/, 'send', /_\d+$/, {}],
  [16, /^ทด \d+\/\d+$/, 'send', /_\d+$/, {}],
];

/** The PDF of a letter as it is now. */
const paperOf = async (documentId: number) =>
  (await running.app.inject({ url: `/api/sarabun/letter-pdf/${documentId}`, headers: { authorization: `Bearer ${officer.token}` } })).rawPayload;

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

/** The line of a letter in the registers of the division and of the central registry, as their registrars see it. */
async function lineOf(documentId: number): Promise<{ kind: string; printed: string } | null> {
  for (const as of [clerk, registrar]) {
    for (const { registerId, kind, isOwn } of (await portal.get('/api/sarabun/registers', { as })).body.items) {
      if (kind === 'receive' || !isOwn) continue;
      const { body } = await portal.post('/api/sarabun/registers/list', { registerId, year: 2569 }, { as });
      const line = body.data.find((one: { documentId: number }) => one.documentId === documentId);
      if (line) return { kind, printed: line.printed };
    }
  }
  return null;
}

/** The PDF on file once it is printed. Nobody signed it by certificate, so the agency sealed it, and it is the file of the code on its pages. */
async function sealedFile(documentId: number): Promise<string> {
  await portal.deliver();
  for (let tries = 0; (await letters.view(officer, documentId)).own.paper !== 'printed' && tries < 9; tries++) await running.runner.runDue('print');
  const { files, own } = await letters.view(officer, documentId);
  expect(own.signedPdf).toMatchObject({ by: 'agency' });
  const url = `/api/sarabun/document-file/${documentId}/${files[0].fileId}`;
  const { rawPayload } = await running.app.inject({ url, headers: { authorization: `Bearer ${officer.token}` } });
  const [signature, ...more] = signaturesIn(rawPayload);
  expect([signature?.end, more]).toEqual([rawPayload.length, []]);
  const { certificate } = await running.db.selectFrom('certificate_authority').select('certificate').executeTakeFirstOrThrow();
  expect(await opensslCades(signature as NonNullable<typeof signature>, certificate)).toContain('Verification successful');
  const { code } = await running.db.selectFrom('letter_proof').where('document_id', '=', documentId).select('code').executeTakeFirstOrThrow();
  const compared = await portal.upload(comparePath, rawPayload, {
    as: null,
    name: 'หนังสือ.pdf',
    beside: { proofCode: code },
    headers: { 'x-forwarded-for': `10.9.${documentId}.1` },
  });
  expect(compared.body.item).toMatchObject({ verdict: 'identical' });
  return files[0].name;
}

/** The registry that numbered a letter sends it to the party outside; the central registry receives its own. */
async function expectDispatched(documentId: number): Promise<void> {
  const { own, datedOn } = await letters.view(officer, documentId);
  const position = own.receivers.findIndex(({ deskId }: { deskId: number | null }) => deskId === null);
  const sent = { position, way: 'post', sentOn: datedOn, receiverName: 'นางสาวรับ' };
  const legs = await running.db.selectFrom('leg').where('document_id', '=', documentId).where('state', 'in', ['delivered', 'received']).selectAll().execute();
  const done = [];
  for (const { id: legId, to_desk_id: deskId } of legs) {
    const as = deskId === division.deskId ? clerk : registrar;
    const { allowedActions } = await letters.view(as, documentId, legId);
    const isSender = allowedActions.includes('dispatch');
    const { code } = isSender ? await portal.post('/api/sarabun/record-dispatch', { ...sent, legId }, { as }) : await route.receive(as, legId);
    done.push([isSender ? 'sent' : 'received', code]);
  }
  expect(done.sort()).toEqual([
    ['received', 200],
    ['sent', 200],
  ]);
  expect((await letters.view(officer, documentId)).own.receivers[position].sent).toMatchObject({ way: 'post', receiverName: 'นางสาวรับ' });
}

describe('every code of specification §3', () => {
  it('knows them all', () => expect(kinds.map(([kind]) => String(kind))).toEqual(Object.keys(letterForms)));

  it.each(kinds)(
    '%i is written, held against its form, checked, signed, numbered %s in its register, sealed, sent, found, and verified by its code',
    async (kind, number, register, fileName, content) => {
      const form = letterForms[kind];
      const subject = `ทดสอบประเภท${'กขคงจฉชซฌญฎฏฐฑฒณ'[kind - 1]}`;
      const signers = form.signers.length === 2 ? [recorder.deskId, post.deskId] : [post.deskId];
      const steps = [{ deskId: checking.deskId, role: 'review' as const }, ...signers.map((deskId) => ({ deskId, role: 'sign' as const }))];
      const receivers = form.isSent
        ? [
            { deskId: central.deskId, name: 'สารบรรณกลาง' },
            { deskId: null, name: 'กรมที่ดิน' },
          ]
        : [];
      const empty = await letters.save(officer, { kind, ownerUnitId: division.unitId, steps, receivers, content: { body: [], subject: '' } });
      expect((await letters.submit(officer, empty.body.item)).code).toBe(422);
      const telephone = { telephone: '0 2123 4567', fax: '0 2123 4568' };
      const draft = { kind, ownerUnitId: division.unitId, steps, receivers, content: { subject, ...telephone, ...content } };
      const { documentId, legId } = await letters.submitted(officer, draft);
      let next = (await letters.pass(checker, legId)).body.item.legIds[0];
      if (form.signers.length === 2) next = (await letters.sign(recorder, next)).body.item.legIds[0];
      const signed = await letters.sign(director, next);
      expect(toArabicDigits(signed.body.item.number)).toMatch(number);
      const view = await letters.view(officer, documentId);
      expect(view.own.signatures).toHaveLength(form.signers.length);
      expect(await lineOf(documentId)).toEqual(register && { kind: register, printed: signed.body.item.number });
      expect(await sealedFile(documentId)).toMatch(new RegExp(`^2569.*${fileName.source.slice(0, -1)}\\.pdf$`));
      if (form.isSent) await expectDispatched(documentId);
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
