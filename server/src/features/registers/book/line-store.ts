import type { InputOf } from '@sarabun/contract/endpoint';
import type { listRegister, RegisterLine, RegisterNarrowing } from '@sarabun/contract/registers/register-pages';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database';
import { nameOfDesk } from '../../../platform/desk-name';
import { continuesSql, givenEndSql } from '../../queues';
import type { ActionEnd, ActionStep, Answer } from './action-texts';
import { findLetterCorrections, type LineCorrection } from './letter-correction-store';

const maxCounted = 10_000;
/** Of a search in the order of lines, which is read from its start and needs no more to know that there are many. */
const maxFound = 1000;

export type LineQuery = RegisterNarrowing & { clearance: number };
type Order = Pick<InputOf<typeof listRegister>, 'sort' | 'order'>;

/** A line with the sources of its การปฏิบัติ text. */
export type FoundLine = Omit<RegisterLine, 'action' | 'isActionOwn'> & {
  ownAction: string;
  enteredById: number;
  steps: ActionStep[];
  answers: Answer[];
  end: ActionEnd | null;
  corrections?: LineCorrection[];
};

const narrows = ({ search, state, from, to }: LineQuery) => search !== '' || state !== 'all' || from !== undefined || to !== undefined;

/** SQL: what a letter of the register's desk is marked with in the search, by class. */
const tokensOf = (registerId: number, clearance: number) => sql`
  array(select d.id * 4 + level from register r join desk d on d.unit_id = r.unit_id and d.kind = 'unit'
    cross join generate_series(1, ${clearance}::int) level where r.id = ${registerId})`;

/**
 * SQL: the matching lines, as a union so that each part uses its own index: a number by itself, letters of the registry's desk by the
 * letters' index of the years in which they entered, letters on paper by theirs. "Offset 0" keeps the years apart, so that only theirs are
 * searched. With `most`, no more letters than that are collected.
 */
function matching({ registerId, year, search, clearance }: LineQuery, most?: number): RawBuilder<unknown> {
  const here = (entry: string) => sql`
    ${sql.ref(`${entry}.register_id`)} = ${registerId} and ${sql.ref(`${entry}.year`)} = ${year}`;
  return sql`e.id in (
    select n.id from register_entry n
    where ${here('n')} and n.number = case when fold(${search}) ~ '^[0-9]{1,9}$' then fold(${search})::int end
    union select p.id from register_entry p where ${here('p')} and p.paper_said like like_pattern(squeeze(${search}))
    union (select l.id from (
        select ${year}::smallint as year
        union select o.other_year from register_entry o where ${here('o')} and o.other_year is not null
      ) y cross join lateral (
        select s.document_id from doc_search s
        where s.year = y.year and s.text like like_pattern(squeeze(${search}))
          and s.visible_to && ${tokensOf(registerId, clearance)} offset 0
      ) found join register_entry l on l.document_id = found.document_id and ${here('l')}
      ${most === undefined ? sql`` : sql`limit ${sql.lit(most)}`}))`;
}

/** SQL: whether a line matches, looked up for it alone: for the lines of a register that has many of them. */
const matches = ({ registerId, search, clearance }: LineQuery): RawBuilder<unknown> => sql`(
    e.number = case when fold(${search}) ~ '^[0-9]{1,9}$' then fold(${search})::int end
    or coalesce(e.paper_said like like_pattern(squeeze(${search})), false)
    or coalesce((select s.text like like_pattern(squeeze(${search}))
        and s.visible_to && ${tokensOf(registerId, clearance)}
      from doc_search s where s.document_id = e.document_id and s.year = coalesce(e.other_year, e.year)), false))`;

