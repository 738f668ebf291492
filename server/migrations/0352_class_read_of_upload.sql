-- The secrecy class that was read from a file, where the file was read as a letter and bears a mark: the letter is not received under a
-- lower class without a reason.
alter table upload add column read_secrecy smallint check (read_secrecy in (2, 3));
