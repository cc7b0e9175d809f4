-- Jobs name their photos, and materials what jobs with them usually look for; records of before have none.
update job_event set document = '{"images":[],' || substr(document, 2);
update requisite set document = '{"inspections":[],' || substr(document, 2);
