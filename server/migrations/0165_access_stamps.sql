-- One row for each person whose access ever changed. What a process remembers of a person holds as long as the stamp is the same.
create table access_stamp (
  person_id integer primary key references person on delete cascade,
  stamp bigint not null default 1
);
