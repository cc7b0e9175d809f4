-- Accounts that are to be deleted at the beginning of a day, unless that is taken back. While one is being deleted,
-- `leaving` holds its name and the users that go with it: { companyName, users: [{ userId, email }] } as JSON text.
create table account_deletion (
  account_id text not null primary key references account (account_id),
  user_id text not null,
  asked_at text not null,
  day text not null,
  reminded_at text,
  leaving text
);
create index account_deletion_by_day on account_deletion (day);

-- The address that is to take the place of a user's own once it is proven.
alter table app_user add column new_email text;

-- A letter may tell somebody that his user is deleted: it waits without a user.
create table letter_of_anybody (
  id text not null primary key,
  user_id text references app_user (user_id),
  kind text not null,
  document text not null,
  created_at text not null,
  due_at text not null,
  tries integer not null
);
insert into letter_of_anybody (id, user_id, kind, document, created_at, due_at, tries)
  select id, user_id, kind, document, created_at, due_at, tries from letter;
drop table letter;
alter table letter_of_anybody rename to letter;
create index letter_by_due on letter (due_at);
create index letter_by_user on letter (user_id);
