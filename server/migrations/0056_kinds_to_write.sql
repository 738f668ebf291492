-- Which kinds of letters the office writes itself; all kinds in use can be received.
alter table document_type add column may_write boolean not null default true;
