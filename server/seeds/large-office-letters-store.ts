import type pg from 'pg';
import { departments, firstDepartment, firstDivision, units } from './large-office-people-store';
import { commands, matters, openings, senders, tasks } from './large-office-words';

/** The first working day of the large office, in Buddhist year 2564; a Monday. */
export const firstDay = '2021-01-04';

/**
 * The life of each letter, drawn at random: which of five routes it takes, how far it has come, over which desks. Most were closed long
 * ago; of the newest, most are still open. Each has three legs, except those that have only just arrived or are not yet signed.
 * - direct: a unit's registry → its head → a person or a unit (assignment), or a person (command)
 * - central: the central registry → the registry of a division → a person (assignment)
 * - down: the central registry → a department's registry → the registry of one of its divisions
 * - consider: a unit's registry → the deputy → the head; the secret letters are among these
 * - own: written by an officer, reviewed by the head, signed by the head of the department, delivered to a registry
 */
const drawLetters = `
  create temp table plan as
  with timed as materialized (
    select i, (date '${firstDay}' + (working / 5)::int * 7 + (working % 5)::int)::timestamp at time zone 'Asia/Bangkok' + interval '8 hours 30 minutes' + (exact - working) * interval '6 hours' as entered_at,
      pg_temp.chance(i, 1) as way_chance, pg_temp.chance(i, 2) < 0.7 * exp(($1 - i)::float8 / $1 / -0.08) + 0.012 as is_open, pg_temp.chance(i, 3) as stage_chance
    from generate_series(1, $1::bigint) as i, lateral (select (i - 1)::float8 * $2 / $1 as exact) as e, lateral (select floor(exact)::bigint as working) as w
  ), directed as materialized (
    select i, entered_at, case when way_chance < 0.40 then 'direct' when way_chance < 0.60 then 'central' when way_chance < 0.80 then 'down' when way_chance < 0.85 then 'consider' else 'own' end as way,
      is_open, stage_chance from timed
  ), staged as materialized (
    select i, entered_at, way,
      case when not is_open then 'closed'
        when way = 'own' then case when stage_chance < 0.25 then 'review' when stage_chance < 0.5 then 'sign' else 'last' end
        when stage_chance < 0.1 then 'arrived' when stage_chance < 0.2 then 'received' when stage_chance < 0.4 and way in ('direct', 'central') then 'reported' else 'last' end as stage,
      case when way in ('central', 'down') or pg_temp.chance(i, 4) < 0.3 then 1 else 2 + floor(pg_temp.chance(i, 5) * ${units - 1})::int end as unit1,
      case when way = 'consider' and pg_temp.chance(i, 6) < 0.4 then 2 when way = 'consider' and pg_temp.chance(i, 6) < 0.6 then 3 else 1 end as secrecy,
      case when pg_temp.chance(i, 7) < 0.82 then 1 when pg_temp.chance(i, 7) < 0.91 then 2 when pg_temp.chance(i, 7) < 0.96 then 3 else 4 end as speed,
      pg_temp.chance(i, 8) as last_chance
    from directed
  ), placed as materialized (
    select *, pg_temp.department_of(unit1) as department1,
      case way when 'central' then ${firstDivision} + floor(pg_temp.chance(i, 9) * ${units - firstDivision + 1})::int when 'down' then ${firstDepartment} + floor(pg_temp.chance(i, 9) * ${departments})::int else unit1 end as unit2,
      case stage when 'arrived' then 1 when 'received' then 1 when 'review' then 1 when 'sign' then 2 else 3 end as legs
    from staged
  ), settled as materialized (
    select *,
      case way
        when 'down' then pg_temp.division(unit2, i, 12)
        when 'own' then case when pg_temp.chance(i, 13) < 0.4 then 1 + (unit1 = 1)::int else 2 + (unit1 + floor(pg_temp.chance(i, 14) * ${units - 3})::int) % ${units - 1} end
        when 'direct' then case when unit1 = 1 then ${firstDepartment} + floor(pg_temp.chance(i, 14) * ${departments})::int else pg_temp.division(department1, i, 14) end
      end as unit3
    from placed
  ), decided as materialized (
    select *, pg_temp.head(unit1) as head1, pg_temp.head(department1) as signer, pg_temp.deputy(unit1) as deputy1, pg_temp.officer(unit2, i, 10) as officer,
      case when secrecy > 1 then pg_temp.secret_registrar(unit1) else pg_temp.registrar(unit1, i, 11) end as registrar1, pg_temp.registrar(unit2, i, 32) as registrar2, pg_temp.registrar(unit3, i, 33) as registrar3,
      case way when 'direct' then case when last_chance < 0.65 then 'person' when last_chance < 0.8 then 'unit' else 'command' end when 'central' then 'person' when 'consider' then 'post' else 'unit' end as last_to
    from settled
  )
  select i, entered_at, way, stage, legs, speed, secrecy, unit1, unit2, unit3, last_to, head1, signer, deputy1, officer, registrar1, registrar2, registrar3,
    case when way = 'own' then 'outgoing' else 'incoming' end::document_direction as direction,
    case when way = 'own' then ('{2,2,2,2,2,2,3,4,1}'::int[])[1 + floor(pg_temp.chance(i, 15) * 9)::int] else ('{1,1,1,1,1,1,1,3,3,7,11,15,16}'::int[])[1 + floor(pg_temp.chance(i, 15) * 13)::int] end as kind,
    case when way <> 'own' and pg_temp.chance(i, 16) < 0.3 then (entered_at at time zone 'Asia/Bangkok')::date + 5 + floor(pg_temp.chance(i, 17) * 26)::int end as due_on,
    case when last_to in ('person', 'unit', 'command') and way in ('direct', 'central') and pg_temp.chance(i, 18) < 0.5 then (entered_at at time zone 'Asia/Bangkok')::date + 3 + floor(pg_temp.chance(i, 19) * 18)::int end as task_due_on,
    case when way = 'own' then pg_temp.post_desk(head1) else pg_temp.unit_desk(unit1) end as desk1,
    case way when 'direct' then pg_temp.post_desk(head1) when 'consider' then pg_temp.post_desk(deputy1) when 'own' then pg_temp.post_desk(signer) else pg_temp.unit_desk(unit2) end as desk2,
    case last_to when 'unit' then pg_temp.unit_desk(unit3) when 'post' then pg_temp.post_desk(head1) else pg_temp.person_desk(officer) end as desk3,
    case when stage = 'closed' or stage = 'reported' then 'done' when last_to = 'unit' and legs = 3 then case when pg_temp.chance(i, 21) < 0.5 then 'delivered' else 'received' end when stage = 'received' then 'received' else 'delivered' end::leg_state as last_state,
    case when stage = 'closed' then least(entered_at + interval '1 day' + pg_temp.chance(i, 22) * interval '15 days', $3::timestamptz) end as closed_at,
    entered_at + interval '70 minutes' as last_sent_at
  from decided`;

