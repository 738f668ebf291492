-- What stands on letters in English (annex 4): address and code of a unit in Roman letters.
alter table unit add column address_en text not null default '', add column letter_code_en text not null default '';
