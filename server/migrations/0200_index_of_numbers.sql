-- Finds the letters with a receive number in any register: the index of a series needs the register first.
create index register_entry_number on register_entry (number) where document_id is not null;
