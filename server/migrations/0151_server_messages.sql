-- What an administrator tells everyone, or those who use one module: shown at once, kept in the log, over at an end.
create table server_message (
  id integer generated always as identity primary key,
  text_th text not null check (length(text_th) between 1 and 500),
  text_en text not null default '',
  -- Null for everyone.
  module text,
  sent_at timestamptz not null,
  sent_by integer not null references person,
  ends_at timestamptz not null check (ends_at > sent_at),
  -- Whoever ended it before its time.
  ended_by integer references person
);
create index server_message_newest on server_message (sent_at desc, id desc);

select add_settings_page(3216, 3151, 4, 'server-message', 'ข้อความจากผู้ดูแลระบบ', 'Messages of the administrators');
