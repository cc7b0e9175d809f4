-- How many jobs a farm has, and the first and the last day of them, are asked by every screen.
create index job_event_by_day on job_event (account_id, day) where deleted_at is null;

-- Of the jobs that are open, few have passed their last day.
drop index job_event_by_status;
create index job_event_by_status on job_event (account_id, status, end_day, day) where deleted_at is null;

-- Whether a material of the job may limit another job of its field: by a delay, a number of uses or an interval. A
-- spraying is judged with these jobs and those around its days. 1 also where nobody has looked yet.
alter table job_event add column has_limits integer not null default 1;
drop index job_event_by_field;
create index job_event_by_field on job_event (account_id, field_id, day, reach_day, deleted_at, has_limits);
drop index job_event_without_model;
create index job_event_without_model on job_event (account_id, id)
  where model_of is distinct from (case when deleted_at is null then '2.1 ' || updated_at else '2.1 deleted' end);

-- Seeds and fertilisers that bear the name of something with limits, or are the same material of the farm: few are.
create index job_material_bare_by_name on job_material (account_id, name_key) where kind in ('seed', 'fertilizer');
create index job_material_bare_by_requisite on job_material (account_id, requisite_id)
  where kind in ('seed', 'fertilizer') and requisite_id is not null;

-- No question asks these yet, and each saved job pays for them: they come back with the question that needs them.
drop index job_event_by_crop_year;
drop index job_event_by_worker;
drop index job_material_by_day;
drop index job_material_by_crop_year;
