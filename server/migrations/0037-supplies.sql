-- Lines of the requisite plan: a material on a field in a crop year.
create table requisite_plan (
  account_id text not null references account (account_id),
  id text not null,
  name text not null,
  -- The field and the year of the document: the plan of a year asks for them.
  field_id text not null,
  year integer not null,
  document text not null,
  document_version integer not null,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  primary key (account_id, id)
);
create index requisite_plan_by_year on requisite_plan (account_id, year) where deleted_at is null;

-- What a crop is usually given. One that was emptied keeps its row.
create table requisite_template (
  account_id text not null references account (account_id),
  crop text not null,
  document text not null,
  document_version integer not null,
  updated_at text not null,
  primary key (account_id, crop)
);

-- How a material is bought: size of a pack, reserve, price, supplier.
create table supply_setting (
  account_id text not null references account (account_id),
  requisite_id text not null,
  document text not null,
  document_version integer not null,
  updated_at text not null,
  primary key (account_id, requisite_id)
);

create table supply_order (
  account_id text not null references account (account_id),
  id text not null,
  name text not null,
  year integer not null,
  document text not null,
  document_version integer not null,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  primary key (account_id, id)
);
create index supply_order_by_year on supply_order (account_id, year) where deleted_at is null;
