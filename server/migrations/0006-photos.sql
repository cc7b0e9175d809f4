-- Photos: what is known of them; their bytes lie in the photo store, in two sizes. A photo whose bytes are on their way
-- there stands as deleted, so that an upload that is cut off is never seen and is cleared away like a deleted photo.
-- The fingerprint is of the bytes as they were sent. A kept photo was named by a job once: no clearing takes it.
create table image (
  account_id text not null references account (account_id),
  id text not null,
  fingerprint text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at text not null,
  deleted_at text,
  is_kept integer not null,
  primary key (account_id, id)
);
create index image_by_fingerprint on image (account_id, fingerprint);
create index image_by_deletion on image (deleted_at);
