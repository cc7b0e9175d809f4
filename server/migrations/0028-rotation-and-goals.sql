-- Crops that are planned for a field and a crop year, and whether the cell is locked. A cell that was emptied keeps its
-- row without a crop.
create table planned_crop (
  account_id text not null references account (account_id),
  field_id text not null,
  year integer not null,
  document text not null,
  document_version integer not null,
  updated_at text not null,
  primary key (account_id, field_id, year)
);

-- Yield that is counted on, of a crop on a field in a crop year.
create table yield_goal (
  account_id text not null references account (account_id),
  year integer not null,
  field_id text not null,
  crop text not null,
  document text not null,
  document_version integer not null,
  updated_at text not null,
  primary key (account_id, year, field_id, crop)
);

-- Price of a tonne that a crop year's plans count with.
create table crop_price (
  account_id text not null references account (account_id),
  year integer not null,
  crop text not null,
  document text not null,
  document_version integer not null,
  updated_at text not null,
  primary key (account_id, year, crop)
);
