/** The bare engine's queries that several cases are held against. */
export const FIELDS =
  'select id, active, document from field where account_id = ? and deleted_at is null order by ordering, id'
/** Harvests between two crop years. */
export const HARVESTS = `select field_id, crop_year, job_key, area, yield_type, yield_unit, yield_amount, yield_kg, yield_moisture
  from job_event where account_id = ? and category_key = 'harvest' and deleted_at is null
  and status in ('DONE', 'IN_PROGRESS') and crop_year >= ? and crop_year <= ?`
/** Goals of a crop year. */
export const GOALS = 'select field_id, crop, document from yield_goal where account_id = ? and year = ?'
export const CELLS = 'select field_id, year, document from planned_crop where account_id = ?'
export const SAMPLES = `select s.id, s.field_id, s.day, s.document, s.updated_at from soil_sample s
  join field f on f.account_id = s.account_id and f.id = s.field_id
  where s.account_id = ? and s.deleted_at is null and f.deleted_at is null order by s.day desc, s.id desc`
