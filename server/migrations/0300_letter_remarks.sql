-- Remarks of reviewers and signers on places in the text of an own letter: comments, and suggested changes that its writer accepts or rejects.

create type remark_state as enum ('open', 'accepted', 'rejected', 'resolved', 'withdrawn');
create table letter_remark (
  id bigint generated always as identity primary key,
  document_id bigint not null references document on delete cascade,
  author_id integer not null references person,
  made_at timestamptz not null,
  -- The text it was made on, and the place there: a line of it, the words, and what stands next to them.
  revision integer not null,
  line smallint not null,
  quote text not null check (quote <> ''),
  before_text text not null,
  after_text text not null,
  -- The suggested words; null for a comment, empty for a deletion.
  replacement text,
  text text not null default '',
  state remark_state not null default 'open',
  settled_by integer references person,
  settled_at timestamptz,
  answer text not null default '',
  -- The version of the text that took the suggestion.
  accepted_revision integer,
  check (replacement is not null or text <> ''),
  check ((state = 'open') = (settled_at is null)),
  check ((state = 'accepted') = (accepted_revision is not null))
);
create index letter_remark_of on letter_remark (document_id, id);

insert into notification_event (code, position, module_id, name_th, name_en, title_th, title_en, text_th, text_en, receivers, active, bell, mail, line)
select added.code, 8, e.module_id, added.name_th, added.name_en, added.title_th, added.title_en, '{subject}', '{subject}', 'named', e.active, e.bell, false, false
from notification_event e cross join lateral (values
  ('remarked', 'ข้อเสนอแก้ไขในร่าง', 'Remarks on a draft', 'มีผู้ให้ข้อคิดเห็นในร่างของท่าน', 'Someone remarked on your draft'),
  ('remarkSettled', 'ผลของข้อเสนอแก้ไข', 'Remarks are settled', 'ผู้ร่างพิจารณาข้อคิดเห็นของท่านแล้ว', 'Your remarks were settled')
) as added (code, name_th, name_en, title_th, title_en)
where e.code = 'sentBack';
