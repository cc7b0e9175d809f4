-- The job by which a sample was taken, of its document: a job that changes asks for its samples.
alter table soil_sample add column job_id text;
create index soil_sample_by_job on soil_sample (account_id, job_id) where job_id is not null;
