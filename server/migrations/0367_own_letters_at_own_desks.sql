-- A letter that waits for its writer's own signature is work at that desk, and was counted there a second time as one to watch.
-- locks: deletes rows of one watching queue whose leg lies at the same desk, which are few.
delete from queue_entry e using leg l where l.id = e.leg_id and e.queue = 9 and l.to_desk_id = e.desk_id;
