-- Whether the English name is what its person wrote alone. Such a name proves nothing, so no certificate is held against it.
-- locks: a column with a constant default; the table is not rewritten.
alter table person add column english_name_by_self boolean not null default false;
