/** Cases of the fertilization plan, beside the bare engine's queries for the rows that it is made of. */
import { getFertilizationPlan } from '@vagu/core/fertilization-plan/contract'
import { widestSeason } from '@vagu/core/time/season'
import type { openFarm } from './farm.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

const YEAR = 2026

/** The fields, and the jobs of two crop years that brought fertilizer. */
function rowsOfPlan({ client, raw }: Farm): () => unknown[] {
  const fields = raw.prepare(
    'select id, active, document from field where account_id = ? and deleted_at is null order by ordering, id',
  )
  const jobs = raw.prepare(
    `select id, field_id, crop_year, document from job_event where account_id = ? and deleted_at is null
     and day >= ? and day <= ? and crop_year >= ? and crop_year <= ? and (job_key = 'herding' or exists
     (select 1 from job_material m where m.account_id = job_event.account_id and m.job_id = job_event.id
     and m.kind = 'fertilizer')) order by day, id`,
  )
  const [from, to] = [widestSeason(YEAR - 1).start, widestSeason(YEAR).end]
  return () => [...fields.all(client.accountId), ...jobs.all(client.accountId, from, to, YEAR - 1, YEAR)]
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
