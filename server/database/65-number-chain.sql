-- Everything a line says, as text that does not depend on session settings. Stable, as its parts are by name, so that
-- it becomes part of the statement that calls it: a function with an executor of its own takes longer than a hash.
create or replace function number_said(register_id integer, year smallint, line integer, number integer,
  what number_event, at timestamptz, person_id integer, document_id bigint, printed text)
returns text stable parallel safe language sql as $$
  select register_id::text || E'\x1f' || year::text || E'\x1f' || line::text || E'\x1f' || number::text || E'\x1f'
    || what::text || E'\x1f' || extract(epoch from at)::text || E'\x1f'
    || person_id::text || E'\x1f' || coalesce(document_id::text, '-') || E'\x1f' || printed
$$;

create or replace function chain_step(before bytea, said text) returns bytea stable parallel safe language sql as $$
  select sha256(before || convert_to(said, 'UTF8'))
$$;

create or replace aggregate chained (text) (sfunc = chain_step, stype = bytea, initcond = '');

-- Adds chain lines for numbers without one: those from before the chain, and of bulk-loaded offices.
create or replace function chain_unchained_numbers() returns integer language plpgsql as $$
declare
  written integer;
begin
  insert into number_line (register_id, year, line, number, what, at, person_id, document_id, printed, hash)
  select register_id, year, line, number, what, at, person_id, document_id, printed,
    chained(said) over (partition by register_id, year order by line)
  from (
    select *, number_said(register_id, year, line, number, what, at, person_id, document_id, printed) as said
    from (
      select happened.*,
        row_number() over (partition by register_id, year order by what, at_burning, number)::integer as line
      from (
        select e.register_id, e.year, e.number,
          case e.state when 'reserved' then 'reserved' else 'issued' end::number_event as what,
          null::timestamptz as at_burning, e.entered_at as at, e.entered_by as person_id, e.document_id, e.printed
        from register_entry e
        union all
        select e.register_id, e.year, e.number, 'burned', coalesce(e.voided_at, e.entered_at),
          coalesce(e.voided_at, e.entered_at), coalesce(e.voided_by, e.entered_by), e.document_id, e.printed
        from register_entry e where e.state = 'void'
      ) happened
      where not exists (select 1 from number_line l
        where l.register_id = happened.register_id and l.year = happened.year)
    ) numbered
  ) spoken;
  get diagnostics written = row_count;
  update number_series s set last_line = l.line, last_hash = l.hash
  from (select distinct on (register_id, year) register_id, year, line, hash from number_line
    order by register_id, year, line desc) l
  where l.register_id = s.register_id and l.year = s.year and s.last_line = 0;
  return written;
end $$;
