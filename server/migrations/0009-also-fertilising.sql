-- Whether a fertiliser was mixed into a sowing, an undersowing or a spraying: such a job has two materials at least.
update job_event set document = '{"isFertilizing":true,' || substr(document, 2)
  where document like '%"type":"fertilizer"%' and document like '%"type":"%"type":"%'
  and (document like '%"jobCategory":{"key":"sowing"%' or document like '%"jobCategory":{"key":"undersowing"%'
    or document like '%"jobCategory":{"key":"plant-protection"%');
update job_event set document = '{"isFertilizing":false,' || substr(document, 2)
  where document not like '{"isFertilizing":%';
