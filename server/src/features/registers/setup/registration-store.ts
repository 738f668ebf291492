import type { NumberFormat, ShownRegister } from '@sarabun/contract/registers/registration-display';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import type { RegisterKind } from '../../../platform/schema';
import { usualTitle } from '../book/register-store';

export async function findRegistries(db: Database): Promise<{ unitId: number; name: string; letterCode: string }[]> {
  const { rows } = await sql<{ unitId: number; name: string; letterCode: string }>`
    select id as "unitId", u.shown_name as name, letter_code as "letterCode" from unit u
    where has_registry and closed_on is null order by code`.execute(db);
  return rows;
}

export async function findRegistry(db: Database | Transaction, unitId: number): Promise<{ unitName: string; letterCode: string } | null> {
  const { rows } = await sql<{ unitName: string; letterCode: string }>`
    select u.shown_name as "unitName", letter_code as "letterCode" from unit u
    where id = ${unitId} and has_registry and closed_on is null`.execute(db);
  return rows[0] ?? null;
}

/** The registers shown to a registry: its own, and active open ones of others, in the configured order. */
export async function findShown(db: Database | Transaction, unitId: number): Promise<ShownRegister[]> {
  const { rows } = await sql<ShownRegister>`
    select r.id as "registerId", u.id as "unitId", u.shown_name as "unitName", r.kind, r.is_secret as "isSecret",
      r.series,
      json_build_object('th', ${usualTitle('th')}, 'en', ${usualTitle('en')}) as "usualTitle",
      coalesce(d.shown, r.unit_id = ${unitId}) as "isShown", coalesce(d.title_th, '') as "titleTh",
        coalesce(d.title_en, '') as "titleEn"
    from register r join unit u on u.id = r.unit_id join book_display b on b.kind = r.kind and b.is_secret = r.is_secret
      left join register_display d on d.register_id = r.id and d.unit_id = ${unitId}
    where r.unit_id = ${unitId} or d.register_id is not null
      or (not r.is_secret and u.closed_on is null and exists (select 1 from number_series s where s.register_id = r.id))
    order by coalesce(d.position, 10000), r.unit_id <> ${unitId}, b.position, u.code, r.series limit 400`.execute(db);
  return rows;
}

interface Wanted {
  registerId: number;
  isShown: boolean;
  titleTh: string;
  titleEn: string;
}

/** Stores the registers shown to a registry, in this order. Defaults have no row. */
export async function replaceShown(db: Transaction, unitId: number, registers: readonly Wanted[]): Promise<void> {
  await sql`delete from register_display where unit_id = ${unitId}`.execute(db);
  await sql`
    insert into register_display (unit_id, register_id, shown, title_th, title_en, position)
    select ${unitId}, g."registerId", g."isShown", g."titleTh", g."titleEn", g.position
    from
      json_to_recordset(${JSON.stringify(registers.map((one, position) => ({ ...one, position: position + 1 })))}::json)
      as g ("registerId" int, "isShown" boolean, "titleTh" text, "titleEn" text, position smallint)
        join register r on r.id = g."registerId"
    where r.unit_id = ${unitId} or g."isShown"`.execute(db);
}

/** The agency forms without a register at a registry. */
export async function formsWithout(db: Database | Transaction, unitId: number): Promise<{ code: string; name: { th: string; en: string } }[]> {
  const { rows } = await sql<{ code: string; name: { th: string; en: string } }>`
    select f.code, json_build_object('th', f.name_th, 'en', coalesce(nullif(f.name_en, ''), f.name_th)) as name
    from letter_form f
    where f.active and not exists (select 1 from register r
      where r.unit_id = ${unitId} and r.kind = 'licence' and not r.is_secret and r.series = f.code)
    order by f.position, f.code`.execute(db);
  return rows;
}

/** Opens the register that numbers the letters of a form; null if it exists or there is no such form. */
export async function insertSeries(db: Transaction, unitId: number, formCode: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into register (unit_id, kind, is_secret, series) select ${unitId}::int, 'licence', false, code
    from letter_form where code = ${formCode}
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** The number formats of a registry, newest first within each kind. */
export async function findFormats(db: Database, unitId: number): Promise<Omit<NumberFormat, 'example'>[]> {
  const { rows } = await sql<Omit<NumberFormat, 'example'>>`
    select id as "formatId", kind, template, valid_from as "validFrom", valid_to as "validTo" from number_format
    where unit_id = ${unitId} order by kind, valid_from desc`.execute(db);
  return rows;
}

interface Format {
  unitId: number;
  formatId: number | null;
  kind: RegisterKind;
  template: string;
  validFrom: string;
  validTo: string | null;
}

/** Whether another format is valid on one of these days. */
export async function overlapsFormat(db: Transaction, { unitId, formatId, kind, validFrom, validTo }: Format): Promise<boolean> {
  const { rows } = await sql`
    select 1 from number_format where unit_id = ${unitId} and kind = ${kind} and id is distinct from ${formatId}::int
      and daterange(valid_from, valid_to, '[]') && daterange(${validFrom}::date, ${validTo}::date, '[]') limit 1`.execute(db);
  return rows.length > 0;
}

/** Stores a format; null if the one to change does not exist. Assigned numbers keep what was printed. */
export async function saveFormat(db: Transaction, format: Format, { personId, now }: { personId: number; now: Date }): Promise<SavedFormat | null> {
  const { unitId, formatId, kind, template, validFrom, validTo } = format;
  const { rows } =
    formatId === null
      ? await sql<SavedFormat>`
          insert into number_format (unit_id, kind, template, valid_from, valid_to, saved_at, saved_by)
          values (${unitId}, ${kind}, ${template}, ${validFrom}, ${validTo}, ${now}, ${personId})
          returning id as "formatId", null as former`.execute(db)
      : await sql<SavedFormat>`
          update number_format f set template = ${template}, valid_from = ${validFrom}, valid_to = ${validTo},
            saved_at = ${now}, saved_by = ${personId}
          from (select id, template from number_format where id = ${formatId} for update) old
          where f.id = old.id and f.unit_id = ${unitId} and f.kind = ${kind}
          returning f.id as "formatId", old.template as former`.execute(db);
  return rows[0] ?? null;
}

interface SavedFormat {
  formatId: number;
  /** The template that it replaces. */
  former: string | null;
}
