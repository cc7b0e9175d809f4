-- Where a farm takes part in a calendar year beside KSM, and what it says was done. A year that was emptied keeps its row.
create table scheme_year (
  account_id text not null references account (account_id),
  year integer not null,
  document text not null,
  document_version integer not null,
  updated_at text not null,
  primary key (account_id, year)
);
