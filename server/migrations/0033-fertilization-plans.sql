-- Fertilizer that is planned for a field in a crop year. A plan that was emptied keeps its row.
create table fertilization_plan (
  account_id text not null references account (account_id),
  year integer not null,
  field_id text not null,
  document text not null,
  document_version integer not null,
  updated_at text not null,
  primary key (account_id, year, field_id)
);
