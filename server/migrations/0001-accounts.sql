-- Accounts, people, sessions. Days and instants are ISO text, booleans are 0 or 1, documents are JSON text.
create table account (
  account_id text not null primary key,
  document text not null,
  trial_until text not null,
  created_at text not null,
  updated_at text not null
);

create table app_user (
  user_id text not null primary key,
  email text not null unique,
  email_validated integer not null,
  password_hash text not null,
  created_at text not null
);

create table membership (
  account_id text not null references account (account_id),
  user_id text not null references app_user (user_id),
  primary key (account_id, user_id)
);
create index membership_by_user on membership (user_id);

-- The cookie holds the token; only its hash is stored.
create table session (
  session_hash text not null primary key,
  user_id text not null references app_user (user_id),
  account_id text not null references account (account_id),
  created_at text not null,
  last_used_at text not null,
  expires_at text not null,
  is_remembered integer not null,
  device text not null
);
create index session_by_user on session (user_id);
create index session_by_expiry on session (expires_at);

create table reset_token (
  token_hash text not null primary key,
  user_id text not null references app_user (user_id),
  expires_at text not null,
  used_at text
);
create index reset_token_by_user on reset_token (user_id);

-- Tries of something that is limited, counted in a window.
create table attempt (
  attempt_key text not null primary key,
  window_start text not null,
  tries integer not null
);
create index attempt_by_start on attempt (window_start);

create table settings (
  account_id text not null primary key references account (account_id),
  document text not null,
  updated_at text not null
);

-- The history of every change of every record; rows are only ever added.
create table journal (
  account_id text not null references account (account_id),
  entry_id text not null,
  at text not null,
  user_id text not null,
  noun text not null,
  record_id text not null,
  action text not null,
  before text,
  after text,
  primary key (account_id, record_id, entry_id)
);
