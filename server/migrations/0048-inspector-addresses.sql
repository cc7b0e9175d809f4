-- Addresses that open the book of some crop years to whoever has them, until a day. `years` is JSON.
create table inspector_address (
  account_id text not null references account (account_id),
  id text not null,
  token_hash text not null unique,
  user_id text not null,
  created_at text not null,
  years text not null,
  ends_on text not null,
  purpose text not null,
  withdrawn_at text,
  openings integer not null default 0,
  primary key (account_id, id)
);

-- Browsers that opened an address: one row for a browser and a day, so that a page that is loaded again is no other opening.
create table inspector_opening (
  account_id text not null references account (account_id),
  address_id text not null,
  day text not null,
  browser_hash text not null,
  primary key (account_id, address_id, day, browser_hash)
);
