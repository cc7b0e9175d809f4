-- The book at PRIA, by client and season: what it held when it was asked last, what it and we agree on, what was sent.

-- When a kind of records was asked for last, and how the season stood then.
create table pria_asked (
  account_id text not null references account (account_id),
  client_id text not null,
  year integer not null,
  kind text not null,
  asked_at text not null,
  season text,
  primary key (account_id, client_id, year, kind)
);

create table pria_record (
  account_id text not null references account (account_id),
  client_id text not null,
  year integer not null,
  kind text not null,
  agency_id text not null,
  document text not null,
  primary key (account_id, client_id, year, kind, agency_id)
);

-- A record of ours and PRIA's: own_id is what we call it there, agreed the body that both had when they were last the same,
-- kept the seal of both sides when the farmer let them stay apart.
create table pria_link (
  account_id text not null references account (account_id),
  client_id text not null,
  year integer not null,
  kind text not null,
  record_id text not null,
  part text not null,
  own_id text not null,
  agency_id text,
  agreed text,
  kept text,
  primary key (account_id, client_id, year, kind, record_id, part)
);

-- Rows are only ever added.
create table pria_receipt (
  account_id text not null references account (account_id),
  id text not null,
  run_id text not null,
  year integer not null,
  kind text not null,
  record_id text not null,
  part text not null,
  answered_at text not null,
  document text not null,
  primary key (account_id, id)
);
create index pria_receipt_by_record on pria_receipt (account_id, kind, record_id, answered_at);

create table pria_run (
  account_id text not null references account (account_id),
  id text not null,
  client_id text not null,
  year integer not null,
  kind text not null,
  state text not null,
  waits_for text,
  tries_again_at text,
  tries integer not null,
  fingerprint text not null,
  user_id text not null,
  created_at text not null,
  updated_at text not null,
  holder text,
  held_until text,
  primary key (account_id, id)
);
-- One run at a time in a farm.
create unique index pria_run_open on pria_run (account_id) where state in ('RUNNING', 'WAITING', 'PAUSED');
create index pria_run_by_state on pria_run (state);

create table pria_item (
  account_id text not null references account (account_id),
  run_id text not null,
  place integer not null,
  row_id text not null,
  title text not null,
  direction text not null,
  record_id text,
  part text not null,
  own_id text,
  agency_id text,
  state text not null,
  batch_id text,
  sent_at text,
  code text,
  text text not null,
  document text not null,
  primary key (account_id, run_id, place)
);
create index pria_item_by_state on pria_item (account_id, run_id, state, place);
