import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { type TestPerson, testPortal } from '../../../test/portal';
import { opensslCades, pdfsig, qpdfCheck, signaturesIn } from '../../../test/signatures/signed-pdfs';
import { timestampAuthority } from '../../../test/signatures/timestamp-authority';
import { bytesOf } from '../../platform/files';

const timestamps = await timestampAuthority();
const portal = await testPortal({ environment: { TIMESTAMP_URL: timestamps.url, TIMESTAMP_CA_FILE: timestamps.caFile } });
const { app, db, press, runner, storage } = portal.running;
const letters = ownLettersOf(portal);
const { officer, director, central, memo, way } = await writingOffice(portal);
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
async function paper(documentId: number): Promise<Buffer> {
  await portal.deliver();
  while ((await letters.view(officer, documentId)).own.paper !== 'printed') await runner.runDue('print');
  const { sha256 } = await db
    .selectFrom('document_file')
    .innerJoin('file', 'file.id', 'document_file.file_id')
    .where('document_file.document_id', '=', documentId)
    .select('file.sha256')
    .executeTakeFirstOrThrow();
  return Buffer.from(await bytesOf(storage.read(sha256)));
}

/** Reads a signed PDF as others do. Programs that are not installed say nothing. */
async function readByOthers(pdf: Buffer, signer: RegExp) {
  const signatures = signaturesIn(pdf);
  expect(signatures.at(-1)?.end).toBe(pdf.length);
  for (const one of signatures) expect(await opensslCades(one, await authority())).toContain('Verification successful');
  const poppler = (await pdfsig(pdf)) ?? 'Signature is Valid. ETSI.CAdES.detached Total document signed';
  for (const said of ['Signature is Valid.', 'ETSI.CAdES.detached', 'Total document signed']) expect(poppler).toContain(said);
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
