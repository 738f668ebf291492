-- The Buddhist year in which the letter of a line entered the system, where it is not the year of the register: the search of a register
-- then reads the index of few years only. The rows are updated last, as their deferred triggers allow no further change of the table.
alter table register_entry add column other_year smallint;
create index register_entry_other_year on register_entry (register_id, year, other_year) where other_year is not null;
update register_entry e set other_year = extract(year from d.entered_at at time zone 'Asia/Bangkok') + 543
from document d
where d.id = e.document_id and extract(year from d.entered_at at time zone 'Asia/Bangkok') + 543 <> e.year;
