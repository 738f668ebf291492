-- A unit or post is closed on a day; the settings pages show this as a switch. A switch sets the day by changed_at.
create or replace function keep_closing() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.active := new.closed_on is null;
  elsif new.closed_on is distinct from old.closed_on then
    new.active := new.closed_on is null;
  elsif new.active is distinct from old.active then
    new.closed_on := case when new.active then null else (new.changed_at at time zone 'Asia/Bangkok')::date end;
  end if;
  return new;
end $$;

create or replace trigger unit_keeps_closing before insert or update on unit
  for each row execute function keep_closing();

create or replace trigger post_keeps_closing before insert or update on post
  for each row execute function keep_closing();

create or replace function keep_letter_code() returns trigger language plpgsql as $$
begin
  insert into unit_letter_code (unit_id, valid_from, letter_code) values (new.id, new.letter_code_from, new.letter_code)
    on conflict (unit_id, valid_from) do update set letter_code = excluded.letter_code;
  return null;
end $$;

create or replace trigger unit_keeps_letter_code after insert or update of letter_code, letter_code_from on unit
  for each row execute function keep_letter_code();

-- A letter code that is changed without a start day is valid from the day of the change.
create or replace function date_letter_code() returns trigger language plpgsql as $$
begin
  if new.letter_code is distinct from old.letter_code
    and new.letter_code_from is not distinct from old.letter_code_from then
    new.letter_code_from := (new.changed_at at time zone 'Asia/Bangkok')::date;
  end if;
  return new;
end $$;

create or replace trigger unit_dates_letter_code before update on unit for each row execute function date_letter_code();

create or replace function number_post() returns trigger language plpgsql as $$
begin
  while new.code = '' loop
    new.code := nextval('post_number')::text;
    if exists (select 1 from post p where p.code = new.code) then new.code := ''; end if;
  end loop;
  return new;
end $$;

create or replace trigger post_is_numbered before insert or update of code on post
  for each row execute function number_post();
