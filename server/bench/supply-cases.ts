/** Cases of the pages of stock, of hours and of what is to be bought, beside the bare engine's queries for their rows. */
import { widestSeason } from '@vagu/core/time/season'
import type { openFarm } from './farm.ts'
import { CELLS, FIELDS } from './queries.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

const YEAR = 2026

const MATERIALS =
  'select id, deleted_at, updated_at, document, document_version from requisite where account_id = ?'
const ENTRIES = `select id, document, document_version, updated_at from stock_entry
  where account_id = ? and deleted_at is null order by day, id`
const USES = `select job_id, place, is_dressing, field_id, day, kind, name, requisite_id, batch_no, total_amount, total_unit
  from job_material where account_id = ? and day >= ?`
const USES_OF_YEAR = `select job_id, place, field_id, day, status, kind, name, requisite_id, amount, unit, total_amount,
  total_unit, area from job_material where account_id = ? and crop_year = ?`
const LINES =
  'select id, document, updated_at from requisite_plan where account_id = ? and year = ? and deleted_at is null'
const PLANS =
  'select field_id, document, updated_at from fertilization_plan where account_id = ? and year = ?'
const SETTINGS = 'select requisite_id, document, updated_at from supply_setting where account_id = ?'
const ORDERS = 'select id, document, updated_at from supply_order where account_id = ? and deleted_at is null'
const HOURS = `select id, document, updated_at from work_time where account_id = ? and deleted_at is null
  and day >= ? and day <= ?`

type Asked = readonly (readonly [query: string, ...given: (string | number)[]])[]
const FROM = widestSeason(YEAR - 1).start
const LEDGER: Asked = [[MATERIALS], [ENTRIES], [USES, FROM]]
const NEEDS: Asked = [[FIELDS], [CELLS], [USES_OF_YEAR, YEAR], [LINES, YEAR], [PLANS, YEAR]]

/** Page: its name, its call, and the bare queries with what they are asked beside the farm. */
const PAGES: readonly (readonly [name: string, path: string, queries: Asked])[] = [
  ['stock', '/stock', [...LEDGER, ...NEEDS]],
  ['requisite plan', `/requisite-plans/${YEAR}`, [...NEEDS, [MATERIALS]]],
  ['supplies plan', `/supplies-plans/${YEAR}`, [...LEDGER, ...NEEDS, [SETTINGS], [ORDERS]]],
  ['work times', `/work-times?year=${YEAR}`, [[HOURS, `${YEAR}-01-01`, `${YEAR}-12-31`]]],
]

/** Each page's call after something was stored: it is reckoned whole. */
export const supplyCases = ({ client, raw }: Farm, saving: () => void) =>
  PAGES.map(([name, path, queries]) => {
    const prepared = queries.map(([query, ...given]) => ({ query: raw.prepare(query), given }))
    return {
      name,
      ask: () => ({ method: 'GET' as const, path }),
      bare: () => prepared.flatMap(({ query, given }) => query.all(client.accountId, ...given)),
      tidy: saving,
      rounds: 30,
      atMost: 6,
    }
  })
