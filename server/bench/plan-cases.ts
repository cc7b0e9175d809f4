/** Cases of the fertilization plan, beside the bare engine's queries for the rows that it is made of. */
import { getFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { widestSeason } from '@vagu/core/time/season'
import type { openFarm } from './farm.ts'
import { CELLS, FIELDS, GOALS, HARVESTS, SAMPLES } from './queries.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

const YEAR = 2026

/** Jobs of two crop years that brought fertilizer. */
const FERTILIZING = `select id, field_id, crop_year, document from job_event where account_id = ? and deleted_at is null
  and day >= ? and day <= ? and crop_year >= ? and crop_year <= ? and (job_key = 'herding' or exists
  (select 1 from job_material m where m.account_id = job_event.account_id and m.job_id = job_event.id
  and m.kind = 'fertilizer')) order by day, id`
const PLANS =
  'select field_id, document, updated_at from fertilization_plan where account_id = ? and year = ?'

/**
 * Rows that the plan is answered from: fields, their crops and plans, what was given, the goals, the harvests of this year and of
 * the five before (the mean that a goal is offered from, and the balance), and the samples of the soil.
 */
function rowsOfPlan({ client, raw }: Farm): () => unknown[] {
  const [from, to] = [widestSeason(YEAR - 1).start, widestSeason(YEAR).end]
  const asked: readonly (readonly [string, ...(string | number)[]])[] = [
    [FIELDS],
    [CELLS],
    [PLANS, YEAR],
    [FERTILIZING, from, to, YEAR - 1, YEAR],
    [GOALS, YEAR],
    [HARVESTS, YEAR - 5, YEAR],
    [SAMPLES],
  ]
  const queries = asked.map(([query, ...given]) => ({ query: raw.prepare(query), given }))
  return () => queries.flatMap(({ query, given }) => query.all(client.accountId, ...given))
}

/** The plan of the farm as it is read again, and where something was stored in between. */
export function planCases(farm: Farm, saving: () => void) {
  const common = {
    ask: () => ({ method: 'GET' as const, path: `${getFertilizationPlan.path}?year=${YEAR}` }),
    bare: rowsOfPlan(farm),
    rounds: 30,
    atMost: 3,
  }
  return [
    { ...common, name: 'fertilization plan' },
    { ...common, name: 'plan after a save', tidy: saving },
  ]
}
