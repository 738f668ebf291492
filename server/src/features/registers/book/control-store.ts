import type { ControlNarrowing } from '@sarabun/contract/registers/control-register';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database';
import { nameOfDesk } from '../../../platform/desk-name';
import { containing } from '../../../platform/like-pattern';
import type { LegPurpose, LegState, RegisterKind } from '../../../platform/schema';

/** The number of a secret letter in a register of the unit. */
export interface ControlNumber {
  kind: RegisterKind;
  printed: string;
  on: string;
  isVoid: boolean;
}

/** A leg of a secret letter. */
export interface ControlStep {
  purpose: LegPurpose;
  state: LegState;
  from: string | null;
  to: string;
  sentAt: Date;
  receivedAt: Date | null;
  receivedBy: string | null;
}

/** A secret letter in the registers of a unit, with its history. */
export interface ControlledLetter {
  sequence: number;
  entryId: number;
  documentId: number | null;
  legId: number | null;
  mayOpen: boolean;
  secrecy: number;
  enteredAt: Date;
  isVoid: boolean;
  letterNumber: string;
  datedOn: string | null;
  sender: string;
  addressee: string;
  subject: string;
  remark: string;
  numbers: ControlNumber[];
  steps: ControlStep[];
  dispatches: { name: string; way: string; on: string; receiver: string }[];
  readers: { name: string; firstAt: Date; lastAt: Date; times: number }[];
  copies: { name: string; lastAt: Date; times: number }[];
}

/** The registries among these units, with the Buddhist years in which they numbered secret letters. */
export async function findControlRegistries(db: Database, unitIds: readonly number[]): Promise<{ unitId: number; unitName: string; years: number[] }[]> {
  const { rows } = await sql<{ unitId: number; unitName: string; years: number[] }>`
    select u.id as "unitId", u.shown_name as "unitName", coalesce((
      select array_agg(distinct s.year order by s.year desc) from register r
        join number_series s on s.register_id = r.id where r.unit_id = u.id and r.is_secret), '{}') as years
    from unit u where u.id = any(${unitIds})
      and exists (select 1 from register r where r.unit_id = u.id and r.is_secret) order by u.code`.execute(db);
  return rows;
}

/** SQL: lines of a unit's secret registers, and lines of open ones whose letter is secret by now. Reserved numbers have no letter yet. */
const entries = (unitId: number, year: number) => sql`
  select e.*, r.kind from register r join register_entry e on e.register_id = r.id and e.year = ${year}
  where r.unit_id = ${unitId} and r.is_secret and e.state <> 'reserved'
  union all
  select e.*, r.kind from register r
    join register_entry e on e.register_id = r.id and e.year = ${year} and e.secrecy > 1
    where r.unit_id = ${unitId} and not r.is_secret and e.state <> 'reserved'`;

/**
 * Secret letters of a unit and year, each once, in order of arrival: a letter keeps its position whatever is hidden. All of them are read
 * for this; a registry has some hundred secret letters a year, at most thousands.
 */
const letters = ({ unitId, year, search, from, to }: ControlNarrowing, clearance: number): RawBuilder<unknown> => sql`
  entry as (${entries(unitId, year)}),
  first as (
    select distinct on (coalesce(e.document_id, -e.id)) e.* from entry e
    where e.document_id is not null or e.subject <> '' order by coalesce(e.document_id, -e.id), e.entered_at, e.id
  ),
  line as (
    select f.id, f.document_id, f.leg_id, f.entered_at,
      row_number() over (order by f.entered_at, f.id)::int as sequence,
      greatest(f.secrecy, coalesce(d.secrecy, 1)) as secrecy, f.state,
      case when f.leg_id is null then f.printed else coalesce(d.number, '') end as letter_number,
        coalesce(d.dated_on, f.letter_dated_on) as dated_on,
      coalesce(d.shown_sender, f.sender) as sender, coalesce(nullif(d.addressee, ''), f.addressee) as addressee,
        coalesce(d.subject, f.subject) as subject, f.remark, f.printed
    from first f left join document d on d.id = f.document_id
  ),
  shown as (
    select * from line where secrecy <= ${clearance}
      and (${search} = '' or fold(printed || ' ' || letter_number || ' ' || subject || ' ' || sender || ' '
        || addressee) like fold(${containing(search)}))
      and ${from === undefined ? sql`true` : sql`entered_at >= ${from}::date`}
        and ${to === undefined ? sql`true` : sql`entered_at < ${to}::date + 1`}
  )`;

