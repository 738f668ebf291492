-- Letters that contain all terms and that a person with these tokens may see, newest first: year by year, and no
-- further than asked. In each year the newest letters are read in growing steps as long as they hold so many matches
-- that a page fills soon; then the GIN indexes find the rest, in the letters and in what their files say.
-- Filters: kinds, speeds, states, from, to, units (tokens of a unit's desks), enteredBy, assignedTo and followedAt
-- (desks), assignedFor (purposes), notedBy.
-- One plan serves all terms, years and ways: a way that is not taken costs nothing, and only the partition of the year
-- is opened. The order by "id + 0" keeps the planner from reading a year by its ids to find what is rare, and "offset
-- 0" from using the indexes for the newest letters.
-- The index of trigrams does not find two letters; it finds each of the three characters that are known to begin with
-- them (72-search-triples.sql).
create or replace function search_letters(
  p_tokens integer[], p_terms text[], p_filters jsonb, p_offset integer, p_limit integer
) returns table (document_id bigint) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  -- Terms that the index of trigrams can find come first, then those of two letters.
  terms text[] := array(select t.term from unnest(p_terms) with ordinality as t (term, place)
    order by t.term !~ '[[:alnum:]]{3}', t.term !~ '^[[:alnum:]]{2}$', t.place);
  says text[] := array(select like_pattern(t.term) from unnest(terms) with ordinality as t (term, place)
    order by t.place);
  file_says text[] := array(select loosen(p.pattern) from unnest(says) with ordinality as p (pattern, place)
    order by place);
  in_index boolean := coalesce(terms[1] ~ '[[:alnum:]]{3}', false);
  pair text := case when not in_index and terms[1] ~ '^[[:alnum:]]{2}$' then terms[1] end;
  -- The first two terms stand by themselves, because an index is not searched for "all of an array".
  one text := coalesce(says[1], '%');
  two text := coalesce(says[2], '%');
  file_one text := coalesce(file_says[1], '%');
  file_two text := coalesce(file_says[2], '%');
  -- The triples that begin with a pair of letters, in letters and in what their files say; null if it is not found so.
  triples text[];
  file_triples text[];
  -- Many triples cost more than reading the letters of a small desk.
  few_triples constant integer := 8;
  few_letters constant integer := 5000;
  by_triple boolean := false;
  candidates bigint[];
  kinds smallint[];
  speeds smallint[];
  states document_state[];
  units integer[];
  first_day date;
  last_day date;
  entered_by_person integer;
  assigned_to integer[];
  assigned_for leg_purpose[];
  followed_at integer[];
  noted_by integer;
  wanted integer := p_offset + p_limit;
  found bigint[] := '{}';
  more bigint[];
  this_year smallint;
  newest bigint;
  reads boolean;
  step bigint := 64;
  looked double precision := 0;
  matched double precision := 0;
  missing integer;
begin
  if p_filters <> '{}' then
    if p_filters ? 'kinds' then kinds := array(select jsonb_array_elements_text(p_filters->'kinds')::smallint); end if;
    if p_filters ? 'speeds' then
      speeds := array(select jsonb_array_elements_text(p_filters->'speeds')::smallint);
    end if;
    if p_filters ? 'states' then
      states := array(select jsonb_array_elements_text(p_filters->'states')::document_state);
    end if;
    if p_filters ? 'units' then units := array(select jsonb_array_elements_text(p_filters->'units')::integer); end if;
    first_day := (p_filters->>'from')::date;
    last_day := (p_filters->>'to')::date;
    entered_by_person := (p_filters->>'enteredBy')::integer;
    noted_by := (p_filters->>'notedBy')::integer;
    if p_filters ? 'assignedTo' then
      assigned_to := array(select jsonb_array_elements_text(p_filters->'assignedTo')::integer);
      assigned_for := array(select jsonb_array_elements_text(p_filters->'assignedFor')::leg_purpose);
    end if;
    if p_filters ? 'followedAt' then
      followed_at := array(select jsonb_array_elements_text(p_filters->'followedAt')::integer);
    end if;
  end if;
  for this_year in
    select y.year from (select k.year from doc_search_year k union select o.year from doc_search_other o) y
    where (first_day is null or y.year >= extract(year from first_day)::int + 543)
      and (last_day is null or y.year <= extract(year from last_day)::int + 543)
    order by y.year desc
  loop
    select max(s.document_id) into newest from doc_search s where s.year = this_year;
    continue when newest is null;
    loop
      missing := wanted - cardinality(found);
      -- Reading on is worth it while few letters have to be read for what is missing: the more of them match, the more
      -- the index would collect.
      reads := newest > 0 and (looked = 0
        or missing * looked < matched * (2000 + 100000 * matched / looked));
      if pair is not null and not reads then
        triples := patterns_of_pair(pair, false);
        file_triples := patterns_of_pair(loosen(pair), true);
        pair := null;
      end if;
      if not reads then
        by_triple := triples is not null and (cardinality(triples) <= few_triples or few_letters < (
          select count(*) from (select from doc_search t where t.year = this_year and t.visible_to && p_tokens
            limit few_letters + 1) v));
        candidates := null;
      end if;
      if by_triple and not reads then
        candidates := array(select c.id from (
          select t.id from unnest(triples) as p (pattern) cross join lateral (
            select t.document_id as id from doc_search t
            where t.year = this_year and t.document_id <= newest and t.visible_to && p_tokens
              and t.text like p.pattern and t.text like all (says) offset 0) t
          union
          select t.id from unnest(file_triples) as p (pattern) cross join lateral (
            select t.document_id as id from doc_search t
            where t.year = this_year and t.document_id <= newest and t.visible_to && p_tokens
              and t.body is not null and t.body like p.pattern and t.body like all (file_says) offset 0) t
        ) c order by c.id desc limit case when p_filters = '{}' then missing end);
      end if;
      select array_agg(x.document_id order by x.document_id desc) into more from (
        select s.document_id from (
          (select t.document_id, t.kind, t.speed, t.state, t.entered_by, t.entered_on, t.visible_to,
            t.visible_to && p_tokens and (t.text like one and t.text like two and t.text like all (says[3:])
              or t.body like file_one and t.body like file_two and t.body like all (file_says[3:])) as says_it
          from doc_search t
          where reads and t.year = this_year and t.document_id > newest - step and t.document_id <= newest
          offset 0)
          union all
          select t.document_id, t.kind, t.speed, t.state, t.entered_by, t.entered_on, t.visible_to, true
          from doc_search t
          where not reads and not in_index and not by_triple and t.year = this_year and t.document_id <= newest
            and t.visible_to && p_tokens and (t.text like all (says) or t.body like all (file_says))
          union all
          select t.document_id, t.kind, t.speed, t.state, t.entered_by, t.entered_on, t.visible_to, true
          from unnest(candidates) as c (id) cross join lateral (
            select * from doc_search t where t.document_id = c.id and t.year = this_year offset 0) t
          where not reads
          union all
          select t.document_id, t.kind, t.speed, t.state, t.entered_by, t.entered_on, t.visible_to, true
          from doc_search t
          where not reads and in_index and t.year = this_year and t.document_id <= newest and t.visible_to && p_tokens
            and t.text like one and t.text like two and t.text like all (says[3:])
          union all
          select t.document_id, t.kind, t.speed, t.state, t.entered_by, t.entered_on, t.visible_to, true
          from doc_search t
          where not reads and in_index and t.year = this_year and t.document_id <= newest
            and t.visible_to && p_tokens and t.body is not null
            and not (t.text like one and t.text like two and t.text like all (says[3:]))
            and t.body like file_one and t.body like file_two and t.body like all (file_says[3:])
        ) s
        where s.says_it and (units is null or s.visible_to && units)
          and (kinds is null or s.kind = any (kinds)) and (speeds is null or s.speed = any (speeds))
          and (states is null or s.state = any (states))
          and (first_day is null or s.entered_on >= first_day) and (last_day is null or s.entered_on <= last_day)
          and (entered_by_person is null or s.entered_by = entered_by_person)
          and (assigned_to is null or exists (select from leg l where l.document_id = s.document_id
            and l.to_desk_id = any (assigned_to) and l.purpose = any (assigned_for)))
          and (followed_at is null or exists (select from follow f where f.document_id = s.document_id
            and f.desk_id = any (followed_at)))
          and (noted_by is null or exists (select from note n where n.document_id = s.document_id
            and n.written_by = noted_by))
        order by s.document_id + 0 desc limit missing
      ) x;
      found := found || coalesce(more, '{}');
      exit when not reads or cardinality(found) >= wanted;
      looked := looked + step;
      matched := matched + coalesce(cardinality(more), 0);
      newest := newest - step;
      step := step * 4;
    end loop;
    exit when cardinality(found) >= wanted;
  end loop;
  return query select unnest(found[p_offset + 1 : wanted]);
end $$;
