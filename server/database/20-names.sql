-- Names in the reader's language: a read in English runs on a connection with sarabun.language = 'en'
-- (platform/database.ts). Stored and printed values use name_th or full_name; screens use shown_name.

create or replace function speaks_english() returns boolean stable parallel safe language sql as $$
  select coalesce(current_setting('sarabun.language', true) = 'en', false)
$$;

-- The English text if there is one and English is set, otherwise the Thai one.
create or replace function by_language(th text, en text) returns text stable parallel safe language sql as $$
  select case when speaks_english() and en <> '' then en else th end
$$;

create or replace function shown_name(u unit) returns text stable parallel safe language sql as $$
  select by_language(u.name_th, u.name_en)
$$;

create or replace function shown_name(p post) returns text stable parallel safe language sql as $$
  select by_language(p.name_th, p.name_en)
$$;

-- A person's English name with prefix and suffix; the Thai name if no English one is stored; null for the missing person of an outer join.
create or replace function english_name(p person) returns text stable parallel safe language sql as $$
  select case when p.first_name_en <> '' then
    concat_ws(' ', (select nullif(x.name_en, '') from prefix x where x.name_th = p.prefix limit 1),
      p.first_name_en, nullif(p.last_name_en, ''),
      (select nullif(x.name_en, '') from suffix x where x.name_th = p.suffix limit 1))
    else p.full_name end
$$;

create or replace function shown_name(p person) returns text stable parallel safe language sql as $$
  select case when speaks_english() then english_name(p) else p.full_name end
$$;

-- A LIKE pattern for the names of a person (search_text) that begin with what is typed after a title of the office; null if no title is typed.
create or replace function untitled_pattern(typed text) returns text stable parallel safe language sql as $$
  select case when t.is_thai then '' else '% ' end || substr(like_pattern(r.rest), 2)
  from (select rtrim(fold(name_th), '.') as title, true as is_thai from prefix
      union all select rtrim(fold(name_en), '.'), false from prefix) t
    cross join lateral (select substr(fold(typed), length(t.title) + 1) as after) a
    cross join lateral (select ltrim(a.after, '. ') as rest) r
  -- นางสาวิตรี is นาง สาวิตรี: a name does not begin with a vowel or tone mark that belongs to the letter before.
  where t.title <> '' and starts_with(fold(typed), t.title) and r.rest <> '' and r.rest !~ '^[\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]'
    and (t.is_thai or a.after ~ '^[. ]')
  order by length(t.title) desc limit 1
$$;

-- A desk has the name of its post, its person, or its unit.
create or replace function shown_name(d desk) returns text stable parallel safe language sql as $$
  select coalesce((select p.shown_name from post p where p.id = d.post_id),
    (select n.shown_name from person n where n.id = d.person_id),
    (select u.shown_name from unit u where u.id = d.unit_id))
$$;

create or replace function shown_first_name(p person) returns text stable parallel safe language sql as $$
  select by_language(p.first_name, p.first_name_en)
$$;

create or replace function shown_last_name(p person) returns text stable parallel safe language sql as $$
  select case when speaks_english() and p.first_name_en <> '' then p.last_name_en else p.last_name end
$$;

-- Both names, for messages in two languages at once.
create or replace function both_names(u unit) returns json stable parallel safe language sql as $$
  select json_build_object('th', u.name_th, 'en', coalesce(nullif(u.name_en, ''), u.name_th))
$$;

create or replace function both_names(p person) returns json stable parallel safe language sql as $$
  select json_build_object('th', p.full_name, 'en', english_name(p))
$$;

-- Names that letters and notes store in Thai are translated by today's English name. Each lookup is a separate
-- function, so that a read in Thai looks nothing up.
create or replace function post_name_in_english(said text) returns text stable parallel safe language sql as $$
  select coalesce((select p.name_en from post p where p.name_th = said and p.name_en <> '' limit 1), said)
$$;

-- The post under which a note was written.
create or replace function shown_post(said text) returns text stable parallel safe language sql as $$
  select case when speaks_english() then post_name_in_english(said) else said end
$$;

create or replace function desk_name_in_english(desk_id integer, said text) returns text stable parallel safe
language sql as $$
  select coalesce((select d.shown_name from desk d where d.id = desk_id), said)
$$;

-- A receiver of a letter: a desk of the office, or an outside party as written.
create or replace function shown_receiver(desk_id integer, said text) returns text stable parallel safe
language sql as $$
  select case when speaks_english() then desk_name_in_english(desk_id, said) else said end
$$;

create or replace function unit_name_in_english(unit_id integer) returns text stable parallel safe language sql as $$
  select u.shown_name from unit u where u.id = unit_id
$$;

-- The sender of a letter: a unit of the office, or as written.
create or replace function shown_sender(d document) returns text stable parallel safe language sql as $$
  select case when speaks_english() and d.direction = 'outgoing' then unit_name_in_english(d.owner_unit_id)
    else d.sender end
$$;
