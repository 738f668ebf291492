/** The statements of the lean server: one for each question, prepared once per connection. */

const work = 'e.speed desc, e.due_on, e.sent_at, e.leg_id';
const isThere = 'e.desk_id = p.desk_id and e.queue = p.queue and e.secrecy between p.from_class and p.to_class';

const row = `json_build_object('F_DOC_TYPE_NAME', e.type_name, 'F_DOC_SPEED_NAME', e.speed_name, 'F_DOC_NO', e.number, 'F_DOC_TITLE', e.subject,
  'F_NAME', e.sender, 'F_TRANS_ID', e.leg_id, 'F_DOC_ID', e.document_id, 'F_DEPT_ID', e.from_unit_id, 'F_JOB_ID', e.assignment_id,
  'F_RECEIVER_DEPT_ID', e.to_unit_id, 'F_RECEIVER_TEXT', e.addressee, 'F_COM_DESC', e.command_text,
  'F_IS_USE_DOC_NO_OWNER_DEPT', e.uses_owner_number::int, 'F_SENDER_TYPE_TO_ID', e.sender_type, 'F_SENDER_TYPE_TO_NAME', e.sender_type_name,
  'F_IS_BEHALF', e.on_behalf::int, 'F_DOC_SEND', e.forwarded::int, 'F_IS_FILE', e.has_file::int, 'F_CANCEL_RECEIVED', e.receipt_cancelled::int,
  'statusJobCommand', e.command_done::int, 'statusSendToPerson', e.to_person::int)`;

const counted = `(select sum(c.total) as total, sum(c.most_urgent) as most_urgent from lean.tile_count c
  where c.desk_id = p.desk_id and c.queue = p.queue and c.secrecy between p.from_class and p.to_class)`;

/** Who asks: a token's hash and the moment. */
const session = `
  select p.id, p.email, p.first_name, p.last_name, p.name, p.unit_id, p.unit_name, p.post_name, p.clearance, p.desks
  from lean.session s join lean.person p on p.id = s.person_id where s.token_hash = $1 and s.expires_at > $2`;

/** The counts and first rows of a person's tiles on a day. */
const tiles = `
  with place as (select * from lean.place where person_id = $1)
  select c.*, r.rows::text as rows from (
    select p.tile, sum(n.total)::int as total, sum(n.most_urgent)::int as "mostUrgent", sum(late.n)::int as overdue, min(first.sent_at) as "oldestAt"
    from place p cross join lateral ${counted} n
      cross join lateral (select count(*) as n from (select 1 from lean.entry e where ${isThere} and e.due_on < $2::date limit 100) due) late
      left join lateral (select e.sent_at from lean.entry e where ${isThere} order by e.sent_at limit 1) first on true
    where n.total > 0 group by p.tile
  ) c left join (
    select e.tile, json_agg(${row} order by e.rank) as rows from (
      select * from (
        select p.tile, e.*, row_number() over (partition by p.tile order by ${work}) as rank
        from place p cross join lateral (select * from lean.entry e where ${isThere} order by ${work} limit 10) e
      ) ranked where rank <= 10
    ) e group by e.tile
  ) r on r.tile = c.tile`;

/** One page of a tile, with its total. */
const page = `
  with place as (select * from lean.place where person_id = $1 and tile = $2)
  select (select sum(n.total)::int from place p cross join lateral ${counted} n) as total, json_agg(${row})::text as rows,
    json_agg(json_build_object('legId', e.leg_id, 'speed', e.speed, 'secrecy', e.secrecy, 'sentAt', e.sent_at, 'dueOn', e.due_on,
      'overdue', coalesce(e.due_on < $3::date, false), 'opened', e.opened, 'assigned', e.assignment_id is not null, 'deskId', e.desk_id))::text as hints
  from (
    select e.* from place p cross join lateral (select * from lean.entry e where ${isThere} order by ${work} limit $4::int + $5::int) e
    order by ${work} limit $4::int offset $5::int
  ) e`;

const desk = (side: 'from' | 'to') => `json_build_object('deskId', l.${side}_desk_id, 'name', l.${side}_name, 'unitName', l.${side}_unit)`;
const person = (part: 'sent' | 'received') => `json_build_object('personId', l.${part}_by, 'name', l.${part}_name, 'postName', l.${part}_post)`;

