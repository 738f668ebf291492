-- What stands in a receive register comes from the letter as it was typed. A mistake in it is put right visibly: what stood before is kept,
-- with who corrected it, when and why.
create table letter_correction (
  id bigint generated always as identity primary key,
  document_id bigint not null references document,
  -- The line of the registry that corrected it.
  entry_id bigint not null references register_entry,
  at timestamptz not null,
  person_id integer not null references person,
  reason text not null check (reason <> ''),
  -- The values that were changed, by name.
  before jsonb not null,
  after jsonb not null
);
create index letter_correction_document on letter_correction (document_id, id);

-- Whoever has the letter now is told.
-- locks: the events are some dozens of rows.
insert into notification_event (code, position, name_th, name_en, title_th, title_en, module_id, text_th, text_en, receivers, bell, mail, line)
select 'corrected', 20, 'แก้ไขรายการที่ลงรับ', 'What was received is corrected', 'แก้ไขรายการที่ลงรับ', 'A received letter was corrected', module_id,
  '{number} {subject}', '{number} {subject}', 'workers', true, false, false
from notification_event where code = 'cancelled';
