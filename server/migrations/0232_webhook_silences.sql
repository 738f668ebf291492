-- How many times a receiver gave no answer, one after another: the time for which it is left alone grows with them.
alter table webhook_subscription add column silences integer not null default 0;
