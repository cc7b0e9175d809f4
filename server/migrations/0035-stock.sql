-- Entries of the stock that are stored: counts, receipts and write-offs. All else is calculated when it is read.
create table stock_entry (
  account_id text not null references account (account_id),
  id text not null,
  -- Name of the material when it was written.
  name text not null,
  -- The material and the day of the document: ledgers ask for them.
  requisite_id text not null,
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
create index stock_entry_by_day on stock_entry (account_id, day) where deleted_at is null;
