create table soil_sample (
  account_id text not null references account (account_id),
  id text not null,
  name text not null,
  -- The field and the day of the document: lists ask for them.
  field_id text not null,
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
create index soil_sample_by_field on soil_sample (account_id, field_id, day) where deleted_at is null;

-- What a farm said of files of laboratories, so that it is asked once: of a column, by the names of all columns, and
-- of the field that a sample's label means.
create table soil_import_memory (
  account_id text not null references account (account_id),
  -- 'columns' or 'field'
  kind text not null,
  key text not null,
  value text not null,
  primary key (account_id, kind, key)
);
