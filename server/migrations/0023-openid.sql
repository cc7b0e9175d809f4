-- Who somebody is at an OpenID provider, and whose user that is here.
create table identity (
  id text not null primary key,
  user_id text not null references app_user (user_id),
  issuer text not null,
  subject text not null,
  name text not null,
  created_at text not null,
  last_used_at text not null,
  unique (issuer, subject)
);
create index identity_by_user on identity (user_id);

-- Sign-ins at a provider that are under way, each of one browser. `found` is JSON of who came back, while nobody here is
-- known to be him.
create table openid_attempt (
  id text not null primary key,
  state_hash text not null unique,
  browser_hash text not null,
  purpose text not null,
  user_id text references app_user (user_id),
  nonce text not null,
  verifier text not null,
  return_to text not null,
  is_remembered integer not null,
  created_at text not null,
  expires_at text not null,
  used_at text,
  found text
);
create index openid_attempt_by_expiry on openid_attempt (expires_at);
create index openid_attempt_by_user on openid_attempt (user_id);

-- Links that join who came back to the user whose mail they went to.
create table identity_link (
  token_hash text not null primary key,
  attempt_id text not null,
  user_id text not null references app_user (user_id),
  expires_at text not null,
  used_at text
);
create index identity_link_by_user on identity_link (user_id);

-- When the user of a session last proved at the provider that it is him.
alter table session add column confirmed_at text;

-- When somebody was last in a farm: a sign-in opens that one.
alter table membership add column used_at text;
