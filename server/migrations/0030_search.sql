-- Searching letters: one row for each, kept beside the letter, so that what may be seen and what it says are found in one index.

-- As `fold`, and without spaces: Thai is written with and without them, and so are the numbers of letters.
create function squeeze(t text) returns text immutable strict parallel safe language sql as $$
  select translate(fold(t), E' \t\n\r\f\v' || U&'\00A0\200B\FEFF', '')
$$;

-- What a PDF of an open letter says, read by a job after the commit. Files of secret letters have no row here.
create type file_text_state as enum ('waiting', 'read', 'empty', 'locked', 'damaged');
create table file_text (
  file_id bigint primary key references file on delete cascade,
  state file_text_state not null default 'waiting',
  text text not null default '',
  -- Whether the file goes on where the kept text ends.
  is_cut boolean not null default false,
  attempts smallint not null default 0,
  next_try_at timestamptz not null default now(),
  ended_at timestamptz,
  last_error text
);
create index file_text_waiting on file_text (next_try_at, file_id) where state = 'waiting';

create table doc_search (
  year smallint not null,
  document_id bigint not null,
  -- The desks that see the letter, each with the letter's secrecy class: desk × 4 + class. Desk 0 is everyone's.
  visible_to integer[] not null,
  -- Number, subject, sender, addressee, references and register numbers, squeezed, with a separator (U+001F) between them;
  -- `=number=` and `#register number/year` stand by themselves.
  text text not null,
  -- The same and what the files say; null where no file says anything.
  body text,
  kind smallint not null,
  speed smallint not null,
  state document_state not null,
  entered_by integer not null,
  entered_on date not null,
  primary key (document_id, year)
) partition by list (year);

-- The Buddhist years that have a partition of their own; what is older or younger lies in `doc_search_other`.
create table doc_search_year (year smallint primary key);

create function index_search_partition(partition text) returns void language plpgsql as $$
begin
  execute format('alter table %I set (fillfactor = 85)', partition);
  execute format('create index %I on %I using gin (visible_to, text gin_trgm_ops) with (gin_pending_list_limit = 1024)', partition || '_text', partition);
  execute format('create index %I on %I using gin (visible_to, body gin_trgm_ops) with (gin_pending_list_limit = 1024) where body is not null', partition || '_body', partition);
end $$;

create function add_search_year(year smallint) returns void language plpgsql as $$
declare partition text := 'doc_search_' || year;
begin
  insert into doc_search_year values (year);
  execute format('create table %I partition of doc_search for values in (%L)', partition, year);
  perform index_search_partition(partition);
end $$;

create table doc_search_other partition of doc_search default;
select index_search_partition('doc_search_other');
select add_search_year(year::smallint) from generate_series(2564, 2571) as year;

-- What the row of each letter must be: the only place that says so. Keeping, filling and proving read it.
create view doc_search_source as
  select (extract(year from d.entered_at at time zone 'Asia/Bangkok')::int + 543)::smallint as year, d.id as document_id,
    array(
      select p.desk_id * 4 + d.secrecy from document_party p where p.document_id = d.id
      union all select 1 where d.secrecy = 1 and exists (select from collection_item c where c.document_id = d.id)
      order by 1) as visible_to,
    said.head as text, said.head || said.files as body, d.kind, d.speed, d.state, d.entered_by, (d.entered_at at time zone 'Asia/Bangkok')::date as entered_on
  from document d, lateral (
    select squeeze('=' || d.number || E'=\x1f' || d.subject || E'\x1f' || d.sender || E'\x1f' || d.addressee || E'\x1f' || d.reference_text || E'\x1f'
        || coalesce((select string_agg('#' || e.number || '/' || e.year || E'\x1f' || e.printed, E'\x1f' order by e.id) from register_entry e where e.document_id = d.id), '')) as head,
      case when d.secrecy = 1 and d.has_file then
        (select left(string_agg(E'\x1f' || squeeze(t.text), '' order by df.sequence), 30000) from document_file df join file_text t on t.file_id = df.file_id and t.state = 'read' where df.document_id = d.id)
      end as files
  ) said;

