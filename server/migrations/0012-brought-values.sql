-- What an import last brought to a field in a crop year: a value that still stands there came from the import, any other
-- was written by the farmer. The document holds the parts that were taken: area, crop, numbers, and a mark of the shape.
create table brought_value (
  account_id text not null references account (account_id),
  field_id text not null,
  year integer not null,
  document text not null,
  primary key (account_id, field_id, year)
);
