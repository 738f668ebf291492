import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { testPortal } from '../../../test/portal';
import { makeLog } from '../log';
import { openAuditChain, verifyAuditChain } from './audit-chain';

const portal = await testPortal();
const { db, chain } = portal.running;
const prove = () => verifyAuditChain(db, join(portal.folder, 'audit.key'));
/** Changes the database directly, as an attacker with full access would. */
const tamper = (statement: string) =>
  db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    await sql.raw(statement).execute(transaction);
  });
const sealAll = async () => {
  while ((await chain.seal()) > 0);
};
const newest = async (skip: number) =>
  (await sql<{ id: number }>`select id from audit order by id desc limit 1 offset ${skip}`.execute(db)).rows[0]?.id as number;

beforeAll(async () => {
  const unit = await portal.unit();
  for (let n = 0; n < 5; n++) await portal.person(unit);
  await sealAll();
});

it('has a head before anything is sealed, so a backup of the first seconds holds one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sarabun-chain-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'audit.head');
  const head = async () => JSON.parse(await readFile(file, 'utf8'));
  const fresh = openAuditChain(db, join(folder, 'audit.key'), makeLog('silent'));
  expect(await head()).toMatchObject({ sequence: 0, auditId: 0 });
  await writeFile(file, JSON.stringify({ ...(await head()), sequence: 9 }));
  fresh.beginAgain();
  expect(await head()).toMatchObject({ sequence: 0, auditId: 0 });
});

it('holds while nobody has touched it, over acts of several at once', async () => {
  await Promise.all([1, 2, 3].map(() => portal.unit()));
  await Promise.all([chain.seal(), chain.seal()]);
  await sealAll();
  const { sealed, breaks } = await prove();
  expect(breaks).toEqual([]);
  expect(sealed).toBe((await sql<{ n: number }>`select count(*) as n from audit`.execute(db)).rows[0]?.n);
});

it('cannot be written over or emptied by plain SQL', async () => {
  await expect(sql`update audit set action = 'x'`.execute(db)).rejects.toThrow('append-only');
  await expect(sql`delete from audit_seal`.execute(db)).rejects.toThrow('append-only');
  for (const table of [
    'audit',
    'audit_seal',
    'number_line',
    'note',
    'signature',
    'certificate_signature',
    'withdrawn_signature',
    'settings_history',
    'register_entry_change',
    'letter_correction',
    'register_entry',
  ])
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(db), table).rejects.toThrow('append-only');
});

it('finds a row that was changed, and that one only', async () => {
  const id = await newest(3);
  await tamper(`update audit set person_id = 999 where id = ${id}`);
  expect((await prove()).breaks).toEqual([{ auditId: id, what: 'changed' }]);
  await tamper(`update audit set person_id = null where id = ${id}`);
});

it('finds a row that was taken out, with or without its seal', async () => {
  const [first, second] = [await newest(2), await newest(4)];
  await tamper(`delete from audit where id = ${first}`);
  await tamper(`delete from audit where id = ${second}; delete from audit_seal where audit_id = ${second}`);
  const { breaks } = await prove();
  expect(breaks).toContainEqual({ auditId: first, what: 'missing' });
  expect(breaks.filter(({ what }) => what === 'missing')).toHaveLength(2);
});

it('does not take the hashes of someone who lacks the key', async () => {
  const id = await newest(1);
  await tamper(`update audit set action = 'forged' where id = ${id}; update audit_seal set seal = sha256('forged') where audit_id = ${id}`);
  expect((await prove()).breaks).toContainEqual({ auditId: id, what: 'changed' });
});

it('finds that the end was cut off, seals and all, though what is left is whole', async () => {
  await portal.unit();
  await sealAll();
  const last = await newest(0);
  await tamper(`delete from audit_seal where audit_id > ${last - 2}; delete from audit where id > ${last - 2}`);
  const { breaks } = await prove();
  expect(breaks).toContainEqual({ auditId: last, what: 'cutOff' });
});

it('trusts no head that was written without the key, and says when there is none', async () => {
  const file = join(portal.folder, 'audit.head');
  const head = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...head, sequence: 1 }));
  expect((await prove()).breaks).toContainEqual({ auditId: 0, what: 'headMissing' });
  await rm(file);
  expect((await prove()).breaks).toContainEqual({ auditId: 0, what: 'headMissing' });
});