-- Brings the row of one letter up to date. The letter is locked first, so that of two changes side by side the second sees both.
create function index_document(p_id bigint) returns void language plpgsql as $$
begin
  perform from document where id = p_id for no key update;
  insert into doc_search as s (year, document_id, visible_to, text, body, kind, speed, state, entered_by, entered_on)
    select year, document_id, visible_to, text, body, kind, speed, state, entered_by, entered_on from doc_search_source where document_id = p_id
    on conflict (document_id, year) do update set visible_to = excluded.visible_to, text = excluded.text, body = excluded.body, kind = excluded.kind, speed = excluded.speed,
      state = excluded.state, entered_by = excluded.entered_by, entered_on = excluded.entered_on
    where (s.visible_to, s.text, s.body, s.kind, s.speed, s.state, s.entered_by, s.entered_on)
      is distinct from (excluded.visible_to, excluded.text, excluded.body, excluded.kind, excluded.speed, excluded.state, excluded.entered_by, excluded.entered_on);
end $$;

-- What is read of files follows the secrecy of their letters: an open letter's files wait to be read, what is known of others is forgotten.
create function keep_file_texts(p_id bigint) returns void language plpgsql as $$
begin
  insert into file_text (file_id)
    select df.file_id from document_file df join document d on d.id = df.document_id join file f on f.id = df.file_id
    where df.document_id = p_id and d.secrecy = 1 and f.media_type = 'application/pdf' on conflict do nothing;
  delete from file_text t using document_file df
    where df.document_id = p_id and t.file_id = df.file_id
      and not exists (select from document_file o join document d on d.id = o.document_id where o.file_id = t.file_id and d.secrecy = 1);
end $$;

-- Runs at the end of a transaction that touched a letter; once for each letter, however much was touched.
create function letter_touched() returns trigger language plpgsql as $$
declare
  touched bigint;
  known text := coalesce(current_setting('sarabun.indexed', true), '');
begin
  -- A record has the columns of its own table only, so what is asked of it is asked inside.
  if tg_table_name = 'document' then
    touched := new.id;
    if tg_op = 'UPDATE' then
      if new.secrecy <> old.secrecy then perform keep_file_texts(touched); end if;
    end if;
  else
    if tg_op = 'DELETE' then touched := old.document_id; else touched := new.document_id; end if;
    if tg_table_name = 'document_file' then perform keep_file_texts(touched); end if;
  end if;
  if touched is null or position(',' || touched || ',' in known) > 0 then return null; end if;
  if length(known) < 2000 then perform set_config('sarabun.indexed', known || ',' || touched || ',', true); end if;
  perform index_document(touched);
  return null;
end $$;

-- The files of a letter were read, or what was read of them was forgotten.
create function file_text_touched() returns trigger language plpgsql as $$
declare changed bigint := case when tg_op = 'DELETE' then old.file_id else new.file_id end;
begin
  perform index_document(df.document_id) from (select distinct document_id from document_file where file_id = changed order by document_id) df;
  return null;
end $$;

create constraint trigger search_follows_document after insert or update on document deferrable initially deferred for each row execute function letter_touched();
create constraint trigger search_follows_party after insert or delete on document_party deferrable initially deferred for each row execute function letter_touched();
create constraint trigger search_follows_number after insert or update on register_entry deferrable initially deferred for each row execute function letter_touched();
create constraint trigger search_follows_files after insert or update or delete on document_file deferrable initially deferred for each row execute function letter_touched();
create constraint trigger search_follows_collection after insert or delete on collection_item deferrable initially deferred for each row execute function letter_touched();
create constraint trigger search_follows_text_read after update on file_text deferrable initially deferred for each row
  when (old.state is distinct from new.state or old.text is distinct from new.text) execute function file_text_touched();
create constraint trigger search_follows_text_forgotten after delete on file_text deferrable initially deferred for each row
  when (old.state = 'read') execute function file_text_touched();

create function like_pattern(term text) returns text immutable strict parallel safe language sql as $$
  select '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%'
$$;

