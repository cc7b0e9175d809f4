/** Cases of the pages of planning and of yields, beside the bare engine's queries for the rows that they are made of. */
import { getRotation } from '@vagu/core/rotation/contract'
import { getSamplingOverview, listSoilSamples } from '@vagu/core/soil-samples/contract'
import type { openFarm } from './farm.ts'
import { CELLS, FIELDS, GOALS, HARVESTS, SAMPLES } from './queries.ts'

type Farm = Awaited<ReturnType<typeof openFarm>>

const YEAR = 2026

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
