-- What came of a file of a laboratory, so that it is stored once however often it is sent.
create table soil_import (
  account_id text not null references account (account_id),
  id text not null,
  user_id text not null,
  stored_at text not null,
  receipt text not null,
  primary key (account_id, id)
);
