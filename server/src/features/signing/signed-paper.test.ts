import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { pdfaProblems } from '../../../test/papers/pdf-a';
import { type TestPerson, testPortal } from '../../../test/portal';
import { opensslCades, pdfsig, qpdfCheck, signaturesIn } from '../../../test/signatures/signed-pdfs';
import { timestampAuthority } from '../../../test/signatures/timestamp-authority';
import { bytesOf } from '../../platform/files';
import { pdfSignatures } from '../../platform/reading/pdf-signatures.mjs';
import { findTrusted } from '../certificates';
import { sweepSignedPapers } from '../drafts';

const timestamps = await timestampAuthority();
const portal = await testPortal({ environment: { TIMESTAMP_URL: timestamps.url, TIMESTAMP_CA_FILE: timestamps.caFile } });
const { app, db, press, runner, storage } = portal.running;
const letters = ownLettersOf(portal);
const office = await writingOffice(portal);
const { officer, director, central, memo, way } = office;
const keeper = await portal.person(central);
await portal.grant(keeper, 'certificate-person', 'manage');
const certificates = certificatesOf(portal, central, keeper);
const certificatePin = '482137';
const certified = async ({ personId, ...person }: TestPerson) => {
  const { body } = await portal.post('/api/core/certificates/offer', { personId, reason: '' }, { as: keeper });
  return (await certificates.collect({ personId, ...person }, body.requestId)).body.certificateId as number;
};
await certified(director);

/** The name of the attribute that holds a timestamp, as DER. */
const timestampToken = Buffer.from('060b2a864886f70d010910020e', 'hex');

const toSign = () => letters.submitted(officer, { ...memo, steps: way.slice(1) });
const authority = async () => (await db.selectFrom('certificate_authority').select('certificate').executeTakeFirstOrThrow()).certificate;

/** The PDF on file, once the job has put it there. */
const paper = (documentId: number) => letters.pdf(officer, documentId);

/** Reads a signed PDF as others do. Programs that are not installed say nothing. */
async function readByOthers(pdf: Buffer, signer: RegExp) {
  const signatures = signaturesIn(pdf);
  expect(signatures.at(-1)?.end).toBe(pdf.length);
  for (const one of signatures) expect(await opensslCades(one, await authority())).toContain('Verification successful');
  const poppler = (await pdfsig(pdf)) ?? 'Signature is Valid. ETSI.CAdES.detached Total document signed';
  for (const said of ['Signature is Valid.', 'ETSI.CAdES.detached', 'Total document signed']) expect(poppler).toContain(said);
  expect(await pdfaProblems(pdf)).toEqual([]);
  expect((await qpdfCheck(pdf)) ?? 'No syntax or stream encoding errors found').toContain('No syntax or stream encoding errors found');
  const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const fields = (await read.getFieldObjects()) as Record<string, { type: string }[]>;
  const said = (await (await read.getPage(1)).getAnnotations()) as { fieldType: string; alternativeText?: string }[];
  await read.destroy();
  expect(Object.values(fields).flatMap((one) => one.map(({ type }) => type))).toEqual(signatures.map(() => 'signature'));
  expect(said.find(({ fieldType }) => fieldType === 'Sig')?.alternativeText).toMatch(signer);
  return signatures;
}

