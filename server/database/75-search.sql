-- Letters that contain all terms and that a person with these tokens may see, newest first: year by year, and no
-- further than asked. Each statement is planned with its own terms: for a common one the newest letters are scanned,
-- for a rare one the index is used.
-- Filters: kinds, speeds, states, from, to, units (tokens of a unit's desks), enteredBy, assignedTo and followedAt
-- (desks), assignedFor (purposes), notedBy.
-- The planner assumes that two common words are independent, even if they hardly ever occur together. The newest
-- thousand letters show how dense the matches are; if they are rare, only the GIN index is used: an order by "id + 0"
-- cannot be scanned.
create or replace function search_letters(
  p_tokens integer[], p_terms text[], p_filters jsonb, p_offset integer, p_limit integer
) returns table (document_id bigint) language plpgsql stable as $$
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
  looked integer := 0;
  matched integer;
  way text := 's.document_id';
begin
  if p_filters ? 'units' then
    allowed := allowed || format(' and s.visible_to && %L::int[]',
      array(select jsonb_array_elements_text(p_filters->'units')));
  end if;
  if p_filters ? 'kinds' then
    allowed := allowed || format(' and s.kind = any(%L::smallint[])',
      array(select jsonb_array_elements_text(p_filters->'kinds')));
  end if;
  if p_filters ? 'speeds' then
    allowed := allowed || format(' and s.speed = any(%L::smallint[])',
      array(select jsonb_array_elements_text(p_filters->'speeds')));
  end if;
  if p_filters ? 'states' then
    allowed := allowed || format(' and s.state = any(%L::document_state[])',
      array(select jsonb_array_elements_text(p_filters->'states')));
  end if;
  if first_day is not null then allowed := allowed || format(' and s.entered_on >= %L::date', first_day); end if;
  if last_day is not null then allowed := allowed || format(' and s.entered_on <= %L::date', last_day); end if;
  if p_filters ? 'enteredBy' then
    allowed := allowed || format(' and s.entered_by = %L::int', p_filters->>'enteredBy');
  end if;
  if p_filters ? 'assignedTo' then
    allowed := allowed || format(' and exists (select from leg l where l.document_id = s.document_id
      and l.to_desk_id = any(%L::int[]) and l.purpose = any(%L::leg_purpose[]))',
      array(select jsonb_array_elements_text(p_filters->'assignedTo')),
      array(select jsonb_array_elements_text(p_filters->'assignedFor')));
  end if;
  if p_filters ? 'followedAt' then
    allowed := allowed || format(' and exists (select from follow f where f.document_id = s.document_id
      and f.desk_id = any(%L::int[]))', array(select jsonb_array_elements_text(p_filters->'followedAt')));
  end if;
  if p_filters ? 'notedBy' then
    allowed := allowed || format(' and exists (select from note n where n.document_id = s.document_id
      and n.written_by = %L::int)', p_filters->>'notedBy');
  end if;
  foreach one in array p_terms loop
    says := says || format(' and s.text like %L', like_pattern(one));
    says_file := says_file || format(' and s.body like %L', like_pattern(loosen(one)));
  end loop;
  select array_agg(y.year order by y.year desc) into years from doc_search_year y
    where (first_day is null or y.year >= extract(year from first_day)::int + 543)
      and (last_day is null or y.year <= extract(year from last_day)::int + 543);
  foreach one in array coalesce(years::text[], '{}') || '{other}'::text[] loop
    if looked = 0 then
      execute format('select count(*), count(*) filter (where %s%s)
        from (select * from %I order by document_id desc limit 1000) s', allowed, says, 'doc_search_' || one)
        into looked, matched;
      if looked = 1000 and matched < 10 then way := 's.document_id + 0'; end if;
    end if;
    of_year := format('select s.document_id from %I s where %s%s order by %s desc limit %s', 'doc_search_' || one,
      allowed, says, way, wanted - cardinality(found));
    if cardinality(p_terms) > 0 then
      of_year := format('(%s) union (select s.document_id from %I s where s.body is not null and %s%s
          order by s.document_id desc limit %s) order by document_id desc limit %s',
        of_year, 'doc_search_' || one, allowed, says_file, wanted - cardinality(found), wanted - cardinality(found));
    end if;
    execute format('select array_agg(x.document_id) from (%s) x', of_year) into more;
    found := found || coalesce(more, '{}');
    exit when cardinality(found) >= wanted;
  end loop;
  return query select unnest(found[p_offset + 1 : wanted]);
end $$;
