-- Signed letters to be sent out are filed apart from what else lies on a unit's desk: they are the business of its registry alone.
alter table queue_entry drop constraint queue_entry_queue_check;
alter table queue_entry add check (queue between 1 and 13);
drop index queue_entry_reminding;
create index queue_entry_reminding on queue_entry (due_on, leg_id, desk_id) where due_on is not null and queue in (1, 2, 3, 4, 5, 6, 10, 11, 13);

with gone as (
  delete from queue_entry e using leg l where l.id = e.leg_id and l.purpose = 'dispatch' and e.queue = 3 returning e.*
)
insert into queue_entry (desk_id, queue, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file, to_person)
select desk_id, 13, leg_id, document_id, speed, secrecy, due_on, sent_at, has_file, to_person from gone;