function within(query: LineQuery, matched: RawBuilder<unknown> = matching(query)): RawBuilder<boolean> {
  const { registerId, year, clearance, search, state, from, to } = query;
  const found = search === '' ? sql`true` : matched;
  const inState = state === 'all' ? sql`true` : state === 'backDated' ? sql`e.dated_for is not null` : sql`e.state = ${state}`;
  return sql<boolean>`
    e.register_id = ${registerId} and e.year = ${year} and e.secrecy <= ${clearance} and ${inState} and ${found}
    and ${from === undefined ? sql`true` : sql`e.entered_at >= ${from}::date`}
      and ${to === undefined ? sql`true` : sql`e.entered_at < ${to}::date + 1`}`;
}

/**
 * The number of matching lines. For a whole register-year it is the last number, less hidden lines; with filters, counting stops at ten
 * thousand, and at a thousand for a search in the order of lines.
 */
export async function countLines(db: Database, query: LineQuery & Order): Promise<Counted> {
  if (narrows(query)) {
    const most = query.search !== '' && ofLine.has(query.sort) ? maxFound : maxCounted;
    const hasOneFilter = query.state === 'all' && query.from === undefined && query.to === undefined;
    const matched = hasOneFilter ? matching(query, most + 1) : matching(query);
    const { rows } = await sql<{
      n: number;
    }>`
      select count(*) as n from (select 1 from register_entry e where ${within(query, matched)}
        limit ${sql.lit(most + 1)}) counted`.execute(db);
    const n = rows[0]?.n ?? 0;
    return { total: Math.min(n, most), more: n > most, hidden: 0 };
  }
  const { rows } = await sql<{ last: number; hidden: number }>`
    select coalesce((select last_number from number_series
      where register_id = ${query.registerId} and year = ${query.year}), 0) as last,
      (select count(*) from register_entry
        where register_id = ${query.registerId} and year = ${query.year} and secrecy > ${query.clearance}
        and secrecy > 1) as hidden`.execute(db);
  const { last = 0, hidden = 0 } = rows[0] ?? {};
  return { total: last - hidden, more: false, hidden };
}

const words = (at: string) => `${at} collate "th-x-icu"`;
/** Sort expressions; the values are in the letter, or in the line for a letter on paper. */
const sortKeys: Record<Order['sort'], string> = {
  number: 'e.number',
  enteredAt: 'e.entered_at',
  letterNumber: words(`case when e.leg_id is not null then coalesce(d.number, '') when e.state = 'reserved' then '' else e.printed end`),
  datedOn: 'coalesce(d.dated_on, e.letter_dated_on)',
  sender: words('coalesce(d.sender, e.sender)'),
  addressee: words(`coalesce(nullif(d.addressee, ''), e.addressee)`),
  subject: words('coalesce(d.subject, e.subject)'),
  remark: words('e.remark'),
};
const ofLine: ReadonlySet<Order['sort']> = new Set(['number', 'enteredAt']);

/** Whether this many lines can be sorted: by number and time any, through their indexes; by values of letters as many as are counted. */
export const canSort = (sort: Order['sort'], { total, more }: { total: number; more: boolean }): boolean => ofLine.has(sort) || (!more && total <= maxCounted);

interface Counted {
  total: number;
  more: boolean;
  hidden: number;
}

/** Lines of a register-year. Numbers have no gaps, so an unfiltered page is found by its numbers, not by counting. */
export async function findLines(
  db: Database,
  query: LineQuery & Order,
  page: { limit: number; offset: number },
  { deskIds, all }: { deskIds: readonly number[]; all?: Counted },
): Promise<FoundLine[]> {
  const { limit, offset } = page;
  const direct = all !== undefined && all.hidden === 0 && !narrows(query) && query.sort === 'number';
  const [low, high] = query.order === 'asc' ? [offset + 1, offset + limit] : [(all?.total ?? 0) - offset - limit + 1, (all?.total ?? 0) - offset];
  const order = sql.raw(`
    ${sortKeys[query.sort]} ${query.order}${query.sort === 'datedOn' ? ' nulls last' : ''}, e.number ${query.order}`);
  const letter = ofLine.has(query.sort) ? sql`` : sql`left join document d on d.id = e.document_id`;
  // Where a search finds many lines, those of a page are soon met in their order; collecting all of them takes longer.
  const hasMany = query.search !== '' && all?.more === true && ofLine.has(query.sort);
  const chosen = direct
    ? sql`
      select e.* from register_entry e where ${within(query)} and e.number between ${low} and ${high} order by ${order}`
    : sql`
      select e.* from register_entry e ${letter}
      where ${within(query, hasMany ? matches(query) : matching(query))} order by ${order} limit ${limit}
        offset ${offset}`;
  const { rows } = await sql<FoundLine>`${lineColumns(deskIds)} from (${chosen}) e ${lineJoins} order by ${order}`.execute(db);
  return rows.map(withKept);
}

