/** Cases of the sums of a season, beside the bare engine's queries for the rows that they are made of. */
import { getCostOverview } from '@vagu/core/profit/contract'
import type { openFarm } from './farm.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

/** The last season that was harvested whole. */
const YEAR = 2025

/** Longer than this a season of the stress farm may not take, milliseconds. */
const PROFIT_MS = 500

/** The fields, the season's jobs, and what they used. */
function rowsOfSeason({ client, raw }: Farm): () => unknown[] {
  const fields = raw.prepare(
    'select id, active, document from field where account_id = ? and deleted_at is null order by ordering, id',
  )
  const jobs = raw.prepare(
    `select id, field_id, crop_year, day, status, category_key, job_key, area, yield_amount, yield_unit, yield_type, yield_kg
     from job_event where account_id = ? and crop_year = ? and deleted_at is null order by day, id`,
  )
  const uses = raw.prepare(
    `select job_id, kind, name, requisite_id, total_amount, total_unit from job_material
     where account_id = ? and crop_year = ? order by job_id, place`,
  )
  const entries = raw.prepare(
    'select id, document, document_version, updated_at from stock_entry where account_id = ? and deleted_at is null',
  )
  const hours = raw.prepare('select id, document from work_time where account_id = ? and deleted_at is null')
  return () => [
    ...entries.all(client.accountId),
    ...hours.all(client.accountId),
    ...fields.all(client.accountId),
    ...jobs.all(client.accountId, YEAR),
    ...uses.all(client.accountId, YEAR),
  ]
}

/** The sums as they are read again, and where something was stored in between. */
export function profitCases(farm: Farm, saving: () => void) {
  const common = {
    ask: () => ({ method: 'GET' as const, path: getCostOverview.path.replace('{year}', String(YEAR)) }),
    bare: rowsOfSeason(farm),
    rounds: 20,
    atMost: 6,
  }
  return [
    { ...common, name: 'profit of a season' },
    { ...common, name: 'profit after a save', tidy: saving, within: PROFIT_MS },
  ]
}
