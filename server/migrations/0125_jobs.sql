-- Work that is done after its commit, of every kind: one table, one runner. See docs/decisions/0033.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  -- There is one job at most of a kind and key: asked for again, it is done again.
  key text,
  -- Ids only: what a job needs to know it reads when it runs.
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- Not before this moment; at once by default.
  run_at timestamptz not null default '-infinity',
  attempts smallint not null default 0,
  -- Who is doing it, and until when nobody else may: the holder renews its lease while it lives.
  leased_by text,
  leased_until timestamptz,
  -- It was asked for again while somebody was doing it.
  again boolean not null default false,
  last_error text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  check ((leased_by is null) = (leased_until is null))
);
create unique index job_key on job (kind, key) where key is not null;
create index job_due on job (kind, run_at, id) where state = 'waiting';
create index job_done on job (ended_at) where state = 'done';
create index job_failed on job (ended_at) where state = 'failed';

insert into job (kind, key, payload, state, run_at, attempts, last_error, created_at, ended_at)
  select 'mail', id, jsonb_build_object('mailId', id), case state when 'givenUp' then 'failed' else 'waiting' end,
    next_try_at, attempts, last_error, created_at, ended_at
  from mail where state <> 'sent' order by id;
insert into job (kind, key, payload, run_at, attempts, last_error, created_at)
  select 'print', document_id, jsonb_build_object('documentId', document_id), next_try_at, attempts, last_error, next_try_at
  from letter_print where state = 'waiting' order by next_try_at;
insert into job (kind, key, payload, state, run_at, attempts, last_error, created_at, ended_at)
  select 'stamp', leg_id, jsonb_build_object('legId', leg_id), case state when 'failed' then 'failed' else 'waiting' end,
    next_try_at, attempts, error, next_try_at, case state when 'failed' then next_try_at end
  from receive_stamp where state <> 'made' order by next_try_at;
insert into job (kind, key, payload, run_at, attempts, last_error, created_at)
  select 'fileText', file_id, jsonb_build_object('fileId', file_id), next_try_at, attempts, last_error, next_try_at
  from file_text where state = 'waiting' order by next_try_at, file_id;

alter table mail drop column attempts, drop column next_try_at, drop column last_error;
alter table letter_print drop column state, drop column attempts, drop column next_try_at, drop column last_error;
drop type print_state;
alter table receive_stamp drop column state, drop column attempts, drop column next_try_at, drop column error;
drop type stamp_state;
alter table file_text drop column attempts, drop column next_try_at, drop column last_error;
