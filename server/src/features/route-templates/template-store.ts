import type { Responsibility } from '@sarabun/contract/documents/action';
import type { RouteTemplate, TemplateWay } from '@sarabun/contract/route-templates/route-templates';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database';
import { joinedDeskName } from '../../platform/desk-name';
import { inForce } from '../../platform/in-force';
import { containing } from '../../platform/like-pattern';

export interface SavedTemplate {
  nameTh: string;
  nameEn: string;
  way: TemplateWay;
  unitId: number | null;
  active: boolean;
  steps: readonly { deskId: number; responsibility: Responsibility }[];
}

const steps = (now: Date) => sql`coalesce((
  select json_agg(json_build_object('deskId', k.id, 'name', ${joinedDeskName({ post: 'q', person: 'n', unit: 'o' })},
    'detail',
    coalesce(case when k.kind = 'post' then (select h.shown_name from seat e join person h on h.id = e.person_id
      where e.desk_id = k.id
      and e.function in ('holder', 'acting') and ${inForce('e', now)} order by e.function limit 1) end, o.shown_name),
    'responsibility', s.responsibility) order by s.sequence)
  from route_template_step s join desk k on k.id = s.desk_id join unit o on o.id = k.unit_id
    left join post q on q.id = k.post_id left join person n on n.id = k.person_id
  where s.template_id = t.id and o.closed_on is null and q.closed_on is null and n.closed_on is null), '[]')`;
const selected = (now: Date) =>
  sql`
    t.id as "templateId", t.version, t.name_th as "nameTh", t.name_en as "nameEn", t.way, t.unit_id as "unitId",
      u.shown_name as "unitName", t.active, ${steps(now)} as steps`;
const named = sql.raw(`t.name_th collate "th-x-icu", t.id`);

/** A page of the templates by name, with their number. */
export async function findTemplates(
  db: Database,
  { search, way, page, pageSize, now }: { search: string; way: TemplateWay | undefined; page: number; pageSize: number; now: Date },
): Promise<{ data: RouteTemplate[]; total: number }> {
  const pattern = containing(search);
  const wanted = sql`
    (fold(t.name_th || ' ' || t.name_en) || ' ' || coalesce(u.search_text, '')) like fold(${pattern})
      and (${way ?? null}::template_way is null or t.way = ${way ?? null}::template_way)`;
  const [rows, counted] = await Promise.all([
    sql<RouteTemplate>`
      select ${selected(now)} from route_template t left join unit u on u.id = t.unit_id where ${wanted}
      order by ${named} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from route_template t left join unit u on u.id = t.unit_id where ${wanted}`.execute(db),
  ]);
  return { data: rows.rows, total: counted.rows[0]?.total ?? 0 };
}

const maxOffered = 50;

/** The active templates of the whole office, of these units and of those above them. */
export async function findOffered(db: Database, { unitIds, way, now }: { unitIds: readonly number[]; way: TemplateWay; now: Date }): Promise<RouteTemplate[]> {
  const { rows } = await sql<RouteTemplate>`
    with recursive up as (
      select id, parent_id from unit where id = any(${unitIds})
      union select o.id, o.parent_id from unit o join up on up.parent_id = o.id
    )
    select ${selected(now)} from route_template t left join unit u on u.id = t.unit_id
    where t.active and t.way = ${way} and (t.unit_id is null or t.unit_id in (select id from up)) order by ${named}
    limit ${sql.lit(maxOffered)}`.execute(db);
  return rows.filter((row) => row.steps.length > 0);
}

export async function findUnits(db: Database): Promise<{ unitId: number; name: string }[]> {
  const { rows } = await sql<{ unitId: number; name: string }>`
    select id as "unitId", u.shown_name as name from unit u where closed_on is null
    order by level, name_th collate "th-x-icu", id limit 2000`.execute(db);
  return rows;
}

/** Locks a template and returns its version; null if there is none. */
export async function lockTemplate(db: Transaction, templateId: number): Promise<{ version: number } | null> {
  const { rows } = await sql<{ version: number }>`select version from route_template where id = ${templateId} for update`.execute(db);
  return rows[0] ?? null;
}

export async function isNameTaken(db: Transaction, { nameTh, unitId }: SavedTemplate, exceptId: number | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from route_template where name_th = ${nameTh} and coalesce(unit_id, 0) = ${unitId ?? 0}
      and id <> coalesce(${exceptId}::int, 0)`.execute(db);
  return rows.length > 0;
}

/** Which of these desks are active, with their kind. */
export async function findDesks(db: Transaction, deskIds: readonly number[]): Promise<{ deskId: number; kind: string }[]> {
  const { rows } = await sql<{ deskId: number; kind: string }>`
    select d.id as "deskId", d.kind from desk d join unit u on u.id = d.unit_id left join post p on p.id = d.post_id
      left join person n on n.id = d.person_id
    where d.id = any(${deskIds}) and u.closed_on is null and p.closed_on is null and n.closed_on is null`.execute(db);
  return rows;
}

export async function isUnit(db: Transaction, unitId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from unit where id = ${unitId} and closed_on is null`.execute(db);
  return rows.length > 0;
}

/** Stores a template and its steps; returns its id. */
export async function writeTemplate(
  db: Transaction,
  templateId: number | null,
  template: SavedTemplate,
  { personId, now }: { personId: number; now: Date },
): Promise<number> {
  const { nameTh, nameEn, way, unitId, active } = template;
  const { rows } = await (templateId === null
    ? sql<{ id: number }>`
        insert into route_template (name_th, name_en, way, unit_id, active, changed_at, changed_by)
        values (${nameTh}, ${nameEn}, ${way}, ${unitId}, ${active}, ${now}, ${personId}) returning id`
    : sql<{ id: number }>`
        update route_template set name_th = ${nameTh}, name_en = ${nameEn}, way = ${way}, unit_id = ${unitId},
          active = ${active}, version = version + 1, changed_at = ${now},
          changed_by = ${personId} where id = ${templateId} returning id`
  ).execute(db);
  const id = rows[0]?.id as number;
  await sql`delete from route_template_step where template_id = ${id}`.execute(db);
  await db
    .insertInto('route_template_step')
    .values(template.steps.map(({ deskId, responsibility }, index) => ({ template_id: id, sequence: index + 1, desk_id: deskId, responsibility })))
    .execute();
  return id;
}

/** Deletes a template; false if there is none. */
export async function deleteTemplate(db: Transaction, templateId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from route_template where id = ${templateId}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
