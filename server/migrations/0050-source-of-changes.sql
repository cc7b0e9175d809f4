-- Where a change of a record came from; null where somebody made it here.
alter table journal add column source text;
