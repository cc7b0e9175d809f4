-- 1: he wants the weekly letter; 0: he switched it off.
alter table app_user add column weekly_letter integer not null default 1;

-- Weekly letters that were written: one row for a person and a week, named by its Monday. The token of the link that
-- switches the letters off is made when the letter is sent.
create table weekly_letter (
  user_id text not null references app_user (user_id),
  week text not null,
  token_hash text,
  primary key (user_id, week)
);
create index weekly_letter_by_token on weekly_letter (token_hash);
create index weekly_letter_by_week on weekly_letter (week);

-- Letters that told of the end of the free time: each step once for an account.
create table trial_letter (
  account_id text not null references account (account_id),
  step text not null,
  at text not null,
  primary key (account_id, step)
);
create index account_by_trial on account (trial_until);

-- Addresses of calendars: one for a person of a farm. Whoever has the address reads the calendar.
create table calendar_address (
  account_id text not null references account (account_id),
  user_id text not null references app_user (user_id),
  token_hash text not null unique,
  created_at text not null,
  primary key (account_id, user_id)
);

-- Letters that somebody waits for go before the weekly ones of everybody.
create index letter_awaited on letter (due_at) where kind <> 'weekly';
