-- A session that nobody uses ends after the idle time.
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'revoked', 'elsewhere', 'replaced', 'password', 'closed', 'idle'));
create index session_idle on session (last_seen_at) where ended_at is null;
