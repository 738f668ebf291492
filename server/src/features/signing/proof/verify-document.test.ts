import { shownProofCode } from '@sarabun/contract/signing/proof-code';
import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { ownLettersOf, writingOffice } from '../../../../test/own-letters';
import { password, testPortal } from '../../../../test/portal';
import { routeOf } from '../../../../test/route';

const logged: string[] = [];
let moved = 0;
const portal = await testPortal({
  clock: () => new Date(Date.now() + moved),
  environment: { TRUST_PROXY: '1', PUBLIC_URL: 'https://sarabun.example.go.th', LOG_LEVEL: 'debug' },
  log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
});
const { db } = portal.running;
const letters = ownLettersOf(portal);
const route = routeOf(portal);
const { officer, director, stranger, memo, way } = await writingOffice(portal);
const signedOnly = { ...memo, steps: way.slice(1) };
const path = '/api/sarabun/verify-document';

const verify = (proofCode: string, place = '10.1.1.1', language = 'th') =>
  portal.post(path, { proofCode }, { headers: { 'x-forwarded-for': place, 'accept-language': language } });
const codeOf = async (documentId: number) =>
  (await db.selectFrom('letter_proof').where('document_id', '=', documentId).select('code').executeTakeFirst())?.code ?? '';

async function issued(wanted: object = {}) {
  const { documentId, legId } = await letters.submitted(officer, { ...signedOnly, ...wanted });
  const { body } = await letters.sign(director, legId);
  return { documentId, legId, number: body.item.number as string, legIds: body.item.legIds as number[], code: await codeOf(documentId) };
}

/** Changes the database as an attacker with full access would, bypassing the guard of append-only tables. */
const tamper = (documentId: number) =>
  portal.act(async ({ db: transaction }) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql`update letter set content = jsonb_set(content, '{subject}', '"อนุมัติแล้ว"') where document_id = ${documentId}`.execute(transaction);
  });

describe('the code of a letter', () => {
  it('comes with its number, and not before', async () => {
    const { documentId, legId } = await letters.submitted(officer, signedOnly);
    expect(await codeOf(documentId)).toBe('');
    expect((await letters.sign(director, legId, { reservedNumber: { blockId: 999_999, number: 7 } })).code).not.toBe(200);
    expect(await codeOf(documentId)).toBe('');
    expect((await letters.sign(director, legId)).code).toBe(200);
    expect(await codeOf(documentId)).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  });

  it('is never that of another letter, and never changed or taken away', async () => {
    const [one, other] = [await issued(), await issued()];
    expect(one.code).not.toBe(other.code);
    const draft = await letters.submitted(officer, signedOnly);
    await expect(db.insertInto('letter_proof').values({ document_id: draft.documentId, code: one.code }).execute()).rejects.toThrow('letter_proof_code');
    await expect(
      db
        .updateTable('letter_proof')
        .set({ code: '0'.repeat(16) })
        .where('document_id', '=', one.documentId)
        .execute(),
    ).rejects.toThrow('append-only');
    await expect(db.deleteFrom('letter_proof').where('document_id', '=', one.documentId).execute()).rejects.toThrow('append-only');
  });

  it('is found by its index', async () => {
    const { rows } = await db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return sql<{ 'QUERY PLAN': string }>`explain select document_id from letter_proof where code = '7K3M9QWX01TZRB5C'`.execute(transaction);
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('using letter_proof_code');
  });
});

describe('anyone with the code', () => {
  it('learns number, date, agency, post of the signer and that the signature holds; no name and no subject', async () => {
    const { code, number } = await issued({ content: { subject: 'เรื่องภายในของกอง' } });
    const { code: status, body } = await verify(shownProofCode(code).toLowerCase());
    expect(status).toBe(200);
    expect(body.item).toEqual({
      code: shownProofCode(code),
      agency: { th: expect.stringContaining('กองที่'), en: expect.stringContaining('Division') },
      kind: 2,
      number,
      datedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      subject: null,
      state: 'inForce',
      signatures: [{ posts: [{ th: expect.any(String), en: expect.any(String) }], signedAt: expect.any(String), state: 'system' }],
      isComparable: expect.any(Boolean),
    });
    expect(JSON.stringify(body)).not.toMatch(/เรื่องภายใน|ประเสริฐ|นายอำนวย|เพื่อโปรดพิจารณา/);
  });

  it('learns the subject of an announcement, which is written for the public', async () => {
    const { code } = await issued({ kind: 7, receivers: [], content: { subject: 'รับสมัครบุคคลทั่วไป' } });
    expect((await verify(code)).body.item).toMatchObject({ kind: 7, subject: 'รับสมัครบุคคลทั่วไป' });
  });

  it('learns that a letter was cancelled, and whether another took its place; not why', async () => {
    const cancel = async ({ documentId }: { documentId: number }, more: object = {}) => {
      const { legId } = await letters.view(director, documentId);
      return route.cancel(director, legId, { reason: 'ออกผิดฉบับ', ...more });
    };
    const [cancelled, replaced, replacing] = [await issued(), await issued(), await issued()];
    expect((await cancel(cancelled)).code).toBe(200);
    expect((await cancel(replaced, { replacedBy: 'ทด 9999/99' })).body).toMatchObject({ code: 'noSuchReplacement' });
    expect((await cancel(replaced, { replacedBy: replaced.number })).body).toMatchObject({ code: 'noSuchReplacement' });
    expect((await cancel(replaced, { replacedBy: replacing.number })).code).toBe(200);
    const states = [];
    for (const { code } of [cancelled, replaced, replacing]) {
      const { item } = (await verify(code)).body;
      states.push(item.state);
      expect(JSON.stringify(item)).not.toContain('ออกผิดฉบับ');
    }
    expect(states).toEqual(['cancelled', 'superseded', 'inForce']);
  });

  it('learns that the text is no longer the one that was signed', async () => {
    const { code, documentId } = await issued();
    await tamper(documentId);
    expect((await verify(code)).body.item.signatures).toMatchObject([{ state: 'changed' }]);
  });

  it('needs no account, and an account changes nothing', async () => {
    const { code } = await issued();
    const signedIn = await portal.post(path, { proofCode: code }, { as: stranger });
    expect(signedIn.body).toEqual((await verify(code)).body);
  });
});

