-- What was used of each material on each day is added up along this index alone, at every look at the warnings after a save;
-- who asks for the uses of a material between two days goes along its first columns as before.
drop index job_material_by_requisite;
create index job_material_by_requisite
  on job_material (account_id, requisite_id, day, status, kind, name, total_unit, total_amount);
-- Made anew behind it: of two indexes that would do, SQLite takes the one that was made last, and this
-- one holds none of the products that a spraying asks for.
drop index job_material_bare_by_requisite;
create index job_material_bare_by_requisite on job_material (account_id, requisite_id)
  where kind in ('seed', 'fertilizer') and requisite_id is not null;