export async function countControlled(db: Database, query: ControlNarrowing, clearance: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`with ${letters(query, clearance)} select count(*)::int as n from shown`.execute(db);
  return rows[0]?.n ?? 0;
}

const life = sql`
  coalesce((select json_agg(json_build_object('kind', e.kind, 'printed', e.printed,
    'on', coalesce(e.dated_for, (e.entered_at at time zone 'Asia/Bangkok')::date), 'isVoid', e.state = 'void')
    order by e.entered_at, e.id)
    from entry e where e.id = s.id or e.document_id = s.document_id), '[]') as numbers,
  coalesce((select json_agg(json_build_object('purpose', l.purpose, 'state', l.state,
    'from', ${nameOfDesk('l.from_desk_id')}, 'to', ${nameOfDesk('l.to_desk_id')}, 'sentAt', l.sent_at,
      'receivedAt', l.received_at, 'receivedBy', (select n.shown_name from person n where n.id = l.received_by))
        order by l.sequence)
    from leg l where l.document_id = s.document_id), '[]') as steps,
  coalesce((select json_agg(json_build_object('name', r.name, 'way', r.way, 'on', r.sent_on,
    'receiver', coalesce(r.receiver_name, '')) order by r.position)
    from letter_receiver r where r.document_id = s.document_id and r.way is not null), '[]') as dispatches,
  coalesce((select json_agg(json_build_object('name', n.shown_name, 'firstAt', r.first_at, 'lastAt', r.last_at,
    'times', greatest(1, o.times)) order by r.first_at, n.id)
    from document_reader r join person n on n.id = r.person_id cross join lateral (
      select count(*)::int as times from audit a
      where a.document_id = r.document_id and a.person_id = r.person_id and a.action = 'recordOpening') o
    where r.document_id = s.document_id), '[]') as readers,
  coalesce((select json_agg(json_build_object('name', n.shown_name, 'lastAt', t.last_at, 'times', t.times)
    order by t.last_at, n.id)
    from (select a.person_id, max(a.at) as last_at, count(*)::int as times from audit a
      where a.document_id = s.document_id and a.action = 'takeSecretFile' group by a.person_id) t
      join person n on n.id = t.person_id), '[]') as copies`;

/** Secret letters of a unit and year with their history; last first on screen, first first on paper. */
export async function findControlled(
  db: Database,
  query: ControlNarrowing,
  { clearance, deskIds, order, limit, offset }: { clearance: number; deskIds: readonly number[]; order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<ControlledLetter[]> {
  const { rows } = await sql<ControlledLetter>`
    with ${letters(query, clearance)},
      page as (select * from shown order by sequence ${sql.raw(order)} limit ${limit} offset ${offset})
    select s.sequence, s.id as "entryId", s.document_id as "documentId", s.leg_id as "legId",
      s.document_id is not null and (select true from document_party p
        where p.document_id = s.document_id and p.desk_id = any(${deskIds}) limit 1) is not null as "mayOpen",
      s.secrecy, s.entered_at as "enteredAt", s.state = 'void' as "isVoid", s.letter_number as "letterNumber",
        s.dated_on as "datedOn", s.sender, s.addressee, s.subject, s.remark, ${life}
    from page s order by s.sequence ${sql.raw(order)}`.execute(db);
  return rows.map(withMoments);
}

/** Timestamps inside JSON arrive as text. */
const withMoments = (found: ControlledLetter): ControlledLetter => ({
  ...found,
  steps: found.steps.map((step) => ({ ...step, sentAt: new Date(step.sentAt), receivedAt: step.receivedAt && new Date(step.receivedAt) })),
  readers: found.readers.map((reader) => ({ ...reader, firstAt: new Date(reader.firstAt), lastAt: new Date(reader.lastAt) })),
  copies: found.copies.map((copy) => ({ ...copy, lastAt: new Date(copy.lastAt) })),
});
