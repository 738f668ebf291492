-- Whoever opens a letter has read what told them of it: the unread notices of a person are found by their letter.
drop index notification_unread;
-- locks: writing of notices waits for about a second for each million of them.
create index notification_unread on notification (person_id, document_id) include (secrecy, module, expires_at) where read_at is null;
