-- The plant-protection register in its editions. It is the state's, the same for every farm: these tables have no
-- account_id, no farm writes them, and what a farm used it names by number and edition in its own records.
-- An edition's id sorts in time. document: where it came from, what changed, and what was wrong with its files.
create table register_edition (
  id text not null primary key,
  day text not null,
  imported_at text not null,
  origin text not null,
  products integer not null,
  document text not null
);

-- A product as it stood from the edition `since` on; `until` is the first edition in which it is different or gone.
create table register_product (
  number text not null,
  since text not null references register_edition (id),
  until text references register_edition (id),
  name text not null,
  name_key text not null,
  valid_until text,
  use_up_until text,
  document text not null,
  primary key (number, since)
);
create index register_product_by_name on register_product (name_key);
create index register_product_by_since on register_product (since);
create index register_product_by_until on register_product (until);

-- Work that the program does by itself. Of several programs over one database the holder does it, until locked_until.
create table task (
  name text not null primary key,
  holder text,
  locked_until text,
  last_run_at text,
  last_result text
);
