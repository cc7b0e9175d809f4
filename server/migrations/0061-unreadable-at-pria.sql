-- How many records of a kind PRIA told in a way that nobody here can read.
alter table pria_asked add column unreadable integer not null default 0;
