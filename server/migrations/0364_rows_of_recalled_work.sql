-- Work that was withdrawn before anybody opened it is watched no longer; its rows stayed until the letter moved again.
-- locks: deletes rows of the two watching queues whose leg is recalled, which are few.
delete from queue_entry e using leg l where l.id = e.leg_id and e.queue in (7, 8) and l.state = 'recalled';
