import type { TrustedRootRow } from '@sarabun/contract/certificates/trusted-roots';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';

type Db = Database | Transaction;

/** The roots on the list now, the newest first. */
export async function findRoots(db: Db): Promise<{ rootId: number; subject: string; certificate: Buffer }[]> {
  const { rows } = await sql<{ rootId: number; subject: string; certificate: Buffer }>`
    select id as "rootId", subject, certificate from trusted_root where removed_at is null order by id desc`.execute(db);
  return rows;
}

/** Keeps a root on the list until the transaction ends; false if it is not on it. */
export async function holdRoot(db: Transaction, rootId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from trusted_root where id = ${rootId} and removed_at is null for share`.execute(db);
  return rows.length > 0;
}

/** All roots that are or were on the list, those on it first. */
export async function listRoots(db: Db): Promise<TrustedRootRow[]> {
  const { rows } = await sql<TrustedRootRow>`
    select r.id as "rootId", r.subject, r.fingerprint, r.not_before as "notBefore", r.not_after as "notAfter",
      r.added_at as "addedAt", a.shown_name as "addedBy", r.removed_at as "removedAt",
      coalesce(b.shown_name, '') as "removedBy",
      (select count(*)::int from certificate c where c.root_id = r.id and c.sealed_key is not null) as certificates
    from trusted_root r join person a on a.id = r.added_by left join person b on b.id = r.removed_by
    order by r.removed_at is not null, r.id desc limit 200`.execute(db);
  return rows;
}

interface NewRoot {
  subject: string;
  certificate: Buffer;
  fingerprint: string;
  notBefore: Date;
  notAfter: Date;
  by: number;
  now: Date;
}

/** Puts a root on the list; null if it is on it already. */
export async function insertRoot(db: Transaction, root: NewRoot): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into trusted_root (subject, certificate, fingerprint, not_before, not_after, added_at, added_by)
    values (${root.subject}, ${root.certificate}, ${root.fingerprint}, ${root.notBefore}, ${root.notAfter}, ${root.now},
      ${root.by})
    on conflict (fingerprint) where removed_at is null do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Takes a root off the list; its name, or null if it is not on it. */
export async function markRootRemoved(db: Transaction, rootId: number, by: number, now: Date): Promise<string | null> {
  const { rows } = await sql<{ subject: string }>`
    update trusted_root set removed_at = ${now}, removed_by = ${by} where id = ${rootId} and removed_at is null
    returning subject`.execute(db);
  return rows[0]?.subject ?? null;
}

/** Certificates that were imported under roots on the list, which alone count for these roots. */
export async function findImported(db: Db): Promise<Buffer[]> {
  const { rows } = await sql<{ certificate: Buffer }>`
    select c.certificate from certificate c join trusted_root r on r.id = c.root_id where r.removed_at is null`.execute(db);
  return rows.map(({ certificate }) => certificate);
}
