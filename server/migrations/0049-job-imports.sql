-- What came of a table of jobs, so that it is stored once however often it is sent.
create table job_import (
  account_id text not null references account (account_id),
  id text not null,
  user_id text not null,
  stored_at text not null,
  receipt text not null,
  primary key (account_id, id)
);

-- What a farm said of tables of jobs, so that it is asked once: of columns, by the names of all of them, and which of
-- its own names a name of another program means.
create table job_import_memory (
  account_id text not null references account (account_id),
  -- 'columns', or the kind of a name: 'job', 'fields', 'material', 'worker', 'unit', 'status'
  kind text not null,
  key text not null,
  value text not null,
  primary key (account_id, kind, key)
);