describe('an issued letter', () => {
  it('that a person signed by certificate has that signature in its PDF, with the number', async () => {
    const { documentId, legId } = await toSign();
    const { body, code } = await letters.sign(director, legId, { certificatePin });
    expect({ code, body }).toMatchObject({ code: 200 });
    const pdf = await paper(documentId);
    const [signature] = await readByOthers(pdf, /ประเสริฐ/);
    expect(pdf.toString('latin1')).toMatch(/\/Type \/DSS\s+\/Certs \[ \d+ 0 R \d+ 0 R \]\s+\/CRLs \[ \d+ 0 R \]/);
    expect(signature?.cms.includes(Buffer.from('ประเสริฐ'))).toBe(true);
    const { number, own } = await letters.view(officer, documentId);
    expect(number).toBe(body.item.number);
    expect(own.signedPdf).toMatchObject({ by: 'person', name: expect.stringContaining('ประเสริฐ'), level: 'B-LT', stampedAt: expect.any(String) });
  });

  it('that nobody signed by certificate has the seal of the agency in its PDF', async () => {
    const { documentId, legId } = await toSign();
    await letters.sign(director, legId);
    const pdf = await paper(documentId);
    await readByOthers(pdf, /./);
    const read = await PDFDocument.load(pdf, { updateMetadata: false });
    expect(read.context.lookup(read.context.trailerInfo.Root)?.toString()).toContain('/OutputIntents');
    expect(await db.selectFrom('agency_seal').select('id').execute()).toHaveLength(1);
  });

  it('waits for a timestamp as long as the office says, and is then issued without', async () => {
    const { documentId, legId } = await toSign();
    await letters.sign(director, legId, { certificatePin });
    expect(signaturesIn(await paper(documentId))[0]?.cms.includes(timestampToken)).toBe(true);
    timestamps.answer('error');
    const late = await toSign();
    await letters.sign(director, late.legId);
    await portal.deliver();
    const own = async () => (await letters.view(officer, late.documentId)).own;
    while ((await own()).paper !== 'failed') await runner.runDue('print');
    await db.updateTable('pdf_signature_setting').set({ wait_minutes: 0 }).execute();
    await db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('kind', '=', 'print')
      .where('state', '=', 'waiting')
      .execute();
    expect(signaturesIn(await paper(late.documentId))[0]?.cms.includes(timestampToken)).toBe(false);
    timestamps.answer('right');
    const levels = await db
      .selectFrom('letter_print')
      .where('document_id', 'in', [documentId, late.documentId])
      .select(['level'])
      .orderBy('document_id')
      .execute();
    expect(levels.map(({ level }) => level)).toEqual(['B-LT', 'B-B']);
  });

  it('whose file is gone from the disk says so to its reader, is not made again, and comes back with the backup', async () => {
    const { documentId, legId } = await toSign();
    await letters.sign(director, legId);
    const pdf = await paper(documentId);
    const [{ fileId }] = (await letters.view(officer, documentId)).files;
    const read = () => app.inject({ url: `/api/sarabun/document-file/${documentId}/${fileId}`, headers: { authorization: `Bearer ${officer.token}` } });
    const [files, away] = [join(portal.folder, 'files'), join(portal.folder, 'away')];
    await rename(files, away);
    const gone = await read();
    expect([gone.statusCode, gone.json().code]).toEqual([503, 'fileGone']);
    await rename(away, files);
    expect((await read()).rawPayload.equals(pdf)).toBe(true);
  });
});

