/** Cases of the pages of planning and of yields, beside the bare engine's queries for the rows that they are made of. */
import { getRotation } from '@vagu/core/rotation/contract'
import { getSamplingOverview, listSoilSamples } from '@vagu/core/soil-samples/contract'
import type { openFarm } from './farm.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

const YEAR = 2026
const FIELDS =
  'select id, active, document from field where account_id = ? and deleted_at is null order by ordering, id'
const HARVESTS = `select field_id, crop_year, job_key, area, yield_type, yield_unit, yield_amount, yield_kg, yield_moisture
  from job_event where account_id = ? and category_key = 'harvest' and deleted_at is null
  and status in ('DONE', 'IN_PROGRESS') and crop_year >= ? and crop_year <= ?`
const GOALS = 'select field_id, crop, document from yield_goal where account_id = ? and year = ?'
const CELLS = 'select field_id, year, document from planned_crop where account_id = ?'
const SAMPLES = `select s.id, s.field_id, s.day, s.document, s.updated_at from soil_sample s
  join field f on f.account_id = s.account_id and f.id = s.field_id
  where s.account_id = ? and s.deleted_at is null and f.deleted_at is null order by s.day desc, s.id desc`

/** Page: its name, its call, and the bare queries with what they are asked beside the farm. */
type Page = readonly [name: string, path: string, queries: readonly (readonly [string, ...number[]])[]]
const PAGES: readonly Page[] = [
  ['soil samples', listSoilSamples.path, [[SAMPLES]]],
  ['samples owed', `${getSamplingOverview.path}?year=${YEAR}`, [[FIELDS], [SAMPLES]]],
  ['rotation', getRotation.path, [[FIELDS], [CELLS]]],
  [
    'yield goals',
    `/fields/${YEAR}/predicted-yield`,
    [[FIELDS], [CELLS], [GOALS, YEAR], [HARVESTS, YEAR - 5, YEAR - 1]],
  ],
  ['yields', `/yields/${YEAR}`, [[FIELDS], [GOALS, YEAR], [HARVESTS, YEAR - 5, YEAR]]],
]

/** Each page as it is read again, and where something was stored in between. */
export function pageCases({ client, raw }: Farm, saving: () => void) {
  return PAGES.flatMap(([name, path, queries]) => {
    const prepared = queries.map(([query, ...given]) => ({ query: raw.prepare(query), given }))
    const common = {
      ask: () => ({ method: 'GET' as const, path }),
      bare: () => prepared.flatMap(({ query, given }) => query.all(client.accountId, ...given)),
      rounds: 30,
      atMost: 3,
    }
    return [
      { ...common, name },
      { ...common, name: `${name} after a save`, tidy: saving },
    ]
  })
}
