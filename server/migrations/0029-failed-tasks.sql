-- Why a task broke off when it was tried last, and when; null once it was done again.
alter table task add column last_error text;
alter table task add column last_failed_at text;
