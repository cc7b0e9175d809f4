-- Hours that workers worked.
create table work_time (
  account_id text not null references account (account_id),
  id text not null,
  name text not null,
  -- The worker and the day of the document: lists ask for them.
  worker_id text not null,
  day text not null,
  document text not null,
  document_version integer not null default 0,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  primary key (account_id, id)
);
create index work_time_by_day on work_time (account_id, day) where deleted_at is null;
create index work_time_by_worker on work_time (account_id, worker_id, day) where deleted_at is null;

-- Periods that were marked as paid: what is entered into them later is told apart.
create table paid_work_period (
  account_id text not null references account (account_id),
  worker_id text not null,
  start_day text not null,
  end_day text not null,
  paid_at text not null,
  primary key (account_id, worker_id, start_day, end_day)
);
