-- The queues: where each leg of a route lies now, and how many lie there.

create table queue_entry (
  desk_id integer not null references desk,
  queue smallint not null check (queue between 1 and 12),
  leg_id bigint not null references leg,
  document_id bigint not null references document,
  -- Copied from the letter and the leg, so that a page is read from one index.
  speed smallint not null,
  secrecy smallint not null,
  due_on date,
  sent_at timestamptz not null,
  has_file boolean not null,
  to_person boolean not null,
  primary key (desk_id, queue, leg_id)
);
-- The order of work: speed, then due day, then age.
create index queue_entry_work on queue_entry (desk_id, queue, speed desc, due_on, sent_at, leg_id);
create index queue_entry_age on queue_entry (desk_id, queue, sent_at, leg_id);
create index queue_entry_due on queue_entry (desk_id, queue, due_on) where due_on is not null;
create index queue_entry_leg on queue_entry (leg_id);
create index queue_entry_document on queue_entry (document_id);

-- Maintained counts. Nothing but the trigger below changes them; `npm run verify-counts` proves them.
create table queue_count (
  desk_id integer not null,
  queue smallint not null,
  secrecy smallint not null,
  total integer not null,
  most_urgent integer not null,
  primary key (desk_id, queue, secrecy)
) with (fillfactor = 50);

-- One statement of a use case moves all its rows, so counters are locked in one fixed order.
create function count_queue_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into queue_count as c (desk_id, queue, secrecy, total, most_urgent)
      select desk_id, queue, secrecy, count(*), count(*) filter (where speed = 4) from changed group by 1, 2, 3 order by 1, 2, 3
      on conflict (desk_id, queue, secrecy) do update set total = c.total + excluded.total, most_urgent = c.most_urgent + excluded.most_urgent;
  else
    insert into queue_count as c (desk_id, queue, secrecy, total, most_urgent)
      select desk_id, queue, secrecy, -count(*), -count(*) filter (where speed = 4) from changed group by 1, 2, 3 order by 1, 2, 3
      on conflict (desk_id, queue, secrecy) do update set total = c.total + excluded.total, most_urgent = c.most_urgent + excluded.most_urgent;
  end if;
  return null;
end $$;
create trigger queue_entry_added after insert on queue_entry referencing new table as changed for each statement execute function count_queue_entries();
create trigger queue_entry_removed after delete on queue_entry referencing old table as changed for each statement execute function count_queue_entries();
-- A row is filed anew rather than changed, so that no count can slip by.
create function refuse_queue_update() returns trigger language plpgsql as $$
begin
  raise exception 'a queue entry is removed and filed anew, never updated';
end $$;
create trigger queue_entry_not_updated before update on queue_entry for each statement execute function refuse_queue_update();
