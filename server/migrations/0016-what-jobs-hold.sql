-- What is asked of jobs without reading their documents. The columns and both tables follow from the documents and from
-- the seasons of the fields; they are written with the job, and filled for the jobs of before when the program starts.
-- model_of says what they were made of: the shape of the model and of the document, and the job's last change.
alter table job_event add column crop_year integer not null default 0;
alter table job_event add column category_key text not null default '';
alter table job_event add column job_key text not null default '';
alter table job_event add column worker_id text;
alter table job_event add column batch_id text;
alter table job_event add column area double precision not null default 0;
alter table job_event add column yield_amount double precision;
alter table job_event add column yield_unit text;
alter table job_event add column yield_type text;
alter table job_event add column yield_kg double precision;
alter table job_event add column model_of text;
create index job_event_by_category on job_event (account_id, category_key, day);
create index job_event_by_crop_year on job_event (account_id, crop_year);
create index job_event_by_batch on job_event (account_id, batch_id) where batch_id is not null;
create index job_event_by_worker on job_event (account_id, worker_id, day) where worker_id is not null;
-- empty, but for jobs whose columns are to be filled
create index job_event_without_model on job_event (account_id, id)
  where model_of is distinct from (case when deleted_at is null then '1.1 ' || updated_at else '1.1 deleted' end);

-- The materials of jobs that are not deleted, and what their seeds were dressed with: amounts as they are written, and
-- in all where that can be told.
create table job_material (
  account_id text not null,
  job_id text not null,
  place integer not null,
  is_dressing integer not null,
  field_id text not null,
  crop_year integer not null,
  day text not null,
  status text not null,
  kind text not null,
  name text not null,
  name_key text not null,
  requisite_id text,
  register_number text,
  batch_no text,
  amount double precision,
  unit text,
  total_amount double precision,
  total_unit text,
  area double precision not null,
  primary key (account_id, job_id, place, is_dressing)
);
create index job_material_by_name on job_material (account_id, name_key, day);
create index job_material_by_requisite on job_material (account_id, requisite_id, day);
create index job_material_by_day on job_material (account_id, day);
create index job_material_by_crop_year on job_material (account_id, crop_year, field_id);

-- Photos that jobs name or named once: a deleted job may come back, and histories show what was.
create table job_image (
  account_id text not null,
  image_id text not null,
  job_id text not null,
  primary key (account_id, image_id, job_id)
);
