-- Enqueues a job for a request. There is one per kind and key: enqueueing it again runs it again, after the current run.
create or replace function enqueue_traced_job(
  p_kind text, p_key text, p_payload jsonb, p_now timestamptz, p_run_at timestamptz, p_request_id text, p_trace_parent text
) returns void language sql as $$
  insert into job (kind, key, payload, created_at, run_at, request_id, trace_parent)
  values (p_kind, p_key, p_payload, p_now, p_run_at, p_request_id, p_trace_parent)
  on conflict (kind, key) where key is not null do update set payload = excluded.payload, run_at = excluded.run_at,
    created_at = excluded.created_at, request_id = excluded.request_id, trace_parent = excluded.trace_parent,
    state = 'waiting', ended_at = null, attempts = 0, last_error = null, again = job.leased_until is not null
$$;

-- The same for the release before.
create or replace function enqueue_job_for(
  p_kind text, p_key text, p_payload jsonb, p_now timestamptz, p_run_at timestamptz, p_request_id text
) returns void language sql as $$
  select enqueue_traced_job(p_kind, p_key, p_payload, p_now, p_run_at, p_request_id, null)
$$;

-- The same for statements that know of no request.
create or replace function enqueue_job(
  p_kind text, p_key text, p_payload jsonb, p_now timestamptz, p_run_at timestamptz default '-infinity'
) returns void language sql as $$
  select enqueue_traced_job(p_kind, p_key, p_payload, p_now, p_run_at, null, null)
$$;
