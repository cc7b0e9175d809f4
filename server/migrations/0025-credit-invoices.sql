-- Credit invoices as they were issued, numbered with the invoices; rows are only ever added, and kept as long as those.
-- `request_id` is what whoever issued it sent: a call that is repeated issues no other.
create table credit_invoice (
  number text not null primary key,
  request_id text not null unique,
  credits text not null references invoice (number),
  issued_to text not null,
  order_id text not null,
  document text not null,
  document_version integer not null,
  created_at text not null
);
create index credit_invoice_by_order on credit_invoice (issued_to, order_id);
create index credit_invoice_by_invoice on credit_invoice (credits);
