import { randomUUID } from 'node:crypto';
import { once as happened } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { registerIncoming as endpoint } from '@sarabun/contract/documents/register-incoming';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testPortal } from '../../test/portal';
import { retirementRules } from '../retirement';
import { keyedHash } from './keys/keyed-hash';
import { answerKept, claimKey, type Keyed, keyedBy } from './once';
import { retire } from './postgres/retirement';

let now = new Date('2026-11-21T10:00:00+07:00');
const portal = await testPortal({ clock: () => now });
const { db, app } = portal.running;
const unit = await portal.unit();
const registrar = await portal.person(unit, { function: 'registrar' });
const colleague = await portal.person(unit, { function: 'registrar' });

const path = '/api/sarabun/register-incoming';
const letter = (subject: string) => ({
  deskId: unit.deskId,
  kind: 1,
  number: 'กษ ๑',
  datedOn: '2026-11-20',
  sender: 'กรมการข้าว',
  addressee: 'อธิบดี',
  subject,
  speed: 1,
  secrecy: 1,
  confirmedNew: true,
});
const register = (subject: string, key: string, as = registrar) => portal.post(path, letter(subject), { as, headers: { 'idempotency-key': key } });
const count = async (what: 'document' | 'register_entry' | 'given_answer') =>
  Number((await sql<{ n: number }>`select count(*) as n from ${sql.table(what)}`.execute(db)).rows[0]?.n);
const facts = async () => Number((await sql<{ n: number }>`select count(*) as n from job where kind = 'event'`.execute(db)).rows[0]?.n);
const audits = async (action: string) => Number((await sql<{ n: number }>`select count(*) as n from audit where action = ${action}`.execute(db)).rows[0]?.n);

it('the same request many times at once makes one letter and one number, and all get the same answer', async () => {
  const state = async () => [await count('document'), await count('register_entry'), await facts(), await audits(endpoint.name)];
  const before = await state();
  await register('ครั้งเดียว', randomUUID());
  const one = await state();
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 12 }, () => register('พร้อมกัน', key)));
  expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 200));
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await state()).toEqual(one.map((n, index) => 2 * n - (before[index] ?? 0)));
  expect((await register('พร้อมกัน', randomUUID())).body.item.receiveNumber).toBe(replies[0]?.body.item.receiveNumber + 1);
});

it('a line that is cut after the work gives the repeat the first answer', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const [key, body] = [randomUUID(), JSON.stringify(letter('สายขาด'))];
  const before = await audits('registerIncoming');
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await happened(line, 'connect');
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${registrar.token}\r\nidempotency-key: ${key}\r\ncontent-type: application/json`;
  // The connection closes before any answer can be read.
  line.write(`${head}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`, () => line.resetAndDestroy());
  await expect.poll(() => audits('registerIncoming')).toBe(before + 1);
  const repeat = await register('สายขาด', key);
  const kept = await db.selectFrom('given_answer').where('key', '=', key).select('answer').executeTakeFirstOrThrow();
  expect(repeat).toMatchObject({ code: 200, body: { status: 'success', ...(kept.answer as { body: object }).body } });
  expect(await audits('registerIncoming')).toBe(before + 1);
});

it('a key is for one input of one call of one person', async () => {
  const key = randomUUID();
  const first = await register('เดิม', key);
  expect(await register('อื่น', key)).toMatchObject({ code: 422, body: { code: 'keyUsedOtherwise' } });
  const elsewhere = { as: registrar, headers: { 'idempotency-key': key } };
  expect(await portal.post('/api/sarabun/save-search', { name: 'ก', asked: { query: 'ข' } }, elsewhere)).toMatchObject({
    code: 422,
    body: { code: 'keyUsedOtherwise' },
  });
  const others = await register('เดิม', key, colleague);
  expect(others.body.item.documentId).not.toBe(first.body.item.documentId);
  expect((await register('เดิม', key)).body).toEqual(first.body);
});

it.each(['', 'x'.repeat(101), 'ก', 'a b'])('a key such as "%s" is refused', async (key) => {
  expect(await register('ไม่รับ', key)).toMatchObject({ code: 400, body: { code: 'keyMalformed' } });
});

it('what was refused before anything was done leaves the key free', async () => {
  const key = randomUUID();
  const search = (name: string) =>
    portal.post('/api/sarabun/save-search', { name, asked: { query: 'งบ' } }, { as: registrar, headers: { 'idempotency-key': key } });
  expect((await search('')).code).toBe(422);
  expect((await search('งบ')).code).toBe(200);
});

it('a refusal that kept something is answered again, and nothing is counted twice', async () => {
  const wrong = { email: 'other@example.go.th', code: '000000' };
  const guess = (key: string) => portal.post('/api/core/account/email', wrong, { as: registrar, headers: { 'idempotency-key': key } });
  const key = randomUUID();
  const first = await guess(key);
  expect(first.code).toBe(422);
  const counted = await audits('changeEmail');
  expect(await guess(key)).toMatchObject({ code: first.code, body: first.body });
  expect(await audits('changeEmail')).toBe(counted);
  await guess(randomUUID());
  expect(await audits('changeEmail')).toBe(counted + 1);
});

it('an upload that comes twice is kept once', async () => {
  const pdf = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj trailer<</Root 1 0 R>>',
  );
  const key = { 'idempotency-key': randomUUID() };
  const send = (content: Buffer) => portal.upload('/api/sarabun/upload-file', content, { as: registrar, headers: key });
  const [first, second] = await Promise.all([send(pdf), send(pdf)]);
  expect(first.code).toBe(200);
  expect(second.body).toEqual(first.body);
  expect(await audits('uploadFile')).toBe(1);
  expect(await send(Buffer.concat([pdf, Buffer.from('\n')]))).toMatchObject({ code: 422, body: { code: 'keyUsedOtherwise' } });
});

it('a repeat that meets another process at the same act waits for its answer', async () => {
  const [key, item] = [randomUUID(), (await register('อีกโพรเซส', randomUUID())).body.item];
  const sent = endpoint.request.parse(letter('อีกโพรเซส'));
  const keyed = keyedBy(key, keyedHash(join(portal.folder, 'code.key')), { personId: registrar.personId, call: endpoint.name, sent }) as Keyed;
  const letters = await count('document');
  let repeat: ReturnType<typeof register> | undefined;
  await db.transaction().execute(async (other) => {
    await claimKey(other, keyed, now);
    repeat = register('อีกโพรเซส', key);
    const waiting = () => sql`select 1 from pg_locks where not granted`.execute(db);
    await expect.poll(async () => (await waiting()).rows.length).toBe(1);
    await answerKept(keyed, { item }, (answer) => answer as object).execute(other);
  });
  expect(await repeat).toMatchObject({ code: 200, body: { item } });
  expect(await count('document')).toBe(letters);
});

it('answers are forgotten after a day', async () => {
  const key = randomUUID();
  const first = await register('วันก่อน', key);
  now = new Date(now.getTime() + 24 * 3_600_000 - 1000);
  await retire(db, retirementRules, now);
  expect((await register('วันก่อน', key)).body).toEqual(first.body);
  now = new Date(now.getTime() + 2000);
  await retire(db, retirementRules, now);
  expect(await db.selectFrom('given_answer').where('key', '=', key).select('key').execute()).toEqual([]);
});
