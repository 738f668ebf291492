-- What waits, for reports: the counters also keep when their rows came, so that the average age costs no look at the rows.

-- Sum of the moments, in seconds, at which the rows came.
alter table queue_count add column came_sum bigint not null default 0;

create or replace function count_queue_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into queue_count as c (desk_id, queue, secrecy, total, most_urgent, came_sum)
      select desk_id, queue, secrecy, count(*), count(*) filter (where speed = 4), sum(extract(epoch from sent_at)::bigint) from changed group by 1, 2, 3 order by 1, 2, 3
      on conflict (desk_id, queue, secrecy) do update set total = c.total + excluded.total, most_urgent = c.most_urgent + excluded.most_urgent, came_sum = c.came_sum + excluded.came_sum;
  else
    insert into queue_count as c (desk_id, queue, secrecy, total, most_urgent, came_sum)
      select desk_id, queue, secrecy, -count(*), -count(*) filter (where speed = 4), -sum(extract(epoch from sent_at)::bigint) from changed group by 1, 2, 3 order by 1, 2, 3
      on conflict (desk_id, queue, secrecy) do update set total = c.total + excluded.total, most_urgent = c.most_urgent + excluded.most_urgent, came_sum = c.came_sum + excluded.came_sum;
  end if;
  return null;
end $$;
update queue_count c set came_sum = e.came from (
  select desk_id, queue, secrecy, sum(extract(epoch from sent_at)::bigint) as came from queue_entry group by desk_id, queue, secrecy
) e where e.desk_id = c.desk_id and e.queue = c.queue and e.secrecy = c.secrecy;

create index desk_by_unit on desk (unit_id);

insert into menu (id, parent_id, level, sequence, action, icon, name_th, name_en) values
(3096, 3090, 1, 5, 'sarabun/follow-up', 'flag', 'งานติดตาม', 'Follow-up'),
(3105, 3100, 1, 4, 'sarabun/follow-up', 'flag', 'งานติดตาม', 'Follow-up'),
(3106, 3100, 1, 5, 'sarabun/pendency', 'chart', 'รายงานงานค้าง', 'Pending work');
insert into menu_permission_group (group_id, menu_id, may_query, may_manage) values (1, 3096, true, false), (1, 3105, true, false), (1, 3106, true, false);
