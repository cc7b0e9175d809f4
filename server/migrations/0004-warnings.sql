-- What tells warnings apart without reading their documents: the rule, its level, the record that a warning stands on,
-- the material of the farm's register that it names, and the next allowed day.
alter table warning add column rule text not null default '';
alter table warning add column level text not null default '';
alter table warning add column target_id text not null default '';
alter table warning add column requisite_id text;
alter table warning add column next_allowed text;

-- Kilograms of nitrogen and phosphorus in manure that done jobs gave a field, by crop year and calendar year.
create table field_manure (
  account_id text not null references account (account_id),
  field_id text not null,
  crop_year integer not null,
  year integer not null,
  nitrogen double precision not null,
  phosphorus double precision not null,
  primary key (account_id, field_id, crop_year, year)
);

-- By which wording of the rules (a document of rule and version), and which edition of the register, a farm's stored
-- warnings were judged. What differs from the program's own is judged anew when the program starts.
create table warning_state (
  account_id text not null primary key references account (account_id),
  rules text not null,
  register_edition text
);