/** One row for each leg so far: sender, receiver, purpose and outcome. */
const fillLegs = `
  insert into leg (id, document_id, sequence, parent_leg_id, from_desk_id, from_unit_id, to_desk_id, to_unit_id, purpose, state, sent_at, sent_by, opened_at, opened_by, received_at, received_by,
    ended_at, ended_by, assignment_id, responsibility, command_text, command_done, due_on)
  overriding system value
  select (i - 1) * 3 + sequence, i, sequence, case when sequence > 1 then (i - 1) * 3 + sequence - 1 end, from_desk, fd.unit_id, to_desk, td.unit_id, purpose::leg_purpose, state, sent_at, sent_by,
    case when opened then sent_at + interval '4 minutes' end, case when opened then receiver end, case when received then sent_at + interval '4 minutes' end, case when received then receiver end,
    ended_at, case when ended_at is not null then receiver end, case when purpose = 'assignment' then i end, case when purpose in ('assignment', 'command') then 'main'::responsibility end,
    case when purpose = 'command' then pg_temp.pick($1::text[], i, 30) end, purpose = 'command' and ended_at is not null, leg_due_on
  from (
    select p.i, l.sequence, l.from_desk, l.to_desk, l.purpose, l.sent_by, l.receiver, l.sent_at,
      case when l.sequence = p.legs then p.last_state when p.way = 'own' then 'done' else 'passedOn' end::leg_state as state,
      l.sequence < p.legs or p.last_state <> 'delivered' or pg_temp.chance(p.i, 31) < 0.5 as opened,
      l.to_desk <= ${units} and (l.sequence < p.legs or p.last_state <> 'delivered') as received,
      case when l.sequence < p.legs then l.sent_at + case l.sequence when 1 then interval '25 minutes' else interval '45 minutes' end
        when p.stage = 'reported' then l.sent_at + interval '90 minutes' else p.closed_at end as ended_at,
      case when l.purpose in ('assignment', 'command') then p.task_due_on when l.sequence = 1 or l.purpose = 'presentation' then p.due_on end as leg_due_on
    from plan p cross join lateral (values
      (1, case when p.way = 'own' then pg_temp.person_desk(p.officer) end, p.desk1, case when p.way = 'own' then 'review' else 'delivery' end,
        case when p.way = 'own' then p.officer else p.registrar1 end, case when p.way = 'own' then p.head1 else p.registrar1 end, p.entered_at),
      (2, p.desk1, p.desk2, case p.way when 'own' then 'signature' when 'direct' then 'presentation' when 'consider' then 'presentation' else 'delivery' end,
        case when p.way = 'own' then p.head1 else p.registrar1 end, case p.way when 'direct' then p.head1 when 'consider' then p.deputy1 when 'own' then p.signer else p.registrar2 end,
        p.entered_at + interval '25 minutes'),
      (3, p.desk2, p.desk3, case when p.way in ('own', 'down') then 'delivery' when p.way = 'consider' then 'presentation' when p.last_to = 'command' then 'command' else 'assignment' end,
        case p.way when 'direct' then p.head1 when 'consider' then p.deputy1 when 'own' then p.signer else p.registrar2 end,
        case p.last_to when 'unit' then p.registrar3 when 'post' then p.head1 else p.officer end, p.last_sent_at)
    ) as l (sequence, from_desk, to_desk, purpose, sent_by, receiver, sent_at)
    where l.sequence <= p.legs
  ) routed left join desk fd on fd.id = from_desk join desk td on td.id = to_desk
  order by i, sequence`;

