-- Facts are delivered by the runner of all jobs. What nobody has heard of yet is carried over.
insert into job (kind, payload, attempts, last_error, created_at)
  select 'event', jsonb_build_object('name', name, 'actorId', actor_id, 'fact', payload), attempts, last_error, happened_at
  from event where delivered_at is null order by id;
drop table event;
