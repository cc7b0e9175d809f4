/** Cases of the page of supports, beside the bare engine's queries for the rows that it is made of. */
import { changeParticipation } from '@vagu/core/schemes/contract'
import { widestSeason } from '@vagu/core/time/season'
import type { openFarm } from './farm.ts'
import { CELLS, FIELDS, GOALS, HARVESTS, SAMPLES } from './queries.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

const YEAR = 2026
const JOBS =
  'select id, field_id, document from job_event where account_id = ? and deleted_at is null and day >= ? and day <= ? order by day, id'

/** Fields, their crops and plans, all jobs of the year and of the autumn before, samples, harvests and goals of the balance. */
function rowsOfSchemes({ client, raw }: Farm): () => unknown[] {
  const asked: readonly (readonly [string, ...(string | number)[]])[] = [
    [FIELDS],
    [CELLS],
    [JOBS, widestSeason(YEAR).start, `${YEAR}-12-31`],
    [GOALS, YEAR],
    [HARVESTS, YEAR - 5, YEAR],
    [SAMPLES],
  ]
  const queries = asked.map(([query, ...given]) => ({ query: raw.prepare(query), given }))
  return () => queries.flatMap(({ query, given }) => query.all(client.accountId, ...given))
}

/** The parts that ask the most of a farm. */
export const ALL_PARTS = (['KSM', 'KSM_NO_GLYPHOSATE', 'MAHE', 'HPK'] as const).map((key) => ({
  key,
  fieldIds: [],
}))

/** Says where the farm takes part this year. */
export const takingPart =
  ({ client }: Farm, parts: typeof ALL_PARTS) =>
  () =>
    client.call(changeParticipation, {
      params: { year: YEAR },
      body: { parts, told: [], livestockUnits: null },
    })

/** All requirements of a year, read again, and where something was stored in between. */
export function schemeCases(farm: Farm, saving: () => void) {
  const common = {
    ask: () => ({ method: 'GET' as const, path: `/schemes/${YEAR}` }),
    bare: rowsOfSchemes(farm),
    prepare: takingPart(farm, ALL_PARTS),
    rounds: 30,
    atMost: 15,
  }
  return [
    { ...common, name: 'schemes' },
    { ...common, name: 'schemes after a save', tidy: saving },
  ]
}
