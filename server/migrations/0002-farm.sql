-- The records of a farm. A document is the record as it travels; the columns beside it are what queries need.
-- deleted_at marks a deleted record, deleted_with the deletion that took it along.
-- fingerprint is of the body that made the record: the same POST again returns it, another body is refused.
create table field (
  account_id text not null references account (account_id),
  id text not null,
  name text not null,
  active integer not null,
  ordering integer not null,
  document text not null,
  shape text,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  primary key (account_id, id)
);

create table requisite (
  account_id text not null references account (account_id),
  id text not null,
  name text not null,
  document text not null,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  primary key (account_id, id)
);

create table worker (
  account_id text not null references account (account_id),
  id text not null,
  name text not null,
  document text not null,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  primary key (account_id, id)
);

-- reach_day is the last day on which the job may bear on another one: its own last day, or that of a delay.
create table job_event (
  account_id text not null references account (account_id),
  id text not null,
  field_id text not null,
  status text not null,
  day text not null,
  end_day text,
  reach_day text not null,
  document text not null,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  primary key (account_id, id),
  foreign key (account_id, field_id) references field (account_id, id)
);
create index job_event_by_field on job_event (account_id, field_id, day, reach_day, deleted_at);
create index job_event_by_creation on job_event (account_id, created_at, id);
create index job_event_by_status on job_event (account_id, status) where deleted_at is null;

-- Broken rules by field and crop year; what depends on today's date is not stored. day is the one they are sorted by.
create table warning (
  account_id text not null references account (account_id),
  id text not null,
  field_id text not null,
  crop_year integer not null,
  day text not null,
  is_what_if integer not null,
  document text not null,
  primary key (account_id, id)
);
create index warning_by_field on warning (account_id, field_id, crop_year);

create table ignored_warning (
  account_id text not null references account (account_id),
  id text not null,
  reason text not null,
  user_id text not null,
  at text not null,
  document text not null,
  primary key (account_id, id)
);