/** A letter with its legs, notes, files and numbers, for a person at these desks. */
const letter = `
  select d.*, exists (select 1 from lean.reader r where r.document_id = d.id and r.person_id = $4) as known,
    (select count(*)::int from lean.reader r where r.document_id = d.id) as readers,
    (select json_agg(json_build_object('legId', l.leg_id, 'sequence', l.sequence, 'parentLegId', l.parent_leg_id,
      'from', case when l.from_desk_id is not null then ${desk('from')} end, 'to', ${desk('to')}, 'purpose', l.purpose, 'state', l.state,
      'sentAt', l.sent_at, 'sentBy', case when l.sent_by is not null then ${person('sent')} end, 'openedAt', l.opened_at, 'openedBy', l.opened_name,
      'receivedAt', l.received_at, 'receivedBy', case when l.received_by is not null then ${person('received')} end,
      'receiveNumber', l.receive_number, 'endedAt', l.ended_at, 'responsibility', l.responsibility, 'task', l.task, 'dueOn', l.due_on,
      'reason', l.reason) order by l.sequence) from lean.letter_leg l where l.document_id = d.id)::text as route,
    coalesce((select json_agg(json_build_object('desk', ${desk('to')}, 'personName', k.holder, 'since', coalesce(l.received_at, l.sent_at)) order by l.sequence)
      from lean.letter_leg l join lean.desk k on k.id = l.to_desk_id
      where l.document_id = d.id and l.state in ('delivered', 'received')), '[]')::text as holders,
    coalesce((select json_agg(json_build_object('noteId', n.id, 'legId', n.leg_id, 'kind', n.kind, 'text', n.text, 'writtenAt', n.written_at,
      'writtenBy', json_build_object('personId', n.written_by, 'name', n.name, 'postName', n.post_name)) order by n.id)
      from lean.letter_note n where n.document_id = d.id), '[]')::text as notes,
    coalesce((select json_agg(json_build_object('fileId', f.file_id, 'name', f.name, 'mediaType', f.media_type, 'size', f.size, 'pages', f.pages) order by f.sequence)
      from lean.letter_file f where f.document_id = d.id), '[]')::text as files,
    coalesce((select json_agg(json_build_object('register', e.kind, 'unitName', e.unit_name, 'number', e.printed, 'enteredAt', e.entered_at,
      'enteredBy', e.name) order by e.entered_at) from lean.letter_number e where e.document_id = d.id), '[]')::text as entries
  from lean.letter d where d.id = $1 and d.secrecy <= $3
    and (exists (select 1 from lean.party p where p.document_id = d.id and p.desk_id = any($2))
      or (d.secrecy = 1 and exists (select 1 from lean.shown_to_all a where a.document_id = d.id)))`;

const says = 'f.visible_to && $1::int[] and (f.text like $2 and f.text like $3 or f.body like $6 and f.body like $7)';
const last = '(select max(document_id) - 1000 from lean.found)';
const foundLetter = `json_build_object('documentId', d.id, 'kind', d.kind, 'direction', d.direction, 'state', d.state, 'speed', d.speed,
  'secrecy', d.secrecy, 'number', d.number, 'datedOn', d.dated_on, 'subject', d.subject, 'sender', d.sender, 'addressee', d.addressee,
  'enteredAt', d.entered_at, 'hasFile', d.has_file, 'receipts', coalesce((
    select json_agg(json_build_object('number', n.number, 'year', n.year, 'unitName', n.unit_name) order by n.entered_at)
    from lean.letter_number n where n.document_id = d.id and n.kind = 'receive'), '[]'))`;

/** The newest 21 letters with two patterns in themselves or in the text of their files, among the newest thousand or else in all; and those with a number written like either of two others. */
const search = `
  with newest as materialized (
    select f.document_id from lean.found f where f.document_id > ${last} and ${says} order by f.document_id desc limit 21
  ), older as (
    select f.document_id from lean.found f where (select count(*) from newest) < 21 and f.document_id + 0 <= ${last} and ${says}
    order by f.document_id + 0 desc limit 21
  ), exact as (
    select f.document_id from lean.found f where $4::text is not null and f.visible_to && $1::int[] and (f.text like $4 or f.text like $5)
    order by f.document_id + 0 desc limit 5
  )
  select coalesce((select json_agg(${foundLetter} order by d.id desc) from (
      select document_id from newest union all select document_id from older order by 1 desc limit 21
    ) f join lean.letter d on d.id = f.document_id), '[]')::text as data,
    coalesce((select json_agg(${foundLetter} order by d.id desc) from exact f join lean.letter d on d.id = f.document_id), '[]')::text as exact`;

