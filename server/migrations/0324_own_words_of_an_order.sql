-- An order to several desks may say more to one of them than to the others.
alter table leg add column own_words text;
