-- Animals of a farm in a calendar year, and manure that it bought and sold. A year that was emptied keeps its row.
create table own_manure (
  account_id text not null references account (account_id),
  year integer not null,
  document text not null,
  document_version integer not null,
  updated_at text not null,
  primary key (account_id, year)
);
