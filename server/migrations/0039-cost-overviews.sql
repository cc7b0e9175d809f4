-- Prices, entries and stands that the sums of a crop year are calculated with.
create table cost_overview (
  account_id text not null references account (account_id),
  year integer not null,
  document text not null,
  document_version integer not null,
  updated_at text not null,
  primary key (account_id, year)
);
