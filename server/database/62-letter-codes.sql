-- A number, a code or a format as it is compared: in Arabic digits, without blanks.
create or replace function printed_key(said text) returns text immutable strict parallel safe language sql as $$
  select replace(translate(said, '๐๑๒๓๔๕๖๗๘๙ ' || chr(160) || chr(9), '0123456789'), '//', '/')
$$;

create or replace function letter_code_key(code text) returns text immutable strict parallel safe language sql as $$
  select rtrim(translate(code, '๐๑๒๓๔๕๖๗๘๙ ' || chr(160) || chr(9), '0123456789'), '/')
$$;

-- How a unit with a letter code prints the numbers of its send and circular registers, and on which days: by its formats, and by the code on
-- all other days. Orders, certificates and licences run by year and belong to their issuer.
create or replace function numberings_under(unit integer, code text)
returns table (kind register_kind, key text, days datemultirange) stable parallel safe language sql as $$
  select f.kind, printed_key(f.template), datemultirange(daterange(f.valid_from, f.valid_to, '[]'))
  from number_format f where f.unit_id = unit and f.kind in ('send', 'circular')
  union all
  select k.kind, letter_code_key(code) || '/' || k.mark || '{เลข}', datemultirange(daterange(null, null))
    - coalesce((select range_agg(daterange(f.valid_from, f.valid_to, '[]')) from number_format f
      where f.unit_id = unit and f.kind = k.kind), '{}')
  from (values ('send'::register_kind, ''), ('circular', 'ว')) as k (kind, mark) where code <> ''
$$;

create or replace function letter_code_is_of_one_unit() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.letter_code, old.has_registry, old.closed_on is null)
    = (new.letter_code, new.has_registry, new.closed_on is null) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('letter codes'));
  if exists (
    select from unit u
      join unit o on o.id <> u.id and o.has_registry and o.closed_on is null
        and letter_code_key(o.letter_code) = letter_code_key(u.letter_code)
      cross join lateral numberings_under(u.id, u.letter_code) m
      join lateral numberings_under(o.id, o.letter_code) n on n.kind = m.kind and n.key = m.key
        and n.days * m.days && datemultirange(daterange(current_date, null))
    where u.id = new.id and u.has_registry and u.closed_on is null
  ) then
    raise exception 'the letter code % is that of another registry', new.letter_code
      using errcode = 'unique_violation', table = 'unit', constraint = 'unit_letter_code_once';
  end if;
  return null;
end $$;

-- At the end of the transaction, when the call had the chance to refuse it by name.
drop trigger if exists unit_letter_code_once on unit;
create constraint trigger unit_letter_code_once after insert or update of letter_code, has_registry, closed_on on unit
  deferrable initially deferred for each row
  when (new.has_registry and new.closed_on is null and new.letter_code <> '')
  execute function letter_code_is_of_one_unit();
