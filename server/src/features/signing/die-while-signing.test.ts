import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { certificatesOf } from '../../../test/certificates';
import { ownLettersOf, writingOffice } from '../../../test/own-letters';
import { password, testPortal } from '../../../test/portal';
import { signaturesIn } from '../../../test/signatures/signed-pdfs';
import { bytesOf } from '../../platform/files';
import { nodeArguments } from '../../platform/work/script';

const portal = await testPortal({ isShared: true });
const { db, storage } = portal.running;
const letters = ownLettersOf(portal);
const { officer, director, central, memo, way } = await writingOffice(portal);
const keeper = await portal.person(central);
await portal.grant(keeper, 'certificate-person', 'manage');
const certificatePin = '482137';
const { collect } = certificatesOf(portal, central, keeper);
const { body: offered } = await portal.post('/api/core/certificates/offer', { personId: director.personId, reason: '' }, { as: keeper });
await collect(director, offered.requestId);
const toSign = () => letters.submitted(officer, { ...memo, steps: way.slice(1) });

/** Has another process sign, which dies at a moment of it. */
async function dieSigning(legId: number, moment: string): Promise<void> {
  const letter = { legId, password, certificatePin };
  const given = { connection: portal.connection, folder: portal.folder, token: director.token, letter, moment };
  const script = nodeArguments(join(import.meta.dirname, '../../../test/signatures/sign-and-die.ts'));
  const died = await promisify(execFile)(process.execPath, [...script, JSON.stringify(given)]).catch((error) => error);
  expect([died.signal, String(died.stderr).slice(-800)]).toEqual(['SIGKILL', '']);
}

/** Everything that a signature and a number leave behind. */
async function traces(documentId: number) {
  const { number, own } = await letters.view(officer, documentId);
  const count = async (table: 'register_entry' | 'certificate_signature' | 'signed_paper') =>
    (await db.selectFrom(table).where('document_id', '=', documentId).select('document_id').execute()).length;
  const counts = [await count('register_entry'), await count('certificate_signature'), await count('signed_paper')];
  return { number, signatures: own.signatures.length, counts };
}

it.each(['setting', 'keeping', 'kept'])(
  'a letter whose process dies while %s has neither number nor signature, and gets the next number afterwards',
  async (moment) => {
    const { documentId, legId } = await toSign();
    await dieSigning(legId, moment);
    expect(await traces(documentId)).toEqual({ number: '', signatures: 0, counts: [0, 0, 0] });
    const { body } = await letters.sign(director, legId, { certificatePin });
    expect(await traces(documentId)).toEqual({ number: body.item.number, signatures: 1, counts: [1, 1, 1] });
  },
);

it('a letter whose process dies after the commit has both, and its PDF is issued by another one', async () => {
  const { documentId, legId } = await toSign();
  await dieSigning(legId, 'committed');
  const { number, ...rest } = await traces(documentId);
  expect([number !== '', rest]).toEqual([true, { signatures: 1, counts: [1, 1, 1] }]);
  await letters.printed(officer, documentId);
  const { sha256 } = await db.selectFrom('signed_paper').where('document_id', '=', documentId).select('sha256').executeTakeFirstOrThrow();
  expect(signaturesIn(Buffer.from(await bytesOf(storage.read(sha256))))).toHaveLength(1);
});

it('leaves no gap in the register', async () => {
  const { rows } = await sql`select register_id, year from register_entry group by 1, 2 having max(number) <> count(*)`.execute(db);
  expect(rows).toEqual([]);
});
