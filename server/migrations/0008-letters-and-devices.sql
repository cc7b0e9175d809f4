-- Links that prove an e-mail address. Only the hash of the token is stored, and the address that the link was sent to.
create table email_proof (
  token_hash text not null primary key,
  user_id text not null references app_user (user_id),
  email text not null,
  expires_at text not null,
  used_at text
);
create index email_proof_by_user on email_proof (user_id);

-- Letters that wait to be sent. Whoever moves due_at ahead sends the letter; a link in it is made in that moment.
create table letter (
  id text not null primary key,
  user_id text not null references app_user (user_id),
  kind text not null,
  document text not null,
  created_at text not null,
  due_at text not null,
  tries integer not null
);
create index letter_by_due on letter (due_at);
create index letter_by_user on letter (user_id);

-- Browsers that a user signed in with before, by the hash of their cookie.
create table known_device (
  user_id text not null references app_user (user_id),
  device_hash text not null,
  last_used_at text not null,
  primary key (user_id, device_hash)
);
