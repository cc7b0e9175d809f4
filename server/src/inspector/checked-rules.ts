/** Rules that were asked of the jobs of a year, with what they found and what the farm hid. */
import { rules } from '@vagu/core/warnings/registry'
import type { Warning } from '@vagu/core/warnings/schema'
import { shownLevel } from '@vagu/core/warnings/shown-level'
import type { CheckedRule, InspectedWarning } from '@vagu/core/inspector/schema'

/** Rules of the farm's other records are of today and of no year. */
const ofJobs = rules.filter(({ check, prepare }) => check !== undefined || prepare !== undefined)

const countBy = (keys: readonly string[]): ReadonlyMap<string, number> =>
  new Map([...Map.groupBy(keys, (key) => key)].map(([key, same]) => [key, same.length]))

/** `hidden` are the keys of the rules whose warnings of the year were hidden, one for each warning. */
export function checkedRules(open: readonly Warning[], hidden: readonly string[]): CheckedRule[] {
  const opens = countBy(open.map(({ type }) => type.key))
  const hides = countBy(hidden)
  return ofJobs.map(({ id, title, level }) => ({
    key: id,
    title,
    level: shownLevel({ key: id, level }),
    open: opens.get(id) ?? 0,
    hidden: hides.get(id) ?? 0,
  }))
}

/** A warning without whatever is of no year of its own. */
export const inspectedWarning = ({
  _id,
  title,
  message,
  type,
  source,
  ...warning
}: Warning): InspectedWarning => ({
  id: _id,
  title,
  message,
  level: shownLevel(type),
  field: warning.fieldName ?? '',
  day: warning.date,
  source: source.title,
  trust: source.bases?.[0]?.trust ?? null,
  jobId: warning.event?._id ?? null,
})
