-- An agency issues versions of the consent texts of its own; who did, and when. No foreign key: settings outlive persons.
alter table consent_text add column issued_at timestamptz, add column issued_by integer;
create index consent_of_version on consent (kind, version);
