-- The index row that each letter must have, defined only here. Maintaining, filling and verifying use it.
create or replace view doc_search_source as
  select (extract(year from d.entered_at at time zone 'Asia/Bangkok')::int + 543)::smallint as year,
    d.id as document_id,
    array(
      select p.desk_id * 4 + d.secrecy from document_party p where p.document_id = d.id
      union all select 1 where d.secrecy = 1 and exists (select from collection_item c where c.document_id = d.id)
      order by 1) as visible_to,
    said.head as text, loosen(said.head || said.files) as body, d.kind, d.speed, d.state, d.entered_by,
    (d.entered_at at time zone 'Asia/Bangkok')::date as entered_on
  from document d, lateral (
    select squeeze('=' || d.number || E'=\x1f' || d.subject || E'\x1f' || d.sender || E'\x1f' || d.addressee || E'\x1f'
        || d.reference_text || E'\x1f'
        || coalesce((select string_agg('#' || e.number || '/' || e.year || E'\x1f' || e.printed, E'\x1f' order by e.id)
            from register_entry e where e.document_id = d.id), '')
        || coalesce((select E'\x1f' || string_agg(concat_ws(E'\x1f', '=' || (c.before ->> 'number') || '=',
              c.before ->> 'subject', c.before ->> 'sender', c.before ->> 'addressee'), E'\x1f' order by c.id)
            from letter_correction c where c.document_id = d.id), '')) as head,
      case when d.secrecy = 1 and d.has_file then
        (select left(string_agg(E'\x1f' || squeeze(t.text), '' order by df.sequence), 30000)
          from document_file df join file_text t on t.file_id = df.file_id and t.state = 'read'
          where df.document_id = d.id)
      end as files
  ) said;

create or replace function index_search_partition(partition text) returns void language plpgsql as $$
begin
  execute format('alter table %I set (fillfactor = 85)', partition);
  execute format('create index %I on %I using gin (visible_to, text gin_trgm_ops)
    with (gin_pending_list_limit = 1024)', partition || '_text', partition);
  execute format('create index %I on %I using gin (visible_to, body gin_trgm_ops)
    with (gin_pending_list_limit = 1024) where body is not null', partition || '_body', partition);
end $$;

create or replace function add_search_year(year smallint) returns void language plpgsql as $$
declare partition text := 'doc_search_' || year;
begin
  insert into doc_search_year values (year);
  execute format('create table %I partition of doc_search for values in (%L)', partition, year);
  perform index_search_partition(partition);
end $$;

-- Updates the index row of one letter. The letter is locked first, so that the second of two concurrent changes sees
-- both.
create or replace function index_document(p_id bigint) returns void language plpgsql as $$
begin
  perform from document where id = p_id for no key update;
  insert into doc_search as s (year, document_id, visible_to, text, body, kind, speed, state, entered_by, entered_on)
    select year, document_id, visible_to, text, body, kind, speed, state, entered_by, entered_on
    from doc_search_source where document_id = p_id
    on conflict (document_id, year) do update set visible_to = excluded.visible_to, text = excluded.text,
      body = excluded.body, kind = excluded.kind, speed = excluded.speed, state = excluded.state,
      entered_by = excluded.entered_by, entered_on = excluded.entered_on
    where (s.visible_to, s.text, s.body, s.kind, s.speed, s.state, s.entered_by, s.entered_on)
      is distinct from (excluded.visible_to, excluded.text, excluded.body, excluded.kind, excluded.speed,
        excluded.state, excluded.entered_by, excluded.entered_on);
end $$;

-- The text of files follows the secrecy of their letters: files of an open letter are queued for reading, the text of
-- others is deleted.
create or replace function keep_file_texts(p_id bigint) returns void language plpgsql as $$
declare enqueued integer;
begin
  with waiting as (
    insert into file_text (file_id)
      select df.file_id from document_file df join document d on d.id = df.document_id join file f on f.id = df.file_id
      where df.document_id = p_id and d.secrecy = 1 and f.media_type = 'application/pdf' on conflict do nothing
    returning file_id
  )
  select count(enqueue_job('fileText', file_id::text, jsonb_build_object('fileId', file_id), f.created_at)) into enqueued
    from waiting join file f on f.id = file_id;
  delete from file_text t using document_file df
    where df.document_id = p_id and t.file_id = df.file_id
      and not exists (select from document_file o join document d on d.id = o.document_id
        where o.file_id = t.file_id and d.secrecy = 1);
end $$;

-- Runs at the end of a transaction that touched a letter, once per letter.
create or replace function letter_touched() returns trigger language plpgsql as $$
declare
  touched bigint;
  known text := coalesce(current_setting('sarabun.indexed', true), '');
begin
/* A trigger record only has the columns of its own table, so it is read inside the branches. */
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

-- The text of a letter's files was read or deleted.
create or replace function file_text_touched() returns trigger language plpgsql as $$
declare changed bigint := case when tg_op = 'DELETE' then old.file_id else new.file_id end;
begin
  perform index_document(df.document_id)
    from (select distinct document_id from document_file where file_id = changed order by document_id) df;
  return null;
end $$;

drop trigger if exists search_follows_document on document;
create constraint trigger search_follows_document after insert or update on document deferrable initially deferred
  for each row execute function letter_touched();

drop trigger if exists search_follows_party on document_party;
create constraint trigger search_follows_party after insert or delete on document_party deferrable initially deferred
  for each row execute function letter_touched();

drop trigger if exists search_follows_number on register_entry;
create constraint trigger search_follows_number after insert or update on register_entry deferrable initially deferred
  for each row execute function letter_touched();

drop trigger if exists search_follows_files on document_file;
create constraint trigger search_follows_files after insert or update or delete on document_file
  deferrable initially deferred for each row execute function letter_touched();

drop trigger if exists search_follows_collection on collection_item;
create constraint trigger search_follows_collection after insert or delete on collection_item
  deferrable initially deferred for each row execute function letter_touched();

drop trigger if exists search_follows_text_read on file_text;
create constraint trigger search_follows_text_read after update on file_text deferrable initially deferred for each row
  when (old.state is distinct from new.state or old.text is distinct from new.text)
  execute function file_text_touched();

drop trigger if exists search_follows_text_forgotten on file_text;
create constraint trigger search_follows_text_forgotten after delete on file_text deferrable initially deferred
  for each row when (old.state = 'read') execute function file_text_touched();

-- What was corrected in received letters is found by its former values as well.
do $$ begin
  perform index_document(document_id) from (select distinct document_id from letter_correction order by document_id) c;
end $$;