const buddhistYearOf = (moment: string) => `extract(year from ${moment} at time zone 'Asia/Bangkok')::int + 543`;

/** Receive numbers of every leg received by a registry, send numbers of every signed own letter; gap-free in time order. */
const fillEntries = `
  insert into register_entry (register_id, year, number, document_id, leg_id, entered_at, entered_by, secrecy, other_year, printed)
  select register_id, year, number, document_id, leg_id, entered_at, entered_by, secrecy, nullif(letter_year, year),
    case when leg_id is not null then pg_temp.thai(number::text)
      when kind in ('order', 'certificate') then pg_temp.thai(number || '/' || year)
      else letter_code || '/' || case when kind = 'circular' then 'ว ' else '' end || pg_temp.thai(number::text) end
  from (
    select r.id as register_id, r.kind, u.letter_code, year, document_id, leg_id, entered_at, entered_by, secrecy, ${buddhistYearOf('letter_entered_at')} as letter_year,
      row_number() over (partition by r.id, year order by entered_at, document_id, leg_id) as number
    from (
      select l.to_unit_id as unit_id, 'receive'::register_kind as kind, p.secrecy > 1 as is_secret, p.i as document_id, l.id as leg_id, l.received_at as entered_at, l.received_by as entered_by, p.secrecy, p.entered_at as letter_entered_at
      from leg l join plan p on p.i = l.document_id where l.received_at is not null
      union all
      select pg_temp.unit_id(unit1), case kind when 3 then 'circular' when 4 then 'order' else 'send' end::register_kind, false, i, null, last_sent_at, signer, secrecy, entered_at
      from plan where way = 'own' and legs = 3
    ) given join register r using (unit_id, kind, is_secret) join unit u on u.id = r.unit_id,
      lateral (select ${buddhistYearOf('entered_at')} as year) as dated
  ) numbered order by entered_at, document_id, leg_id`;

