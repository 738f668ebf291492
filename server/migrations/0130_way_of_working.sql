-- Whether the next letter of the queue opens by itself when one was dealt with; each person can switch it off.
alter table account add column goes_on boolean not null default true;

-- Whom a person sent to last, offered where receivers are named.
create index leg_sent_by on leg (sent_by, from_desk_id, id desc) where sent_by is not null and from_desk_id is not null;
