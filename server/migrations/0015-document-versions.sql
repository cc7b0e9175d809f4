-- Which shape a document has: a number that its noun counts up when the shape changes (server/src/db/stored.ts). 0 is
-- what was stored before the number was kept; what is older than the program is lifted when it starts.
alter table account add column document_version integer not null default 0;
alter table settings add column document_version integer not null default 0;
alter table field add column document_version integer not null default 0;
alter table requisite add column document_version integer not null default 0;
alter table worker add column document_version integer not null default 0;
alter table job_event add column document_version integer not null default 0;
alter table custom_area add column document_version integer not null default 0;
alter table ignored_warning add column document_version integer not null default 0;
alter table register_product add column document_version integer not null default 0;
