-- Extracts of the printed book. `content` is the book as it was read, packed: its files are printed from it. It goes after a
-- while, and the code stays, so that what was handed out can be held against the records.
create table book_extract (
  account_id text not null references account (account_id),
  id text not null,
  user_id text not null,
  made_at text not null,
  kept_until text,
  code text not null,
  wish text not null,
  counts text not null,
  content text,
  primary key (account_id, id)
);
create index book_extract_code on book_extract (account_id, code);
