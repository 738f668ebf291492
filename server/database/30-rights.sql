-- The groups that a person is in today. Defined only here.
create or replace function groups_of_person(who integer, today date) returns setof integer stable language sql as $$
  select g.id from users_group g where g.active and (
    g.membership = 'everyone'
    or (g.membership = 'registrars'
      and exists (select 1 from seat s
        where s.person_id = who and s.function in ('registrar', 'registryHead', 'secretRegistrar')
          and s.starts_on <= today and (s.ends_on is null or s.ends_on >= today)))
    or (g.membership = 'administrators'
      and exists (select 1 from person_role r where r.person_id = who and r.role = 'administrator'))
    or (g.membership = 'auditors'
      and exists (select 1 from person_role r where r.person_id = who and r.role = 'auditor'))
    or exists (select 1 from users_group_member m where m.group_id = g.id and m.person_id = who)
    or exists (select 1 from role_assignment a join role_type t on t.id = a.role_type_id
      where a.person_id = who and t.group_id = g.id and t.active
        and a.starts_on <= today and (a.ends_on is null or a.ends_on >= today)))
$$;

-- The units that a person belongs to today with their ancestors: what is meant for a unit is meant for all below it.
create or replace function units_of_person(who integer, today date) returns setof integer stable language sql as $$
  with recursive mine as (
    select unit_id as id from person where id = who
    union select k.unit_id from seat s join desk k on k.id = s.desk_id
      where s.person_id = who and s.starts_on <= today and (s.ends_on is null or s.ends_on >= today)
  ), above as (
    select u.id, u.parent_id from unit u join mine on mine.id = u.id
    union select u.id, u.parent_id from unit u join above on u.id = above.parent_id
  ) select id from above
$$;

-- The groups in which a person may publish today. Defined only here.
create or replace function book_groups_of_person(who integer, today date) returns setof integer stable
  language sql as $$
  select distinct p.group_id from book_publisher p join book_group g on g.id = p.group_id and g.active
  where p.person_id = who or p.unit_id in (select units_of_person(who, today))
    or p.users_group_id in (select groups_of_person(who, today))
$$;

-- The order in which persons are listed: by the person's rank, otherwise by that of the main post. Lower is higher;
-- null comes last.
create or replace function person_rank(who integer, today date) returns integer language sql stable as $$
  select coalesce(n.signature_rank, (
    select q.signature_rank from seat s join post q on q.id = s.post_id
    where s.person_id = n.id and s.function = 'holder' and s.starts_on <= today
      and (s.ends_on is null or s.ends_on >= today)
    order by s.is_main desc, s.id limit 1))
  from person n where n.id = who
$$;

-- The first active rule that fully applies to a person today; with `offering`, only rules that offer without a
-- request. Defined only here.
create or replace function certificate_rule_of(who integer, today date, offering boolean) returns integer stable
  language sql as $$
  with recursive above (id, parent_id) as (
    select u.id, u.parent_id from person p join unit u on u.id = p.unit_id where p.id = who
    union all select u.id, u.parent_id from above a join unit u on u.id = a.parent_id
  )
  select r.id from certificate_auto_rule r where r.active and (r.offers or not offering)
    and (r.unit_id is null or r.unit_id in (select id from above))
    and (r.position_type_id is null
      or exists (select 1 from seat s join post q on q.id = s.post_id
        where s.person_id = who and s.function = 'holder' and q.position_type_id = r.position_type_id
          and s.starts_on <= today and (s.ends_on is null or s.ends_on >= today)))
    and (r.role_type_id is null
      or exists (select 1 from role_assignment a
        where a.person_id = who and a.role_type_id = r.role_type_id and a.ended_at is null
          and a.starts_on <= today and (a.ends_on is null or a.ends_on >= today)))
  order by r.position nulls last, r.id limit 1
$$;
