-- The letter as which one of a pile was received. It stays for the rest of the day: in the list of what was received on the receiving desk,
-- and so that another tab with the same pile does not receive it again.
alter table receiving_letter add column leg_id bigint references leg;
