-- Work that was withdrawn after it had been opened stayed in its giver's queue until the letter was closed, with nothing to do on it.
-- locks: deletes rows of the two watching queues whose leg is cancelled, which are few.
delete from queue_entry e using leg l where l.id = e.leg_id and e.queue in (7, 8) and l.state = 'cancelled';
