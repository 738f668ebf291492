-- The triples of the search: which character follows each pair in the texts of letters, '' at the end of a text.
-- Letters that came or changed since they were gathered are few and are read by each search that needs them. What is
-- gathered stays when its letter changes: a triple too many costs a lookup, one that is missing hides a letter.

create or replace function triples_of(said text) returns table (pair text, next text)
language sql immutable parallel safe as $$
  select distinct c.one || c.two, coalesce(c.three, '')
  from rows from (string_to_table(said, null), string_to_table(substr(said, 2), null),
    string_to_table(substr(said, 3), null)) as c (one, two, three)
  where c.two is not null
$$;

-- Gathers the triples of changed letters and of the next ones up to `p_to`, at most `p_most` of each. Returns how many of
-- both there were. Every transaction that may still add a letter up to `p_to` must have ended. The changed letters are
-- listed before texts are read: what changes in between is listed again.
create or replace function gather_triples(p_to bigint, p_most integer) returns integer language plpgsql as $$
declare
  after bigint;
  until bigint;
  changes bigint[];
  letters integer;
begin
  select document_id into after from doc_search_gathered for update;
  changes := array(select id from doc_search_changed order by id limit p_most);
  select max(document_id), count(*) into until, letters from (
    select s.document_id from doc_search s where s.document_id > after and s.document_id <= p_to
    order by s.document_id limit p_most) next;
  insert into doc_search_triple (pair, next)
    select distinct t.pair, t.next
    from (
      select s.text, s.body from (select d.text, d.body from doc_search d
        where d.document_id > after and d.document_id <= until order by d.document_id limit p_most) s
      union all
      select s.text, s.body from doc_search_changed c join doc_search s using (year, document_id)
        where c.id = any (changes)
    ) s cross join lateral (values (s.text), (s.body)) as v (said) cross join lateral triples_of(v.said) t
    where not exists (select from doc_search_triple k where k.pair = t.pair and k.next = t.next)
    on conflict do nothing;
  update doc_search_gathered set document_id = until where until > document_id;
  delete from doc_search_changed where id = any (changes);
  return letters + cardinality(changes);
end $$;

-- The patterns of three characters, or of the end of a text, one of which matches where two letters stand in a text (or
-- in what files say); null while too many letters have not been gathered.
create or replace function patterns_of_pair(p_pair text, of_files boolean) returns text[]
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  most constant integer := 20000;
  most_changed constant integer := 1000;
  gathered bigint := (select document_id from doc_search_gathered);
begin
  if (select max(document_id) from doc_search) > gathered + most
    or (select count(*) from (select from doc_search_changed limit most_changed + 1) c) > most_changed
  then return null; end if;
  return array(
    select case f.next when '' then '%' || p_pair else like_pattern(p_pair || f.next) end
    from (
      select t.next from doc_search_triple t where t.pair = p_pair
      union
      select substr(r.said, strpos(r.said, p_pair) + 2, 1) from (
        select case when of_files then s.body else s.text end as said from (select d.text, d.body from doc_search d
          where d.document_id > gathered order by d.document_id desc limit most) s
        union all
        select case when of_files then s.body else s.text end
        from (select distinct year, document_id from doc_search_changed) c join doc_search s using (year, document_id)
      ) r where strpos(r.said, p_pair) > 0
    ) f);
end $$;

-- Notes a letter whose text changed.
create or replace function search_text_changed() returns trigger language plpgsql as $$
begin
  insert into doc_search_changed (year, document_id) values (new.year, new.document_id);
  return null;
end $$;

create or replace trigger search_text_changed after update on doc_search for each row
  when (old.text is distinct from new.text or old.body is distinct from new.body)
  execute function search_text_changed();

-- In an empty index nothing is gathered, and letters may begin with the first again.
create or replace function search_emptied() returns trigger language plpgsql as $$
begin
  update doc_search_gathered set document_id = 0;
  truncate doc_search_changed;
  return null;
end $$;

create or replace trigger search_emptied after truncate on doc_search for each statement
  execute function search_emptied();