/** Enters a letter from outside at a registry's desk and gives it the next receive number. */
const register = `
  with desk as (
    select k.* from lean.desk k where k.id = $1 and $2::int = any(k.registrars)
  ), taken as (
    update lean.series s set last_number = last_number + 1 from desk where s.unit_id = desk.unit_id and s.year = $12::smallint
    returning s.last_number
  ), letter as (
    insert into lean.letter (kind, direction, state, number, dated_on, subject, sender, addressee, reference_text, enclosure_text, speed, secrecy,
      is_personal, entered_at, has_file, owner_unit)
    select $3::smallint, 'incoming', 'inProcess', $4, $5::date, $6, $7, $8, '', '', $9::smallint, $10::smallint, false, $11::timestamptz, false, unit_name
    from desk returning id
  ), leg as (
    insert into lean.letter_leg (document_id, sequence, to_desk_id, to_name, to_unit, purpose, state, sent_at, sent_by, opened_at, received_at,
      received_by, receive_number)
    select letter.id, 1, desk.id, desk.name, desk.unit_name, 'delivery', 'received', $11, $2, $11, $11, $2, taken.last_number
    from letter, desk, taken returning leg_id
  ), party as (
    insert into lean.party (document_id, desk_id) select letter.id, desk.id from letter, desk
  ), entry as (
    insert into lean.entry (desk_id, queue, speed, sent_at, leg_id, secrecy, document_id, type_name, speed_name, number, subject, sender,
      to_unit_id, addressee, uses_owner_number, sender_type, sender_type_name, on_behalf, forwarded, has_file, receipt_cancelled, command_done,
      to_person, opened)
    select desk.id, $13::smallint, $9, $11, leg.leg_id, $10, letter.id, w.name, v.name, $4, $6, $7, desk.unit_id, $8, false, 1, x.name, false, false,
      false, false, false, false, true
    from desk, leg, letter, lean.word w, lean.word v, lean.word x
    where w.of = 'kind' and w.code = $3 and v.of = 'speed' and v.code = $9 and x.of = 'sender' and x.code = 1
  ), counted as (
    insert into lean.tile_count as c (desk_id, queue, secrecy, total, most_urgent) select desk.id, $13, $10, 1, ($9 = 4)::int from desk
    on conflict (desk_id, queue, secrecy) do update set total = c.total + 1, most_urgent = c.most_urgent + excluded.most_urgent
  ), numbered as (
    insert into lean.letter_number (document_id, number, year, kind, unit_name, printed, entered_at, name)
    select letter.id, taken.last_number, $12, 'receive', desk.unit_name, taken.last_number::text, $11, $14 from letter, taken, desk
  ), found as (
    insert into lean.found (document_id, visible_to, text)
    select letter.id, array[desk.id * 4 + $10], squeeze('=' || $4 || E'=\\x1f' || $6 || E'\\x1f' || $7 || E'\\x1f' || $8 || E'\\x1f#'
      || taken.last_number || '/' || $12 || E'\\x1f' || taken.last_number) from letter, desk, taken
  ), audited as (
    insert into lean.audit (at, person_id, action, document_id) select $11, $2, 'registerIncoming', letter.id from letter
  ), noticed as (
    insert into lean.notice (person_id, document_id, leg_id, title, at)
    select person, letter.id, leg.leg_id, $6, $11 from letter, leg, desk, unnest(desk.registrars) person where person <> $2
  )
  select letter.id as "documentId", leg.leg_id as "legId", taken.last_number as number from letter, leg, taken`;

/** The account of a name. */
const account = `
  select p.id, p.password_hash, p.email, p.first_name, p.last_name, p.name, p.unit_id, p.unit_name, p.post_name from lean.person p where p.username = $1`;

/** Opens a session in place of the person's other ones. */
const open = `
  with audited as (insert into lean.audit (at, person_id, action) values ($3, $2, 'login')), gone as (delete from lean.session where person_id = $2)
  insert into lean.session (token_hash, person_id, expires_at) values ($1, $2, $3::timestamptz + interval '14 days')`;

export const questions = { session, tiles, page, letter, search, register, account, open };