describe('minutes', () => {
  const { checker, division, headPost } = office;
  const place = ({ deskId }: { deskId: number }) => ({ deskId, role: 'sign' as const });
  const content = { meeting: 'คณะทำงาน', sessionYear: '2569', heldOn: '2026-11-20', place: 'ห้อง 1', present: [{ name: 'นายก', position: 'ประธาน' }] };
  let session = 0;
  /** Minutes that the recorder has signed, waiting for the reviewer. */
  async function recorded(more: object = { certificatePin }) {
    const steps = [place(officer), place(headPost)];
    const given = { kind: 11, ownerUnitId: division.unitId, content: { ...content, sessionNumber: String(++session) }, steps };
    const { documentId, legId } = await letters.submitted(officer, given);
    const { body } = await letters.sign(officer, legId, more);
    return { documentId, legId: body.item.legIds[0] as number };
  }
  const inTurn = async (documentId: number) => {
    const { sha256 } = await db.selectFrom('paper_signature').where('document_id', '=', documentId).select('sha256').executeTakeFirstOrThrow();
    return Buffer.from(await bytesOf(storage.read(sha256)));
  };
  const judged = async (pdf: Buffer, now = new Date()) => pdfSignatures(pdf, { anchors: [await authority()], timestampAnchors: [timestamps.root], now });

  it('bear the signatures of recorder and reviewer, each seen in its place, and the first goes on to hold', async () => {
    await certified(officer);
    await certified(checker);
    const { documentId, legId } = await recorded();
    const first = await inTurn(documentId);
    expect((await judged(first)).verdict).toBe('intact');
    expect((await portal.get(`/api/sarabun/letter-proof?documentId=${documentId}`, { as: officer })).body.item).toBeNull();
    expect((await letters.sign(checker, legId, { certificatePin })).code).toBe(200);
    const pdf = await paper(documentId);
    expect(pdf.subarray(0, first.length).equals(first)).toBe(true);
    expect(await readByOthers(pdf, /อำนวย/)).toHaveLength(2);
    expect(await judged(pdf)).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid' }, { state: 'valid' }] });
    expect(await judged(pdf, new Date('2036-01-01'))).toMatchObject({ verdict: 'intact', signatures: [{ stampedAt: null }, { stampedAt: expect.any(Date) }] });
    const read = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const seen = ((await (await read.getPage(1)).getAnnotations()) as { fieldName: string; rect: number[]; hasAppearance: boolean }[]).filter(
      ({ fieldName }) => fieldName,
    );
    await read.destroy();
    expect(seen.map(({ fieldName }) => fieldName)).toEqual(['Signature1', 'Signature2']);
    const [above, below] = seen.map(({ rect: [left = 0, bottom = 0, right = 0, top = 0] }) => ({ bottom, top, isWide: right - left > 150 }));
    expect([above?.isWide, below?.isWide]).toEqual([true, true]);
    expect(above?.bottom).toBeGreaterThan(below?.top ?? 0);
  });

  const sweep = () => sweepSignedPapers(portal.running.world, storage);
  const kept = async (documentId: number) => db.selectFrom('paper_signature').where('document_id', '=', documentId).select('sha256').execute();
  const isGone = (sha256: Buffer) => expect(bytesOf(storage.read(sha256))).rejects.toThrow();

  it('keep the PDF of the first signature until the one that holds both is issued', async () => {
    const { documentId, legId } = await recorded();
    const [first] = await kept(documentId);
    await sweep();
    expect(await inTurn(documentId)).not.toHaveLength(0);
    await letters.sign(checker, legId, { certificatePin });
    await paper(documentId);
    await sweep();
    expect(await kept(documentId)).toEqual([]);
    await isGone(first?.sha256 as Buffer);
    expect((await letters.view(officer, documentId)).own.signatures).toHaveLength(2);
  });

  it('are signed again by everybody after a return to the writer; the first signature holds no more, and says so', async () => {
    const { documentId, legId } = await recorded();
    const [first] = await kept(documentId);
    expect((await letters.giveBack(checker, legId, 'writer', 'ขาดมติ')).code).toBe(200);
    const seen = async (as = officer) => (await letters.view(as, documentId)).own;
    expect(await seen()).toMatchObject({
      signatures: [],
      steps: [{ state: 'waiting' }, { state: 'waiting' }],
      withdrawn: [{ name: expect.stringContaining('อำนวย'), reason: 'ขาดมติ', withdrawnBy: expect.stringContaining('ตรวจ'), byCertificate: true }],
    });
    await sweep();
    await isGone(first?.sha256 as Buffer);
    const given = { kind: 11, ownerUnitId: division.unitId, steps: [place(officer), place(headPost)], documentId };
    const { revision } = (await letters.draft(officer, documentId)).body.item;
    const changed = await letters.save(officer, { ...given, revision, content: { ...content, sessionNumber: '77' } });
    const again = (await letters.submit(officer, changed.body.item)).body.item.legId;
    const [toReview] = (await letters.sign(officer, again, { certificatePin })).body.item.legIds;
    expect((await letters.sign(checker, toReview, { certificatePin })).body.item.number).toBe('๗๗/๒๕๖๙');
    const pdf = await paper(documentId);
    expect(await judged(pdf)).toMatchObject({ verdict: 'intact', signatures: [{ state: 'valid' }, { state: 'valid' }] });
    const { signatures, withdrawn } = await seen();
    expect(signatures.map((one: { certificate: { verdict: string } }) => one.certificate.verdict)).toEqual(['valid', 'valid']);
    expect(withdrawn).toHaveLength(1);
    const lost = db.deleteFrom('certificate_signature').where('document_id', '=', documentId).execute();
    await expect(lost).rejects.toThrow('append-only');
    await expect(db.deleteFrom('signature').where('document_id', '=', documentId).execute()).rejects.toThrow('append-only');
  });

  it('name the version that was signed by its place among those kept, however often the draft was saved in between', async () => {
    const { documentId, legId } = await recorded();
    expect((await letters.giveBack(checker, legId, 'writer')).code).toBe(200);
    let saved = (await letters.draft(officer, documentId)).body.item;
    for (const place of ['ห้อง 2', 'ห้อง 3', 'ห้อง 4']) {
      const { kind, ownerUnitId, steps, content } = saved;
      const given = { kind, ownerUnitId, steps: steps.map(({ deskId, role }: { deskId: number; role: 'sign' }) => ({ deskId, role })) };
      saved = { ...saved, ...(await letters.save(officer, { ...given, documentId, revision: saved.revision, content: { ...content, place } })).body.item };
    }
    const again = (await letters.submit(officer, saved)).body.item.legId;
    const [toReview] = (await letters.sign(officer, again, { certificatePin })).body.item.legIds;
    expect((await letters.giveBack(checker, toReview, 'writer')).code).toBe(200);
    const { withdrawn, versions } = (await letters.view(officer, documentId)).own;
    expect([saved.revision, versions, withdrawn.map((one: { version: number }) => one.version)]).toEqual([4, 2, [1, 2]]);
  });

  it('taken back by their writer, or returned to the recorder, are signed again by the recorder, too', async () => {
    const taken = await recorded();
    expect((await letters.withdraw(officer, taken.documentId)).code).toBe(200);
    expect((await letters.view(officer, taken.documentId)).own).toMatchObject({ signatures: [], withdrawn: [{ reason: '' }] });
    const { documentId, legId } = await recorded();
    const back = (position: number | null) => portal.post('/api/sarabun/return-draft', { legId, to: 'step', position, reason: 'ลงชื่อผิดที่' }, { as: checker });
    for (const position of [1, 5, null]) expect((await back(position)).body.code).toBe('noEarlierStep');
    const [toRecorder] = (await back(0)).body.item.legIds;
    expect(await letters.legsIn(officer, 'sign')).toContain(toRecorder);
    const [toReview] = (await letters.sign(officer, toRecorder, { certificatePin })).body.item.legIds;
    expect((await letters.sign(checker, toReview, { certificatePin })).code).toBe(200);
    expect(signaturesIn(await paper(documentId))).toHaveLength(2);
  });

  it('have neither signature nor PDF of the recorder where that step failed, and both when it is tried again', async () => {
    const steps = [place(officer), place(headPost)];
    const given = { kind: 11, ownerUnitId: division.unitId, content: { ...content, sessionNumber: String(++session) }, steps };
    const { documentId, legId } = await letters.submitted(officer, given);
    const { typesetting } = press;
    press.typesetting = { ...typesetting, typeset: () => Promise.reject(new Error('the typesetting process died')) };
    expect((await letters.sign(officer, legId, { certificatePin })).code).toBe(500);
    press.typesetting = typesetting;
    expect((await letters.view(officer, documentId)).own.signatures).toEqual([]);
    expect(await kept(documentId)).toEqual([]);
    const [toReview] = (await letters.sign(officer, legId, { certificatePin })).body.item.legIds;
    // Two signers at once, one of whom comes too early or too late: each place is signed once.
    const both = [letters.sign(checker, toReview, { certificatePin }), letters.giveBack(checker, toReview, 'writer'), letters.sign(officer, legId, {})];
    const codes = (await Promise.all(both)).map(({ code }) => code);
    expect(codes.slice(0, 2).sort()).toEqual([200, 409]);
    expect(codes[2]).toBe(409);
    const { signatures, withdrawn } = (await letters.view(officer, documentId)).own;
    expect([signatures.length, withdrawn.length]).toEqual(codes[0] === 200 ? [2, 0] : [0, 1]);
  });

  it('are set again for the reviewer where the recorder signed otherwise, or where they would look otherwise by now', async () => {
    const byPassword = await recorded({});
    await letters.sign(checker, byPassword.legId, { certificatePin });
    expect(signaturesIn(await paper(byPassword.documentId))).toHaveLength(1);
    const renamed = await recorded();
    await db.updateTable('post').set({ name_th: 'หัวหน้ากลุ่มใหม่' }).where('id', '=', headPost.postId).execute();
    await letters.sign(checker, renamed.legId, { certificatePin });
    expect(signaturesIn(await paper(renamed.documentId))).toHaveLength(1);
    const sealed = await recorded();
    await letters.sign(checker, sealed.legId);
    expect((await paper(sealed.documentId)).includes(Buffer.from('/T <FEFF005300650061006C>'))).toBe(true);
  });
});

