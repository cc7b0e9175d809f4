-- Water in a yield as it was weighed, per cent, of its document: yields are compared at a standard moisture.
alter table job_event add column yield_moisture double precision;
