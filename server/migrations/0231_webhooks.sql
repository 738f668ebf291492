-- Other systems that are told of the events of letters.
create table webhook_subscription (
  id integer generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  url text not null,
  events text[] not null check (cardinality(events) > 0),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by integer not null references person,
  -- The receiver gave no answer; it is left alone until then.
  quiet_until timestamptz
);

-- The secrets that sign deliveries, sealed with a key of the data folder. A replaced one signs as well until its end.
create table webhook_secret (
  id integer generated always as identity primary key,
  subscription_id integer not null references webhook_subscription on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null,
  ends_at timestamptz
);
create index webhook_secret_of_subscription on webhook_secret (subscription_id, id desc);

create type webhook_delivery_state as enum ('waiting', 'delivered', 'failed');
-- What is told to whom, and what became of it. There is none for secret and personal letters.
create table webhook_delivery (
  id bigint generated always as identity primary key,
  subscription_id integer not null references webhook_subscription on delete cascade,
  document_id bigint not null references document,
  event text not null,
  -- The id that the receiver knows.
  code uuid not null default gen_random_uuid(),
  body text not null,
  created_at timestamptz not null,
  state webhook_delivery_state not null default 'waiting',
  attempts integer not null default 0,
  due_at timestamptz not null,
  give_up_at timestamptz not null,
  -- Of the last try: the status of the answer, its beginning, or why there was none.
  status smallint,
  answer text not null default '',
  error text,
  ended_at timestamptz
);
create index webhook_delivery_due on webhook_delivery (subscription_id, due_at, id) where state = 'waiting';
create index webhook_delivery_newest on webhook_delivery (subscription_id, id desc);
create index webhook_delivery_failed on webhook_delivery (subscription_id) where state = 'failed';
create index webhook_delivery_of_document on webhook_delivery (document_id);
create index webhook_delivery_ended on webhook_delivery (ended_at) where ended_at is not null;

select add_settings_page(3223, 3152, 10, 'webhooks', 'แจ้งเหตุการณ์ไปยังระบบอื่น', 'Events to other systems');