describe('a revoked seal of the agency', () => {
  const seals = async (as: TestPerson) => (await portal.get('/api/core/certificates/seals', { as })).body.items;
  const revoke = (as: TestPerson, sealId: number) =>
    portal.post('/api/core/certificates/revoke-seal', { sealId, code: 'keyCompromise', reason: 'เครื่องแม่ข่ายถูกเจาะ' }, { as });
  const judged = async (pdf: Buffer) => pdfSignatures(pdf, { ...(await findTrusted(db)), timestampAnchors: [timestamps.root], now: new Date() });
  const sealed = async () => {
    const { documentId, legId } = await toSign();
    await letters.sign(director, legId);
    return documentId;
  };

  it('seals nothing any more: its letters count by their timestamp, the next has a new one, and one not issued yet is sealed again', async () => {
    const ruler = await portal.person(central);
    await portal.grant(ruler, 'certificate-person-auto', 'manage');
    const [reader, stranger] = [await portal.person(central), await portal.person(central)];
    await portal.grant(reader, 'certificate-person-auto', 'query');
    const before = await paper(await sealed());
    await db.updateTable('pdf_signature_setting').set({ wait_minutes: 0 }).execute();
    timestamps.answer('error');
    const unstamped = await sealed();
    const bare = await paper(unstamped);
    await db.updateTable('pdf_signature_setting').set({ wait_minutes: 10 }).execute();
    const waiting = await sealed();
    await portal.deliver();
    while ((await letters.view(officer, waiting)).own.paper !== 'failed') await runner.runDue('print');
    const [seal] = await seals(reader);
    expect(seal).toMatchObject({ isUsed: true, revokedAt: null });
    expect([(await revoke(reader, seal.sealId)).code, (await revoke(stranger, seal.sealId)).code]).toEqual([403, 403]);
    expect((await portal.get('/api/core/certificates/seals', { as: stranger })).code).toBe(403);
    expect((await revoke(ruler, 999_999)).code).toBe(404);
    expect((await revoke(ruler, seal.sealId)).code).toBe(200);
    expect((await revoke(ruler, seal.sealId)).body.code).toBe('alreadyEnded');

    timestamps.answer('right');
    await db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('kind', '=', 'print')
      .where('state', '=', 'waiting')
      .execute();
    expect((await judged(await paper(waiting))).verdict).toBe('intact');
    expect((await judged(await paper(await sealed()))).verdict).toBe('intact');
    expect([(await judged(before)).verdict, (await judged(bare)).verdict]).toEqual(['intact', 'untrusted']);
    const [newest, old] = await seals(reader);
    expect([newest.isUsed, old.isUsed, old.revokeReason]).toEqual([true, false, 'เครื่องแม่ข่ายถูกเจาะ']);
    const usedBy = await db.selectFrom('signed_paper').where('document_id', 'in', [waiting, unstamped]).select(['seal_id']).orderBy('document_id').execute();
    expect(usedBy.map(({ seal_id }) => seal_id)).toEqual([old.sealId, newest.sealId]);
    expect((await letters.view(officer, unstamped)).own.signedPdf.revokedAt).not.toBeNull();
    const list = await app.inject({ url: '/api/core/certificates/revoked.crl' });
    expect(list.rawPayload.includes(Buffer.from(seal.serial, 'hex'))).toBe(true);
    expect(await db.selectFrom('agency_seal').where('id', '=', seal.sealId).select('sealed_key').executeTakeFirstOrThrow()).toEqual({ sealed_key: null });
  });
});

