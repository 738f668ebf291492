-- The request that asked for a job, so that the log leads from a call to its mails, prints and stamps.
alter table job add column request_id text;