const fillDocuments = `
  insert into document (id, kind, direction, state, number, dated_on, subject, sender, sender_type, addressee, speed, secrecy, due_on, owner_unit_id, has_file, entered_at, entered_by, closed_at)
  overriding system value
  select p.i, p.kind, p.direction,
    case p.stage when 'closed' then 'closed' when 'review' then 'inReview' when 'sign' then 'awaitingSignature' else case when p.way = 'own' then 'signed' else 'inProcess' end end::document_state,
    case when p.way <> 'own' then pg_temp.pick($2::text[], p.i, 40) || '/' || pg_temp.thai((1 + floor(pg_temp.chance(p.i, 41) * 9999)::int)::text) else coalesce(e.printed, '') end,
    case when p.way <> 'own' then (p.entered_at at time zone 'Asia/Bangkok')::date - 1 - floor(pg_temp.chance(p.i, 42) * 6)::int when e.id is not null then (e.entered_at at time zone 'Asia/Bangkok')::date end,
    pg_temp.pick($3::text[], p.i, 43) || pg_temp.pick($4::text[], p.i, 44) || ' ครั้งที่ ' || pg_temp.thai((1 + floor(pg_temp.chance(p.i, 45) * 24)::int) || '/' || (extract(year from p.entered_at)::int + 543)),
    case when p.way = 'own' then u.name_th else pg_temp.pick($1::text[], p.i, 40) end, case when p.way = 'own' then 2 else 1 end, h.name_th, p.speed, p.secrecy, p.due_on, u.id,
    pg_temp.chance(p.i, 46) < 0.8, p.entered_at, case when p.way = 'own' then p.officer else p.registrar1 end, p.closed_at
  from plan p join unit u on u.id = pg_temp.unit_id(p.unit1) join post h on h.id = pg_temp.head(case when p.way = 'own' then p.unit3 else p.unit1 end)
    left join register_entry e on e.document_id = p.i and e.leg_id is null
  order by p.i`;

/** Sealing their audit rows, about seven a letter, takes a minute or two at the product's first start. */
const auditedLetters = 150_000;

/**
 * The newest tenth of the letters have a scan of their own, whose text was read; the others share the papers. Ids of scans begin after those.
 * Rows are written once: an index made after an update in the same transaction is not used in it.
 */
const share = 10;
const scanId = (letter: string) => `1000 + ${letter}`;
const sentences = 12;

