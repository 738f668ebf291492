-- The kind of assignment of work that is proposed to a superior.
alter table proposal add column job_type_id integer references job_type;
create index proposal_job_type on proposal (job_type_id) where job_type_id is not null;
