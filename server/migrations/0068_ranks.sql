-- Who stands before whom where persons are offered or named: by the rank of the person, else by that of the main post. Lower is higher; null comes last.
create function person_rank(who integer) returns integer language sql stable as $$
  select coalesce(n.signature_rank, (
    select q.signature_rank from seat s join post q on q.id = s.post_id
    where s.person_id = n.id and s.function = 'holder' and s.starts_on <= current_date and (s.ends_on is null or s.ends_on >= current_date)
    order by s.is_main desc, s.id limit 1))
  from person n where n.id = who
$$;

-- A role may also make somebody the secretary of the head of its unit.
do $$
declare
  old text;
begin
  for old in
    select conname from pg_constraint where conrelid = 'role_type'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%secretRegistrar%'
  loop
    execute format('alter table role_type drop constraint %I', old);
  end loop;
end $$;
alter table role_type add constraint role_type_function check (function in ('registrar', 'registryHead', 'secretRegistrar', 'secretary'));
insert into role_type (position, code, name_th, name_en, label, function)
select 10, 60, 'หน้าห้องผู้บริหาร', 'Secretary of a head', 'administrative', 'secretary'
where not exists (select 1 from role_type where code = 60 or name_th = 'หน้าห้องผู้บริหาร');
