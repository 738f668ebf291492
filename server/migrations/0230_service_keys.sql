-- Keys with which other systems call, what they may do, and how they were used.
create table service_key (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  -- The modules for which it may notify.
  modules text[] not null check (cardinality(modules) > 0),
  -- Hosts besides the portal that its notices may lead to.
  origins text[] not null default '{}',
  per_minute integer not null check (per_minute between 1 and 6000),
  version integer not null default 1,
  created_at timestamptz not null,
  created_by integer not null references person,
  revoked_at timestamptz,
  revoked_by integer references person
);

-- A secret is kept as its hash only. A replaced one works until its end.
create table service_key_secret (
  id integer generated always as identity primary key,
  key_id integer not null references service_key,
  secret_hash bytea not null unique,
  -- How it begins, so that people can tell secrets apart.
  shown text not null,
  created_at timestamptz not null,
  created_by integer not null references person,
  ends_at timestamptz
);
create index service_key_secret_of_key on service_key_secret (key_id, id desc);

-- The calls with a secret from an address in a minute, also those that were refused.
create table service_key_use (
  id bigint generated always as identity primary key,
  key_id integer not null references service_key,
  secret_id integer not null references service_key_secret,
  minute timestamptz not null,
  address inet,
  calls integer not null,
  refused integer not null default 0,
  notices integer not null default 0
);
create unique index service_key_use_minute on service_key_use (key_id, minute desc, secret_id, address) nulls not distinct;
create index service_key_use_by_age on service_key_use (minute);

-- What other systems sent, until it is delivered and for who looks at the uses of a key.
create table module_notice (
  id bigint generated always as identity primary key,
  key_id integer not null references service_key,
  secret_id integer not null references service_key_secret,
  module text not null,
  title_th text not null,
  title_en text not null,
  text_th text not null,
  text_en text not null,
  link text,
  urgency smallint not null check (urgency between 1 and 4),
  expires_at timestamptz,
  sent_at timestamptz not null,
  person_ids integer[] not null
);
create index module_notice_of_key on module_notice (key_id, id desc);
create index module_notice_by_age on module_notice (sent_at);

-- How urgent a notice without a letter is, and from when on it is not shown.
alter table notification add column urgency smallint, add column expires_at timestamptz;
drop index notification_list;
create index notification_list on notification (person_id, created_at desc, id desc) include (secrecy, module, expires_at);
drop index notification_unread;
create index notification_unread on notification (person_id) include (secrecy, module, expires_at) where read_at is null;
drop index notification_of_module;
create index notification_of_module on notification (person_id, module) include (secrecy, expires_at);

-- The office decides by which channels the notices of each module come.
insert into notification_event (code, position, module_id, name_th, name_en, title_th, title_en, text_th, text_en, receivers, bell, mail, line)
select 'module.' || code, 80 + row_number() over (order by id), id, 'แจ้งเตือนจากระบบ' || name_th, 'Notices of the module ' || coalesce(nullif(name_en, ''), name_th),
  name_th, coalesce(nullif(name_en, ''), name_th), '{message}', '{message}', 'named', true, false, false
from notification_module where code in ('CAR', 'LEAVE', 'WORK_FROM_HOME', 'ROOM', 'ASSET', 'MEET');

select add_settings_page(3222, 3152, 9, 'service-keys', 'กุญแจของระบบอื่น', 'Keys of other systems');
