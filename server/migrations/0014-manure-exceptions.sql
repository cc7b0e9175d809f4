-- What takes a field out of the farm's mean of manure in a year: whether a soil sample proves a large need of phosphorus,
-- and the terms of Water Act § 161 (2): 0 broken, 1 no manure but from grazing, 2 kept. Stored sums are judged anew when
-- the program starts with the rules that read it.
alter table field_manure add column need_proven integer not null default 0;
alter table field_manure add column spreading_terms integer not null default 0;
