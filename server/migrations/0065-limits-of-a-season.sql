-- The last day on which a job of plant protection may limit another of its field where no support is taken, which counts uses to
-- the end of the year: a spraying of last summer is then no matter of this one. Null where nobody has looked yet; reach_day counts then.
alter table job_event add column limit_day text;
drop index job_event_by_field;
create index job_event_by_field on job_event (account_id, field_id, day, reach_day, deleted_at, has_limits, limit_day);
-- A program that knows nothing of it leaves it as it was: what such a one writes is known by its mark.
drop index job_event_without_model;
update job_event set model_of = '3.1 ' || substr(model_of, 5) where substr(model_of, 1, 4) = '2.1 ';
create index job_event_without_model on job_event (account_id, id)
  where model_of is distinct from (case when deleted_at is null then '3.1 ' || updated_at else '3.1 deleted' end);
