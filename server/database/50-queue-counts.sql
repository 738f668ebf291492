-- Counts the rows in queues per desk, queue and secrecy class. One statement of a use case moves all its rows, so
-- counters are locked in one fixed order.
create or replace function count_queue_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into queue_count as c (desk_id, queue, secrecy, total, most_urgent, came_sum)
      select desk_id, queue, secrecy, count(*), count(*) filter (where speed = 4),
        sum(extract(epoch from sent_at)::bigint)
      from changed group by 1, 2, 3 order by 1, 2, 3
      on conflict (desk_id, queue, secrecy) do update set total = c.total + excluded.total,
        most_urgent = c.most_urgent + excluded.most_urgent, came_sum = c.came_sum + excluded.came_sum;
  else
    insert into queue_count as c (desk_id, queue, secrecy, total, most_urgent, came_sum)
      select desk_id, queue, secrecy, -count(*), -count(*) filter (where speed = 4),
        -sum(extract(epoch from sent_at)::bigint)
      from changed group by 1, 2, 3 order by 1, 2, 3
      on conflict (desk_id, queue, secrecy) do update set total = c.total + excluded.total,
        most_urgent = c.most_urgent + excluded.most_urgent, came_sum = c.came_sum + excluded.came_sum;
  end if;
  return null;
end $$;

create or replace trigger queue_entry_added after insert on queue_entry
  referencing new table as changed for each statement execute function count_queue_entries();

create or replace trigger queue_entry_removed after delete on queue_entry
  referencing old table as changed for each statement execute function count_queue_entries();

-- Rows are deleted and inserted again rather than updated, so that no count is missed.
create or replace function refuse_queue_update() returns trigger language plpgsql as $$
begin
  raise exception 'a queue entry is removed and filed again, never updated';
end $$;

create or replace trigger queue_entry_not_updated before update on queue_entry
  for each statement execute function refuse_queue_update();
