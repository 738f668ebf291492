-- Who did what a notice tells of; null where nobody did, as of a due day.
alter table notification add column by_id integer references person;
-- The notices of a person by module, for how many there are of each.
create index notification_of_module on notification (person_id, module) include (secrecy);