describe('signing by certificate', () => {
  const state = async (documentId: number) => {
    const { number, own } = await letters.view(officer, documentId);
    return { number, signatures: own.signatures.length };
  };

  it('gives neither number nor signature when the PDF cannot be set, and both when it is tried again', async () => {
    const { documentId, legId } = await toSign();
    const { typesetting } = press;
    press.typesetting = { ...typesetting, typeset: () => Promise.reject(new Error('the typesetting process died')) };
    expect((await letters.sign(director, legId, { certificatePin })).code).toBe(500);
    press.typesetting = typesetting;
    expect(await state(documentId)).toEqual({ number: '', signatures: 0 });
    const { body } = await letters.sign(director, legId, { certificatePin });
    expect(await state(documentId)).toEqual({ number: body.item.number, signatures: 1 });
  });

  it('twice at once signs one PDF', async () => {
    const { documentId, legId } = await toSign();
    const codes = await Promise.all([1, 2].map(async () => (await letters.sign(director, legId, { certificatePin })).code));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(await db.selectFrom('signed_paper').where('document_id', '=', documentId).select('sha256').execute()).toHaveLength(1);
    expect(signaturesIn(await paper(documentId))).toHaveLength(1);
  });

  it('of a certificate that was revoked after the review signs nothing', async () => {
    const { documentId, legId } = await toSign();
    const { certificate } = (await portal.get('/api/sarabun/signing-proof', { as: director })).body;
    const revoked = { certificateId: certificate.certificateId, code: 'keyCompromise', reason: 'ทำหาย' };
    const { id } = await db.selectFrom('certificate').where('serial', '=', certificate.serial).select('id').executeTakeFirstOrThrow();
    await portal.post('/api/core/certificates/revoke', { ...revoked, certificateId: id }, { as: keeper });
    expect((await letters.sign(director, legId, { certificatePin })).body.code).toBe('certificateRevoked');
    expect(await state(documentId)).toEqual({ number: '', signatures: 0 });
  });
});
