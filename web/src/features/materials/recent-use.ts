/** How much each material was used of late, from the overview of a crop year. */
import type { MaterialUsage } from '@vagu/core/materials/overview-schema'
import { materialKey, type Material } from '@vagu/core/materials/schema'

export interface RecentUse {
  readonly jobCount: number
  readonly lastDay: string
}
type UseOf = (requisite: Material) => RecentUse | undefined

const keyOf = (type: string, name: string): string => `${type} ${materialKey(name)}`

/** A job counts once, also where its material stands in several rows because of its units. */
function summed(rows: readonly MaterialUsage[]): RecentUse | undefined {
  const days = new Map(rows.flatMap(({ jobEvents }) => jobEvents.map(({ _id, date }) => [_id, date])))
  const lastDay = [...days.values()].reduce((last, day) => (day > last ? day : last), '')
  return days.size === 0 ? undefined : { jobCount: days.size, lastDay }
}

/** Looks a material up by its id; by its name where jobs carry no id. */
export function usesFrom(rows: readonly MaterialUsage[]): UseOf {
  const byId = Map.groupBy(rows, ({ requisiteId }) => requisiteId)
  const nameless = byId.get(null) ?? []
  const byName = Map.groupBy(nameless, ({ type, name }) => keyOf(type, name))
  return ({ _id, type, name }) => summed([...(byId.get(_id) ?? []), ...(byName.get(keyOf(type, name)) ?? [])])
}
