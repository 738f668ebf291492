-- What a line says of a letter on paper is put right visibly, as a received letter is: why, beside what stood before.
-- Empty for what is only written in the register.
alter table register_entry_change add column reason text not null default '';