-- Letters that say all terms and that somebody with these tokens may see, newest first: year by year, and no further than asked.
-- Each statement is planned with its own words: for a common one the newest are walked through, for a rare one the index is asked.
-- Filters: kinds, speeds, states, from, to, units (tokens of a unit's desks), enteredBy, and assignedTo, followedAt (desks), notedBy.
create function search_letters(p_tokens integer[], p_terms text[], p_filters jsonb, p_offset integer, p_limit integer) returns table (document_id bigint) language plpgsql stable as $$
declare
  allowed text := format('s.visible_to && %L::int[]', p_tokens);
  says text := '';
  says_file text := '';
  years smallint[];
  wanted integer := p_offset + p_limit;
  found bigint[] := '{}';
  more bigint[];
  of_year text;
  one text;
  first_day date := (p_filters->>'from')::date;
  last_day date := (p_filters->>'to')::date;
begin
  if p_filters ? 'units' then allowed := allowed || format(' and s.visible_to && %L::int[]', array(select jsonb_array_elements_text(p_filters->'units'))); end if;
  if p_filters ? 'kinds' then allowed := allowed || format(' and s.kind = any(%L::smallint[])', array(select jsonb_array_elements_text(p_filters->'kinds'))); end if;
  if p_filters ? 'speeds' then allowed := allowed || format(' and s.speed = any(%L::smallint[])', array(select jsonb_array_elements_text(p_filters->'speeds'))); end if;
  if p_filters ? 'states' then allowed := allowed || format(' and s.state = any(%L::document_state[])', array(select jsonb_array_elements_text(p_filters->'states'))); end if;
  if first_day is not null then allowed := allowed || format(' and s.entered_on >= %L::date', first_day); end if;
  if last_day is not null then allowed := allowed || format(' and s.entered_on <= %L::date', last_day); end if;
  if p_filters ? 'enteredBy' then allowed := allowed || format(' and s.entered_by = %L::int', p_filters->>'enteredBy'); end if;
  if p_filters ? 'assignedTo' then allowed := allowed || format(' and exists (select from leg l where l.document_id = s.document_id and l.to_desk_id = any(%L::int[]) and l.purpose in (''assignment'', ''command''))', array(select jsonb_array_elements_text(p_filters->'assignedTo'))); end if;
  if p_filters ? 'followedAt' then allowed := allowed || format(' and exists (select from follow f where f.document_id = s.document_id and f.desk_id = any(%L::int[]))', array(select jsonb_array_elements_text(p_filters->'followedAt'))); end if;
  if p_filters ? 'notedBy' then allowed := allowed || format(' and exists (select from note n where n.document_id = s.document_id and n.written_by = %L::int)', p_filters->>'notedBy'); end if;
  foreach one in array p_terms loop
    says := says || format(' and s.text like %L', like_pattern(one));
    says_file := says_file || format(' and s.body like %L', like_pattern(one));
  end loop;
  select array_agg(y.year order by y.year desc) into years from doc_search_year y
    where (first_day is null or y.year >= extract(year from first_day)::int + 543) and (last_day is null or y.year <= extract(year from last_day)::int + 543);
  foreach one in array coalesce(years::text[], '{}') || '{other}'::text[] loop
    of_year := format('select s.document_id from %I s where %s%s order by s.document_id desc limit %s', 'doc_search_' || one, allowed, says, wanted - cardinality(found));
    if cardinality(p_terms) > 0 then
      of_year := format('(%s) union (select s.document_id from %I s where s.body is not null and %s%s order by s.document_id desc limit %s) order by document_id desc limit %s',
        of_year, 'doc_search_' || one, allowed, says_file, wanted - cardinality(found), wanted - cardinality(found));
    end if;
    execute format('select array_agg(x.document_id) from (%s) x', of_year) into more;
    found := found || coalesce(more, '{}');
    exit when cardinality(found) >= wanted;
  end loop;
  return query select unnest(found[p_offset + 1 : wanted]);
end $$;

-- Searches that a person keeps under a name.
create table saved_search (
  id integer generated always as identity primary key,
  person_id integer not null references person,
  name text not null check (name <> ''),
  asked jsonb not null,
  saved_at timestamptz not null
);
create unique index saved_search_name on saved_search (person_id, lower(name));

-- Parties are found by a word of their name: units and posts keep theirs folded, as persons do.
alter table unit add column search_text text not null generated always as (fold(name_th || ' ' || name_en || ' ' || short_name)) stored;
alter table post add column search_text text not null generated always as (fold(name_th || ' ' || name_en)) stored;
create index unit_search on unit using gin (search_text gin_trgm_ops);
create index post_search on post using gin (search_text gin_trgm_ops);
create index person_search on person using gin (search_text gin_trgm_ops);

insert into file_text (file_id)
  select distinct df.file_id from document_file df join document d on d.id = df.document_id join file f on f.id = df.file_id where d.secrecy = 1 and f.media_type = 'application/pdf';
insert into doc_search (year, document_id, visible_to, text, body, kind, speed, state, entered_by, entered_on)
  select year, document_id, visible_to, text, body, kind, speed, state, entered_by, entered_on from doc_search_source;
