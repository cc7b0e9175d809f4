-- Machines of the farm: sprayers with the test that the law asks for, and others.
create table machine (
  account_id text not null references account (account_id),
  id text not null,
  name text not null,
  document text not null,
  document_version integer not null,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  primary key (account_id, id)
);
