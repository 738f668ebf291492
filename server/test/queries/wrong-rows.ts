import { sql } from 'kysely';
import type { Database } from '../../src/platform/database';

const named = (alias: string, language: 'th' | 'en') => (language === 'en' ? sql`${sql.ref(alias)}.name_en as name` : sql.raw(`${alias}.name_th as name`));
const head = (unitId: number) => sql`(select p.id from post p where p.unit_id = ${unitId} and p.is_head limit 1)`;

/** Statements with wrong row types, each in its own way, and the expected findings. */
export const wrongRows: { run: (db: Database) => unknown; says: string[] }[] = [
  {
    run: (db) => sql<{ id: number; title: string }>`select id, ${named('u', 'en')} from unit u`.execute(db),
    says: ['name is not in the type', 'title is not in the answer'],
  },
  { run: (db) => sql<{ id: string }>`select id from unit`.execute(db), says: ['id is int4, not string'] },
  { run: (db) => sql<{ sum: number }>`select sum(id::bigint) as sum from unit`.execute(db), says: ['sum is numeric, not number'] },
  { run: (db) => sql<{ at: string }>`select at from audit`.execute(db), says: ['at is timestamptz, not string'] },
  { run: (db) => sql<{ parent_id: number }>`select parent_id from unit`.execute(db), says: ['parent_id may be null, not in number'] },
  { run: (db) => sql<{ kind: 'unit' | 'room' }>`select kind from desk`.execute(db), says: ['kind is never room'] },
  {
    run: (db) => sql<{ name: string }>`select p.name_th as name from desk d left join post p on p.id = d.post_id`.execute(db),
    says: ['name may be null, not in string'],
  },
  { run: (db) => sql<{ head: number }>`select ${head(1)} as head from unit`.execute(db), says: ['head may be null, not in number'] },
  { run: (db) => sql<{ heads: number[] }>`select (select json_agg(id) from post) as heads`.execute(db), says: ['heads may be null, not in number[]'] },
  { run: (db) => sql`select nothing from unit`.execute(db), says: ['column "nothing" does not exist'] },
];

/** Similar statements that are right. */
export const rightRows: ((db: Database) => unknown)[] = [
  (db) => sql<{ id: number; name: string }>`select id, ${named('u', 'th')} from unit u`.execute(db),
  (db) => sql<{ sum: number }>`select sum(id)::int as sum from unit`.execute(db),
  (db) => sql<{ parent_id: number }>`select parent_id from unit where parent_id is not null`.execute(db),
  (db) => sql<{ post_id: number }>`select d.post_id from desk d join post p on p.id = d.post_id`.execute(db),
  (db) => sql<{ n: number; some: boolean }>`select (select count(*) from post) as n, exists (select from post) as some`.execute(db),
];
