-- The span that asked for a job (W3C traceparent), so that a trace leads from a call to its mails, prints and stamps.
alter table job add column trace_parent text;
