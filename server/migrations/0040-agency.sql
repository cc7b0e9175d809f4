-- Sign-ins of people at the payments agency. What is sealed is encrypted: tokens, and who somebody is there; nothing for who
-- has signed out. `room` is his own world of the bundled simulator.
create table pria_login (
  user_id text not null primary key references app_user (user_id),
  room text not null,
  sealed text,
  version integer not null,
  renewing_until text,
  signed_in_at text
);

-- Ways to the agency's sign-in page that are under way, each of one browser.
create table pria_attempt (
  state_hash text not null primary key,
  browser_hash text not null,
  user_id text not null references app_user (user_id),
  verifier text not null,
  expires_at text not null,
  used_at text
);
create index pria_attempt_by_expiry on pria_attempt (expires_at);
create index pria_attempt_by_user on pria_attempt (user_id);

-- The client of the agency that a farm is connected with. `kinds` is JSON of what was consented to; `room` is empty where the
-- agency is none of ours.
create table pria_connection (
  account_id text not null primary key references account (account_id),
  client_id text not null,
  client_name text not null,
  room text not null,
  kinds text not null,
  consented_at text not null,
  consented_by text not null
);
create index pria_connection_by_client on pria_connection (client_id, room);

-- What the bundled simulator holds, by rooms.
create table agency_shelf (
  room text not null,
  name text not null,
  text text not null,
  version integer not null,
  until text,
  primary key (room, name)
);
create index agency_shelf_by_end on agency_shelf (until);
