-- Work that ends with a letter of reply: drafting it is what is offered first.
alter table job_type add column needs_reply boolean not null default false;
-- locks: the kinds of work are some dozens of rows.
update job_type set needs_reply = true where name_th = 'ร่างหนังสือตอบ';
