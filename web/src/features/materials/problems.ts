/** Problems of the farm's materials, as the status has them. */
import type { Warning } from '@vagu/core/warnings/schema'

/** The titles of the warnings about each material, each once. */
export function problemsById(warnings: readonly Warning[]): ReadonlyMap<string, readonly string[]> {
  const own = warnings.filter(({ targetKind }) => targetKind === 'requisite')
  const byId = Map.groupBy(own, ({ targetId }) => targetId)
  return new Map([...byId].map(([id, list]) => [id, [...new Set(list.map(({ title }) => title))]]))
}
