import { masterTables } from '@sarabun/contract/settings/all-tables';
import { fileFields, type MasterTable, type MasterValues } from '@sarabun/contract/settings/master-table';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { unusedContent } from '../../platform/storage/stored-file-store';
import type { Change } from './master-store';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A file that a row refers to. */
export interface SettingsFile {
  name: string;
  mediaType: string;
  sha256: Buffer;
  size: number;
}

/** Stores a file uploaded for a field, until a row refers to it; returns its id. */
export async function insertSettingsFile(
  db: Transaction,
  { path, field, file }: { path: string; field: string; file: SettingsFile },
  { personId, now }: { personId: number; now: Date },
): Promise<number> {
  const row = { path, field, name: file.name, media_type: file.mediaType, sha256: file.sha256, size: file.size, uploaded_at: now, uploaded_by: personId };
  return (await db.insertInto('settings_file').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Whether a person uploaded a file for this field of this page. Locks it, so that the cleanup does not delete it in the meantime. */
export async function isOwnUpload(
  db: Transaction,
  { path, field, fileId, personId }: { path: string; field: string; fileId: number; personId: number },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from settings_file where id = ${fileId} and path = ${path} and field = ${field}
      and uploaded_by = ${personId} for key share`.execute(db);
  return rows.length > 0;
}

export async function findFileOfRow(db: Database, table: MasterTable, field: string, where: { column: string; value: number }): Promise<SettingsFile | null> {
  const { rows } = await sql<SettingsFile>`
    select f.name, f.media_type as "mediaType", f.sha256, f.size from ${sql.table(table.table)} r
      join settings_file f on f.id = ${sql.ref(`r.${snake(field)}`)}
    where ${sql.ref(`r.${where.column}`)} = ${where.value}`.execute(db);
  return rows[0] ?? null;
}

/** Changes with file names instead of ids, so the history keeps the names after the files are gone. */
export async function namingFiles(db: Transaction, table: MasterTable, changes: readonly Change[]): Promise<readonly Change[]> {
  const fields = fileFields(table).map(([name]) => name);
  const ids = changes.flatMap(({ before, after }) => fields.flatMap((name) => [before?.[name], after?.[name]])).filter((id) => typeof id === 'number');
  if (ids.length === 0) return changes;
  const { rows } = await sql<{ id: number; name: string }>`select id, name from settings_file where id = any(${ids}::int[])`.execute(db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const named = (values: MasterValues | null) =>
    values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fields.includes(name) ? (names.get(Number(value)) ?? null) : value]));
  return changes.map((change) => ({ ...change, before: named(change.before), after: named(change.after) }));
}

/** Deletes unreferenced files from before a moment, and returns the content that nothing else refers to. */
export async function discardUnnamedFiles(db: Transaction, before: Date): Promise<Buffer[]> {
  const named = masterTables.flatMap((table) =>
    fileFields(table).map(
      ([field]) => sql`
      not exists (select 1 from ${sql.table(table.table)} r where ${sql.ref(`r.${snake(field)}`)} = f.id)`,
    ),
  );
  const { rows } = await sql<{ sha256: Buffer }>`
    delete from settings_file f where f.uploaded_at < ${before} and ${sql.join(named, sql.raw(' and '))}
    returning f.sha256`.execute(db);
  return unusedContent(db, rows);
}
