import type { HeldPosition } from '@sarabun/contract/account/account-information';
import type { Label } from '@sarabun/contract/values/label';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { inForce } from '../../platform/in-force';

interface PositionRow {
  title: Label;
  unit: Label;
  function: HeldPosition['function'];
  isMain: boolean;
  startsOn: string;
  endsOn: string | null;
}

/** The stored data of a person, with today's posts and clearance. */
export async function findAccountInformation(db: Database, personId: number, now: Date) {
  const { rows } = await sql<{
    username: string;
    prefix: string;
    firstName: string;
    lastName: string;
    firstNameEn: string;
    lastNameEn: string;
    email: string;
    phone: string;
    unit: Label;
    positions: PositionRow[];
    clearance: number;
    byDirectory: boolean;
    passwordChangedAt: Date;
  }>`
    select a.username, p.prefix, p.first_name as "firstName", p.last_name as "lastName",
      p.first_name_en as "firstNameEn", p.last_name_en as "lastNameEn",
      p.email, p.phone, json_build_object('th', u.name_th, 'en', u.name_en) as unit, a.by_directory as "byDirectory",
        a.password_changed_at as "passwordChangedAt",
      coalesce((select max(c.level) from clearance c
        where c.person_id = p.id and ${inForce('c', now)}), 1) as clearance,
      coalesce((select json_agg(json_build_object('title', json_build_object('th', coalesce(post.name_th, ''),
        'en', coalesce(post.name_en, '')),
          'unit', json_build_object('th', at.name_th, 'en', at.name_en), 'function', s.function, 'isMain', s.is_main,
            'startsOn', s.starts_on, 'endsOn', s.ends_on)
          order by s.is_main desc, s.id)
        from seat s join desk d on d.id = s.desk_id join unit at on at.id = d.unit_id
          left join post on post.id = s.post_id
        where s.person_id = p.id and s.function <> 'self' and not (s.function in ('head', 'acting') and d.kind = 'unit')
          and ${inForce('s', now)}), '[]') as positions
    from person p join unit u on u.id = p.unit_id join account a on a.person_id = p.id where p.id = ${personId}`.execute(db);
  const row = rows[0];
  if (!row) throw new Error(`person ${personId} has a session but no account`);
  return row;
}

/** Saves what a person may change alone. Another English name is marked as the person's own word, until somebody in charge of people saves it. */
export async function saveOwnInformation(db: Transaction, personId: number, given: { firstNameEn: string; lastNameEn: string; phone: string }): Promise<void> {
  await sql`
    update person set first_name_en = ${given.firstNameEn}, last_name_en = ${given.lastNameEn}, phone = ${given.phone},
      english_name_by_self = english_name_by_self
        or (first_name_en, last_name_en) is distinct from (${given.firstNameEn}, ${given.lastNameEn})
    where id = ${personId}`.execute(db);
}

export async function saveGoesOn(db: Transaction, personId: number, goesOn: boolean): Promise<void> {
  await db.updateTable('account').set({ goes_on: goesOn }).where('person_id', '=', personId).execute();
}

/** The current address of a person, locked until the transaction ends. */
export async function lockEmail(db: Transaction, personId: number): Promise<string> {
  const { email } = await db.selectFrom('person').where('id', '=', personId).select('email').forUpdate().executeTakeFirstOrThrow();
  return email;
}

const uniqueViolation = '23505';

/** Changes a person's address; false if someone else has it, and then the transaction can only be rolled back. */
export async function saveEmail(db: Transaction, personId: number, email: string): Promise<boolean> {
  try {
    await db.updateTable('person').set({ email }).where('id', '=', personId).execute();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === uniqueViolation) return false;
    throw error;
  }
}

export async function saveAvatar(db: Transaction, personId: number, picture: { sha256: Buffer; size: number }, now: Date): Promise<void> {
  const kept = { sha256: picture.sha256, size: picture.size, changed_at: now };
  await db
    .insertInto('avatar')
    .values({ person_id: personId, ...kept })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(kept))
    .execute();
}

export async function deleteAvatar(db: Transaction, personId: number): Promise<void> {
  await db.deleteFrom('avatar').where('person_id', '=', personId).execute();
}

export async function findAvatar(db: Database, personId: number): Promise<{ sha256: Buffer; size: number } | null> {
  return (await db.selectFrom('avatar').where('person_id', '=', personId).select(['sha256', 'size']).executeTakeFirst()) ?? null;
}

export async function isInOffice(db: Transaction, personId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from person where id = ${personId} and closed_on is null`.execute(db);
  return rows.length > 0;
}
