-- Orders of the subscription. Hectares are whole numbers of 0.0001, money is whole cents.
create table subscription_order (
  account_id text not null references account (account_id),
  id text not null,
  document text not null,
  document_version integer not null,
  fingerprint text not null,
  created_at text not null,
  updated_at text not null,
  deleted_at text,
  deleted_with text,
  number text not null unique,
  year integer not null,
  area_units integer not null,
  total_cents integer not null,
  due_day text not null,
  paid_on text,
  reminded_at text,
  buyer_key text not null,
  primary key (account_id, id)
);
create index subscription_order_by_year on subscription_order (account_id, year);
create index subscription_order_by_payment on subscription_order (paid_on, due_day);
create index subscription_order_by_number on subscription_order (year, number);

-- Invoices as they were issued; rows are only ever added. They are kept for seven years, also when the account is deleted.
create table invoice (
  number text not null primary key,
  issued_to text not null,
  order_id text not null,
  document text not null,
  document_version integer not null,
  created_at text not null
);
create unique index invoice_by_order on invoice (issued_to, order_id);

-- The last number of a calendar year: it is counted up in the transaction that issues the invoice, so none is left out.
create table invoice_counter (
  year integer not null primary key,
  last_number integer not null
);

-- Payments that an admin noted (above 0) and took back (below 0); rows are only ever added.
create table invoice_payment (
  id text not null primary key,
  number text not null references invoice (number),
  cents integer not null,
  day text not null,
  at text not null,
  noted_by text not null
);
create index invoice_payment_by_number on invoice_payment (number);

-- How often a farm was written to on a day of the Tallinn calendar.
create table activity (
  day text not null,
  account_id text not null references account (account_id),
  changes integer not null,
  primary key (day, account_id)
);
create index activity_by_account on activity (account_id, day);
create index account_by_creation on account (created_at);
