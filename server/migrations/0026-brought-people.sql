-- Who did what in a farm whose archive was taken in: names as the archive tells them, of nobody who signs in here.
create table brought_person (
  account_id text not null references account (account_id),
  user_id text not null,
  name text not null,
  primary key (account_id, user_id)
);
