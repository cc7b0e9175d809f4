-- Hectares in use of an account in a year, as they were counted on a day.
create table account_area (
  account_id text not null primary key references account (account_id),
  year integer not null,
  area double precision not null,
  day text not null
);
