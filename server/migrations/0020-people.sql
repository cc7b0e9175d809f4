-- As what somebody belongs to a farm. Whoever belongs to one so far made it himself.
alter table membership add column role text not null default 'owner';
-- How he left the screens; null: as the account's settings have it from earlier days.
alter table membership add column screens text;

-- Invitations to a farm: one row for an address, renewed when it is invited again. The token is made when its letter is sent.
create table invitation (
  account_id text not null references account (account_id),
  email text not null,
  id text not null unique,
  role text not null,
  invited_by text not null references app_user (user_id),
  created_at text not null,
  expires_at text not null,
  accepted_at text,
  token_hash text,
  primary key (account_id, email)
);
create index invitation_by_token on invitation (token_hash);

-- Links that let one user link the accounts of another, whose mail they went to.
create table link_token (
  token_hash text not null primary key,
  user_id text not null references app_user (user_id),
  other_user_id text not null references app_user (user_id),
  expires_at text not null,
  used_at text
);
create index link_token_by_user on link_token (user_id);

-- What was said about a warning.
create table warning_comment (
  account_id text not null references account (account_id),
  id text not null,
  warning_id text not null,
  user_id text not null,
  at text not null,
  text text not null,
  deleted_at text,
  primary key (account_id, id)
);
create index warning_comment_by_warning on warning_comment (account_id, warning_id);