/** The ids of the matching lines, by number. */
export async function findLineIds(db: Database, query: LineQuery, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from register_entry e where ${within(query)} order by e.number limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Some of these lines, by number, with what was corrected in their letters. */
export async function findLinesOf(db: Database, ids: readonly number[], clearance: number): Promise<FoundLine[]> {
  const { rows } = await sql<FoundLine>`${lineColumns([])}
    from (select e.* from register_entry e where e.id = any(${ids}) and e.secrecy <= ${clearance}) e ${lineJoins}
    order by e.number`.execute(db);
  const corrections = await findLetterCorrections(db, ids);
  return rows.map((line) => ({ ...withKept(line), corrections: corrections.get(line.entryId) ?? [] }));
}

const withKept = (line: FoundLine): FoundLine => ({ ...line, steps: line.steps ?? [], answers: line.answers ?? [] });

const lineColumns = (deskIds: readonly number[]) => sql`
  select e.id as "entryId", e.version, e.number, e.state, e.printed, e.document_id as "documentId", e.leg_id as "legId",
    e.document_id is not null and (select true from document_party p
      where p.document_id = e.document_id and p.desk_id = any(${deskIds}) limit 1) is not null as "mayOpen",
    e.secrecy, e.entered_at as "enteredAt", e.entered_by as "enteredById", n.shown_name as "enteredBy",
    e.dated_for as "datedFor",
    case when e.leg_id is not null then coalesce(d.number, '') when e.state = 'reserved' then ''
      else e.printed end as "letterNumber", coalesce(d.dated_on, e.letter_dated_on) as "datedOn",
    coalesce(d.shown_sender, e.sender) as sender, coalesce(nullif(d.addressee, ''), e.addressee) as addressee,
    case when e.document_id is null and e.subject = '' then coalesce(b.reason, '')
      else coalesce(d.subject, e.subject) end as subject,
    e.action_taken as "ownAction", e.remark, case when e.state = 'reserved' then b.expires_on end as "expiresOn", e.own,
    steps.steps, answers.answers, ended.end`;

const dayOf = (moment: string) => sql.raw(`(${moment} at time zone 'Asia/Bangkok')::date`);

const lineJoins = sql`
  join person n on n.id = e.entered_by left join document d on d.id = e.document_id
    left join number_block b on b.id = e.block_id
  left join lateral (
    with recursive chain as (
      select e.leg_id as id
      union all select l.id from chain join leg l on l.parent_leg_id = chain.id
        where l.state <> 'recalled' and ${sql.raw(continuesSql('l'))}
    ), gone as (
      select l.purpose, l.to_desk_id, l.sent_at, l.id from chain join leg l on l.parent_leg_id = chain.id
      where l.state <> 'recalled'
      union all
      select l.purpose, l.to_desk_id, l.sent_at, l.id from leg l
        where e.leg_id is null and l.document_id = e.document_id and l.purpose = 'delivery' and l.state <> 'recalled'
          and exists (select 1 from leg s where s.id = l.parent_leg_id and s.purpose = 'signature')
    ), said as (
      select s.purpose::text, ${nameOfDesk('s.to_desk_id')} as "to",
        ${dayOf('s.sent_at')} as "on", null as way, s.id, 0 as position
      from gone s
      union all
      select 'dispatch', r.name, r.sent_on, r.way, null, r.position from letter_receiver r
      where e.leg_id is null and r.document_id = e.document_id and r.sent_on is not null
    )
    select json_agg(json_build_object('purpose', purpose, 'to', "to", 'on', "on", 'way', way)
      order by id nulls last, "on", position) as steps from said
  ) steps on e.state = 'issued' and e.document_id is not null
  left join lateral (
    select case
      when d.state = 'closed' then json_build_object('how', 'closed', 'on', ${dayOf('d.closed_at')})
      when l.closed then json_build_object('how', 'closed', 'on', ${dayOf('l.ended_at')})
      when l.state = 'done' then (select json_build_object('how', g.how, 'on', ${dayOf('l.ended_at')})
        from (select ${sql.raw(givenEndSql('l'))} as how) g where g.how is not null)
      end as end
    from (select 1) one left join leg l on l.id = e.leg_id
  ) ended on e.state = 'issued' and e.document_id is not null
  left join lateral (
    select json_agg(json_build_object('number', o.number, 'on', o.dated_on) order by o.id) as answers
    from letter_answer a join document o on o.id = a.document_id
    where a.answers_id = e.document_id and o.number <> '' and o.secrecy <= 1
  ) answers on e.state = 'issued' and e.leg_id is not null`;

/** Locks a line and reads its owner; null if there is none. */
export async function lockLine(db: Transaction, entryId: number) {
  const { rows } = await sql<{
    registerId: number;
    version: number;
    secrecy: number;
    state: string;
    legId: number | null;
    documentId: number | null;
    number: number;
    year: number;
    action: string;
    remark: string;
    own: Record<string, string>;
  }>`
    select register_id as "registerId", version, secrecy, state, leg_id as "legId", document_id as "documentId", number,
      year, action_taken as action, remark, own
    from register_entry where id = ${entryId} for update`.execute(db);
  return rows[0] ?? null;
}

export async function findLineRegister(db: Database, entryId: number): Promise<{ registerId: number; secrecy: number } | null> {
  const { rows } = await sql<{
    registerId: number;
    secrecy: number;
  }>`select register_id as "registerId", secrecy from register_entry where id = ${entryId}`.execute(db);
  return rows[0] ?? null;
}

interface Correction {
  action: string;
  remark: string;
  own: Record<string, string>;
}

/** Corrects a line and keeps the old values. */
export async function saveCorrection(
  db: Transaction,
  entryId: number,
  before: Correction,
  after: Correction,
  { personId, now }: { personId: number; now: Date },
): Promise<void> {
  await sql`
    with changed as (
      update register_entry set action_taken = ${after.action}, remark = ${after.remark},
        own = ${JSON.stringify(after.own)}::jsonb, version = version + 1 where id = ${entryId}
    )
    insert into register_entry_change (entry_id, at, person_id, before, after)
    values (${entryId}, ${now}, ${personId}, ${JSON.stringify(flat(before))}::jsonb,
      ${JSON.stringify(flat(after))}::jsonb)`.execute(db);
}

const flat = ({ action, remark, own }: Correction) => ({ action, remark, ...own });

/** What was corrected on a line, and in the letter from which its values come, newest first. */
export async function findCorrections(db: Database, entryId: number) {
  const { rows } = await sql<{
    at: Date;
    by: string;
    before: Record<string, string>;
    after: Record<string, string>;
    reason: string;
  }>`
    select c.at, p.shown_name as by, c.before, c.after, c.reason
    from (
      select at, person_id, before, after, reason from register_entry_change where entry_id = ${entryId}
      union all
      select l.at, l.person_id, l.before, l.after, l.reason
      from register_entry e join letter_correction l on l.document_id = e.document_id where e.id = ${entryId}
    ) c join person p on p.id = c.person_id order by c.at desc
    limit 100`.execute(db);
  return rows;
}
