-- One row that changes with every change of a name or a seat. Names that a process remembers hold as long as the stamp is the same.
create table names_stamp (
  only_row boolean primary key default true check (only_row),
  stamp bigint not null default 1
);
insert into names_stamp default values;

-- Whether a file is the stamped copy of a letter.
create index receive_stamp_file on receive_stamp (file_id) where file_id is not null;
