import type { SignManner, SignTypeChoice, SignTypeRule } from '@sarabun/contract/signing/sign-types';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';
import type { Signing, UsableWhere } from './sign-type-rules';

type Db = Database | Transaction;

/** The facts about a signature at a leg, for a person who may sign there; undefined if it is at none of their desks. */
export async function findSigning(
  db: Db,
  legId: number,
  { personId, deskIds, clearance, now }: { personId: number; deskIds: readonly number[]; clearance: number; now: Date },
) {
  const { rows } = await sql<Signing>`
    select d.kind, coalesce(s.function = 'acting', false) as acts, q.position_level_id as "levelId",
      coalesce(p.signature_rank, q.signature_rank) as rank
    from leg l join document d on d.id = l.document_id join desk k on k.id = l.to_desk_id
      join person p on p.id = ${personId}
      left join lateral (select m.* from seat m
        where m.person_id = p.id and m.post_id is not null and (m.desk_id = k.id or k.kind = 'person')
        and ${inForce('m', now)}
        order by m.desk_id = k.id desc, m.function = 'holder' desc, m.is_main desc, m.id limit 1) s on true
      left join post q on q.id = s.post_id
    where l.id = ${legId} and l.to_desk_id = any(${deskIds}) and l.purpose = 'signature' and d.secrecy <= ${clearance}`.execute(db);
  return rows[0];
}

/** The active types of signatures with their active rules. */
export async function findSignTypes(db: Db): Promise<(SignTypeChoice & UsableWhere)[]> {
  const { rows } = await sql<SignTypeChoice & { manner: SignManner; rules: UsableWhere['rules'] }>`
    select t.id, t.name_th as th, coalesce(nullif(t.name_en, ''), t.name_th) as en, t.manner,
      t.is_default as "isDefault", t.needs_certificate as "needsCertificate",
      t.needs_picture as "needsPicture",
      coalesce((select json_agg(json_build_object('kinds', g.kinds, 'levelIds', g.level_ids,
        'lowestRank', g.lowest_rank)) from sign_type_group g
        where g.sign_type_id = t.id and g.active), '[]') as rules
    from sign_type t where t.active order by t.position nulls last, t.name_th, t.id`.execute(db);
  return rows;
}

export async function findRules(db: Db, signTypeId: number) {
  const { rows } = await sql<{ signTypeId: number; name: { th: string; en: string }; rules: SignTypeRule[]; levels: { id: number; name: string }[] }>`
    select t.id as "signTypeId", json_build_object('th', t.name_th,
      'en', coalesce(nullif(t.name_en, ''), t.name_th)) as name,
      coalesce((select json_agg(json_build_object('id', g.id, 'version', g.version, 'name', g.name, 'kinds', g.kinds,
        'levelIds', g.level_ids, 'lowestRank', g.lowest_rank,
        'active', g.active) order by g.id) from sign_type_group g where g.sign_type_id = t.id), '[]') as rules,
      coalesce((select json_agg(json_build_object('id', l.id, 'name', by_language(l.name_th, l.name_en))
        order by l.position nulls last, l.id) from position_level l where l.active), '[]') as levels
    from sign_type t where t.id = ${signTypeId}`.execute(db);
  return rows[0];
}

/** Locks a rule; undefined if there is none. */
export async function lockRule(db: Transaction, id: number) {
  const { rows } = await sql<SignTypeRule & { signTypeId: number }>`
    select id, sign_type_id as "signTypeId", version, name, kinds, level_ids as "levelIds", lowest_rank as "lowestRank",
      active from sign_type_group where id = ${id} for update`.execute(db);
  return rows[0];
}

type Fields = Omit<SignTypeRule, 'id' | 'version'>;

/** Adds or updates a rule; undefined if another rule of the type has the name. */
export async function writeRule(
  db: Transaction,
  signTypeId: number,
  id: number | null,
  fields: Fields,
  { by, now }: { by: number; now: Date },
): Promise<number | undefined> {
  const { name, kinds, levelIds, lowestRank, active } = fields;
  const { rows: twins } = await sql`
    select 1 from sign_type_group where sign_type_id = ${signTypeId} and name = ${name}
      and id is distinct from ${id}::int`.execute(db);
  if (twins.length > 0) return undefined;
  const { rows } = await (id === null
    ? sql<{ id: number }>`
        insert into sign_type_group (sign_type_id, name, kinds, level_ids, lowest_rank, active, changed_at, changed_by)
        values (${signTypeId}, ${name}, ${kinds}::int[], ${levelIds}::int[], ${lowestRank}, ${active}, ${now}, ${by})
        returning id`
    : sql<{ id: number }>`
        update sign_type_group set name = ${name}, kinds = ${kinds}::int[], level_ids = ${levelIds}::int[],
          lowest_rank = ${lowestRank}, active = ${active},
          version = version + 1, changed_at = ${now}, changed_by = ${by} where id = ${id} returning id`
  ).execute(db);
  return rows[0]?.id;
}

export async function deleteRule(db: Transaction, id: number): Promise<void> {
  await sql`delete from sign_type_group where id = ${id}`.execute(db);
}

/** Whether all of these are codes of kinds of letters and ids of post levels. */
export async function areKnown(db: Db, kinds: readonly number[], levelIds: readonly number[]): Promise<{ kinds: boolean; levelIds: boolean }> {
  const { rows } = await sql<{ kinds: boolean; levelIds: boolean }>`
    select not exists (select from unnest(${kinds}::int[]) k where k not in (select code from document_type)) as kinds,
      not exists (select from unnest(${levelIds}::int[]) l where l not in (select id from position_level)) as "levelIds"`.execute(db);
  return rows[0] as { kinds: boolean; levelIds: boolean };
}

export async function addRuleHistory(
  db: Transaction,
  signTypeId: number,
  before: Fields | null,
  after: Fields | null,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const json = (fields: Fields | null) => (fields ? JSON.stringify({ rule: fields }) : null);
  await sql`
    insert into settings_history (path, row_id, at, person_id, what, before, after)
    values ('sign-type', ${signTypeId}, ${now}, ${by}, 'update', ${json(before)}::jsonb, ${json(after)}::jsonb)`.execute(db);
}
