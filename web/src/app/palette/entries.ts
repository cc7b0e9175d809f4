/** Places that the palette leads to, and how they are found by what was typed. */
import { compareNames } from '@vagu/core/text/order'
import { normalizeText } from '../../ui/search-options.ts'

export const GROUPS = ['pages', 'fields', 'materials'] as const
export type Group = (typeof GROUPS)[number]

export interface Entry {
  readonly id: string
  readonly group: Group
  readonly label: string
  /** A second, quieter piece: crop and area, what kind of material. */
  readonly hint?: string | undefined
  /** Words that it may be found by beside its label. */
  readonly words?: string | undefined
  /** Address that it leads to. */
  readonly path: string
}

/** Most entries of one group that are shown. */
export const MOST = 8

/** How well an entry fits: 0 its label begins so, 1 a word of it does, 2 it holds it, 3 its other words do; none for no fit. */
function rankOf({ label, hint, words }: Entry, query: string): number | undefined {
  const name = normalizeText(label)
  if (name.startsWith(query)) return 0
  if (name.split(/[\s\-–/]+/).some((word) => word.startsWith(query))) return 1
  if (name.includes(query)) return 2
  return normalizeText(`${hint ?? ''} ${words ?? ''}`).includes(query) ? 3 : undefined
}

/** Entries that fit, the best of each group first; where nothing was typed, pages in their own order. */
export function findEntries(entries: readonly Entry[], typed: string): Entry[] {
  const query = normalizeText(typed)
  if (query === '') return entries.filter(({ group }) => group === 'pages')
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, query)
    return rank === undefined ? [] : [{ entry, rank }]
  })
  const ordered = ranked.toSorted((a, b) => a.rank - b.rank || compareNames(a.entry.label, b.entry.label))
  return GROUPS.flatMap((group) =>
    ordered
      .filter(({ entry }) => entry.group === group)
      .slice(0, MOST)
      .map(({ entry }) => entry),
  )
}
