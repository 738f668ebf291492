import { letterPdfPath, letterToSignPath } from '@sarabun/contract/drafts/paper-paths';
import { expect, it } from 'vitest';
import { standingClock } from '../../../test/clock';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { readers } from '../../../test/pdf-text';
import { type TestPerson, testPortal } from '../../../test/portal';

const portal = await testPortal({ clock: standingClock('2026-11-23T09:00:00+07:00').clock });
const { app } = portal.running;
const letters = ownLettersOf(portal);
const { officer, checker, director, registrar, memo } = await writingOffice(portal);

const open = (url: string, as: TestPerson) => app.inject({ url, headers: { authorization: `Bearer ${as.token}` } });
const textOf = async (url: string, as: TestPerson) => {
  const answer = await open(url, as);
  expect(answer.headers['content-type'], answer.body.slice(0, 500)).toBe('application/pdf');
  return (await readers.pdfjs(answer.rawPayload)).replace(/\s/g, '');
};
const ink = 'ลงนามทางอิเล็กทรอนิกส์';

it('shows the signer the letter with the signature that would be given, and keeps nothing of it', async () => {
  const { documentId, revision, legId } = await letters.submitted(officer, memo);
  const [toSign = 0] = (await letters.pass(checker, legId)).body.item.legIds;
  const path = letterToSignPath(documentId, revision, null);
  expect(await textOf(path, director)).toContain(ink);
  expect(await textOf(letterPdfPath(documentId, revision), director)).not.toContain(ink);
  expect((await letters.view(director, documentId)).own.signatures).toEqual([]);
  expect((await letters.sign(director, toSign)).code).toBe(200);
  const signed = await textOf(letterPdfPath(documentId, revision), director);
  expect(await textOf(path, director)).toBe(signed);
});

it('refuses someone who is not to sign it next, a picture of someone else, and who may not see the letter', async () => {
  const { documentId, revision, legId } = await letters.submitted(officer, memo);
  const path = letterToSignPath(documentId, revision, null);
  expect([(await open(path, checker)).statusCode, (await open(path, director)).statusCode]).toEqual([404, 404]);
  await letters.pass(checker, legId);
  expect((await open(path, director)).statusCode).toBe(200);
  for (const other of [officer, checker, registrar]) expect((await open(path, other)).statusCode).toBe(404);
  const picture = await portal.running.db
    .insertInto('signature_picture')
    .values({ person_id: officer.personId, sha256: Buffer.alloc(32), size: 1, created_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await open(letterToSignPath(documentId, revision, picture.id), director)).statusCode).toBe(404);
  expect((await open(`${letterPdfPath(documentId, revision)}&signature=x`, director)).statusCode).toBe(404);
});