describe('a code that shows nothing', () => {
  it('is answered alike whether it is unknown, malformed, or that of a letter with a secrecy class', async () => {
    const cleared = await portal.person(await portal.unit(), { clearance: 2 });
    const { code } = await issued();
    await portal.act(({ db: transaction }) =>
      sql`update document set secrecy = 2 where id = (select document_id from letter_proof where code = ${code})`.execute(transaction),
    );
    expect(cleared.personId).toBeGreaterThan(0);
    const unknown = await verify('0000-0000-0000-0000', '10.2.2.1');
    expect(unknown).toMatchObject({ code: 404, body: { code: 'noSuchProof' } });
    for (const wrong of [code, 'ไม่ใช่รหัส', '', "'; drop table letter_proof; --", '7K3M', 'U'.repeat(16), 'x'.repeat(100)]) {
      const reply = await verify(wrong, '10.2.2.1');
      expect({ code: reply.code, body: reply.body }).toEqual({ code: 404, body: unknown.body });
    }
  });

  it('makes an address wait after thirty in a minute, and no other; right codes never count', async () => {
    const { code } = await issued();
    for (let i = 0; i < 40; i++) expect((await verify(code, '10.3.3.1')).code).toBe(200);
    for (let i = 0; i < 30; i++) expect((await verify('0000-0000-0000-0000', '10.3.3.1')).code).toBe(404);
    const waiting = await verify(code, '10.3.3.1');
    expect(waiting).toMatchObject({ code: 429, body: { code: 'waitToVerify' } });
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
    expect((await verify(code, '10.3.3.2')).code).toBe(200);
    // Signing in from there does not wait.
    const { username } = await portal.person(await portal.unit(), { signedIn: false });
    expect((await portal.post('/api/login', { username, password }, { headers: { 'x-forwarded-for': '10.3.3.1' } })).body.status).toBe('success');
    moved += 61_000;
    expect((await verify(code, '10.3.3.1')).code).toBe(200);
  });

  it('is worded in the language of the reader', async () => {
    expect((await verify('x', '10.4.4.4', 'en')).body.message).toMatch(/^No letter can be shown/);
    expect((await verify('x', '10.4.4.4')).body.message).toMatch(/^ไม่พบหนังสือ/);
  });
});

describe('the screen of the letter', () => {
  const own = (as: { token: string }, documentId: number) => portal.get(`/api/sarabun/letter-proof?documentId=${documentId}`, { as });

  it('shows code and link to who may read it, and to nobody else', async () => {
    const { documentId, code } = await issued();
    expect((await own(officer, documentId)).body.item).toEqual({
      code: shownProofCode(code),
      link: `https://sarabun.example.go.th/verify-document/${code}`,
      picture: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      isOpen: true,
    });
    expect((await own(stranger, documentId)).code).toBe(404);
    expect((await portal.get(`/api/sarabun/letter-proof?documentId=${documentId}`)).code).toBe(401);
  });

  it('shows them to everyone who can open a letter that is shown to all', async () => {
    const { documentId, code } = await issued({ kind: 7, receivers: [], content: { subject: 'รับสมัครบุคคลทั่วไป' } });
    expect((await own(stranger, documentId)).code).toBe(404);
    await portal.act(({ db: transaction }) =>
      sql`insert into collection_item (collection, document_id, announced_on, published_at, published_by)
        select 'announcement', id, '2026-11-23', entered_at, entered_by from document where id = ${documentId}`.execute(transaction),
    );
    expect((await own(stranger, documentId)).body.item).toMatchObject({ code: shownProofCode(code), isOpen: true });
  });

  it('has none before the letter is issued', async () => {
    const { documentId } = await letters.submitted(officer, signedOnly);
    expect((await own(officer, documentId)).body.item).toBeNull();
  });
});

it('no code is ever logged or in the audit log', async () => {
  const codes = (await db.selectFrom('letter_proof').select('code').execute()).map(({ code }) => code);
  const { code } = await issued();
  await portal.running.app.inject({ url: `/verify-document/${code}` });
  await verify(code);
  const audited = JSON.stringify(await db.selectFrom('audit').selectAll().execute());
  expect(codes.length).toBeGreaterThan(5);
  expect(logged.join('')).toContain('verifyDocument');
  for (const one of [...codes, code]) {
    for (const text of [logged.join('\n'), audited]) expect(text.includes(one) || text.includes(shownProofCode(one))).toBe(false);
  }
});
