import { fileNote } from '@vagu/core/field-import/messages'
import type { FileNote } from '@vagu/core/field-import/schema'

/** Facts of a file about the set that it comes from, as it states them. */
export interface PartFacts {
  readonly returned?: unknown
  readonly matched?: unknown
  /** An address of further parcels, or a word that not all were given. */
  readonly hasMore?: boolean
}

const countOf = (value: unknown): number | undefined => {
  const count = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isInteger(count) && count >= 0 ? count : undefined
}

/** The note of a file that holds `here` parcels and says that there are more. */
export function partNotes(here: number, facts: PartFacts): FileNote[] {
  const total = Math.max(countOf(facts.matched) ?? 0, countOf(facts.returned) ?? 0)
  if (total > here) return [fileNote('partOf', { here, total })]
  return facts.hasMore === true ? [fileNote('part', { here })] : []
}