/** Tables next to letters and legs, each filled by one statement. */
const besides: readonly (readonly [what: string, statement: string, words?: readonly (readonly string[])[]])[] = [
  [
    'number_series',
    'insert into number_series (register_id, year, last_number) select register_id, year, max(number) from register_entry group by register_id, year order by register_id, year',
  ],
  ['number_line', 'select chain_unchained_numbers()'],
  [
    'document_party',
    `insert into document_party (document_id, desk_id)
      select document_id, to_desk_id from leg union select i, pg_temp.person_desk(officer) from plan where way = 'own' order by 1, 2`,
  ],
  [
    'file',
    `insert into file (id, sha256, size, media_type, pages, created_at) overriding system value
      select ${scanId('d.id')}, f.sha256, f.size, f.media_type, f.pages, d.entered_at from document d cross join (select * from file order by id limit 1) f
      where d.id > (select max(i) - max(i) / ${share} from plan) and d.secrecy = 1 and d.has_file order by d.id`,
  ],
  [
    'document_file',
    `insert into document_file (document_id, sequence, file_id, name)
      select d.id, 1, coalesce(scan.id, (papers.ids)[1 + d.id % cardinality(papers.ids)]), 'หนังสือ.pdf'
      from document d cross join (select array_agg(id) as ids from file where id < ${scanId('1')}) papers left join file scan on scan.id = ${scanId('d.id')}
      where d.has_file order by d.id`,
  ],
  [
    'file_text',
    `insert into file_text (file_id, state, text, ended_at)
      select id, 'read', (select string_agg(pg_temp.pick($1::text[], id, 60 + n) || pg_temp.pick($2::text[], id, 80 + n), ' ') from generate_series(1, ${sentences}) n), created_at
      from file where id >= ${scanId('1')} order by id`,
    [openings, matters],
  ],
  [
    'assignment',
    `insert into assignment (id, document_id, desk_id, assigned_by, assigned_at, task, due_on, needs_report, closed_at) overriding system value
      select l.assignment_id, l.document_id, l.from_desk_id, l.sent_by, l.sent_at, pg_temp.pick($1::text[], l.document_id, 51), l.due_on, pg_temp.chance(l.document_id, 50) < 0.5, l.ended_at
      from leg l where l.purpose = 'assignment' order by l.id`,
    [tasks],
  ],
  [
    'note',
    `insert into note (document_id, leg_id, kind, text, written_at, written_by, post_name)
      select l.document_id, l.parent_leg_id, case when l.purpose = 'command' then 'command' else 'note' end::note_kind, coalesce(l.command_text, pg_temp.pick($1::text[], l.document_id, 51)), l.sent_at, l.sent_by, q.name_th
      from leg l join post q on q.id = l.sent_by where l.purpose in ('assignment', 'command') order by l.id`,
    [tasks],
  ],
  [
    'follow',
    `insert into follow (document_id, desk_id, leg_id, person_id, since, due_on)
      select distinct on (l.document_id, l.to_desk_id) l.document_id, l.to_desk_id, l.id, coalesce(l.opened_by, l.sent_by), l.sent_at + interval '1 hour', case when pg_temp.chance(l.id, 52) < 0.7 then (l.sent_at + interval '14 days')::date end
      from leg l join plan p on p.i = l.document_id where p.stage <> 'closed' and l.sequence in (1, 3) and pg_temp.chance(l.id, 53) < 0.08
      order by l.document_id, l.to_desk_id, l.id`,
  ],
  [
    'document_reader',
    `insert into document_reader (document_id, person_id, first_at, last_at)
      select document_id, opened_by, min(opened_at), max(opened_at) from leg where opened_at is not null group by 1, 2 order by 1, 2`,
  ],
  [
    'notification',
    `insert into notification (person_id, module, title, html, document_id, leg_id, secrecy, created_at, read_at)
      select case t.kind when 'unit' then case when d.secrecy > 1 then pg_temp.secret_registrar(t.id) else pg_temp.registrar(t.id, d.id, 54) end else coalesce(t.person_id, t.post_id) end, 'SARABAN', 'มีหนังสือถึงท่าน',
        '<b>' || d.number || '</b> ' || d.subject, d.id, l.id, d.secrecy, l.sent_at, case when l.opened_at is not null or pg_temp.chance(l.id, 55) < 0.5 then l.sent_at + interval '5 minutes' end
      from plan p join document d on d.id = p.i join leg l on l.document_id = p.i and l.sequence = p.legs join desk t on t.id = l.to_desk_id order by l.id`,
  ],
  [
    'audit',
    `insert into audit (at, person_id, action, document_id, detail)
      with newest as (select max(i) - ${auditedLetters} as after from plan)
      select at, person_id, action, document_id, jsonb_build_object('legId', leg_id) from (
        select entered_at as at, entered_by as person_id, case when l.sequence = 1 then 'registerIncoming' when l.id is null then 'signDocument' else 'receiveDocument' end as action, e.document_id, e.leg_id
        from register_entry e left join leg l on l.id = e.leg_id where e.document_id > (select after from newest)
        union all select sent_at, sent_by, case purpose when 'assignment' then 'assignDocument' else 'presentDocument' end, document_id, id
        from leg where purpose in ('assignment', 'presentation') and document_id > (select after from newest)
        union all select opened_at, opened_by, 'recordOpening', document_id, id from leg where opened_at is not null and document_id > (select after from newest)
        union all select ended_at, ended_by, 'closeDocument', document_id, id from leg where state = 'done' and sequence = 3 and document_id > (select after from newest)
      ) done order by at, leg_id`,
  ],
  [
    'collection_item',
    `insert into collection_item (collection, document_id, announced_on, published_at, published_by)
      select (enum_range(null::collection_code))[1 + i % 8], i, (last_sent_at at time zone 'Asia/Bangkok')::date, last_sent_at, head1
      from plan where way = 'own' and legs = 3 and pg_temp.chance(i, 56) < 0.03 order by i`,
  ],
];

/** Adds the letters with their routes, numbers, notes and history, one statement per table. `until` is the day of the last letters. */
export async function fillLetters(
  client: pg.Client,
  { letters, workingDays, until }: { letters: number; workingDays: number; until: Date },
  step: (what: string, work: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const run = (what: string, statement: string, values: readonly unknown[] = []) =>
    step(what, async () => (await client.query(statement, [...values])).rowCount ?? 0);
  await run('plan', drawLetters, [letters, workingDays, until]);
  await client.query('analyze plan');
  await run('leg', fillLegs, [commands]);
  await run('register_entry', fillEntries);
  await run('document', fillDocuments, [senders.map(({ name }) => name), senders.map(({ code }) => code), openings, matters]);
  for (const [what, statement, words] of besides) await run(what, statement, words);
}

export async function insertFiles(client: pg.Client, papers: readonly { sha256: Buffer; size: number; pages: number }[]): Promise<void> {
  for (const { sha256, size, pages } of papers)
    await client.query(`insert into file (sha256, size, media_type, pages, created_at) values ($1, $2, 'application/pdf', $3, '${firstDay}')`, [
      sha256,
      size,
      pages,
    ]);
}
