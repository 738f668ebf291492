-- How many notices a person has, and has not read, is counted in the index alone: somebody busy keeps many thousands.
drop index notification_list;
create index notification_list on notification (person_id, created_at desc, id desc) include (secrecy, module);
drop index notification_unread;
create index notification_unread on notification (person_id) include (secrecy, module) where read_at is null;
