-- Kinds of area of a farm: how they are calculated. What they came to on each field lies beside them.
create table custom_area (
  account_id text not null references account (account_id),
  id text not null,
  document text not null,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  primary key (account_id, id)
);

-- Hectares of a field by a kind in a crop year, null while they could not be found; area_when_saved is of the whole
-- field then. status says why a value is to be looked at; what changes with the field is found when it is read.
create table custom_field_area (
  account_id text not null references account (account_id),
  custom_area_id text not null,
  field_id text not null,
  year integer not null,
  area double precision,
  area_when_saved double precision,
  status text,
  primary key (account_id, custom_area_id, field_id, year),
  foreign key (account_id, custom_area_id) references custom_area (account_id, id)
);
