/** Choices over a comparison: the rows that are taken along, and what is to be done with each. */
import type { PriaChoice } from '@vagu/core/pria/run-schema'
import {
  PRIA_DIRECTIONS,
  PRIA_STATUSES,
  type PriaDirection,
  type PriaRow,
  type PriaStatus,
} from '@vagu/core/pria/schema'

export interface Choice {
  readonly isChosen: boolean
  /** Null while nothing was decided. */
  readonly direction: PriaDirection | null
  /** Candidate that is meant; null for a new record there, or while none was named. */
  readonly agencyId: string | null
}
/** Choices by row; a row that is not in it stands as it came. */
export type Choices = ReadonlyMap<string, Choice>

/** Choice that a row comes with: the direction that loses nothing, where there is one. */
export const firstChoice = ({ suggested, candidates }: PriaRow): Choice => ({
  isChosen: false,
  direction: suggested,
  agencyId: candidates.length === 1 ? (candidates[0]?.agencyId ?? null) : null,
})
export const choiceOf = (choices: Choices, row: PriaRow): Choice => choices.get(row.id) ?? firstChoice(row)

/** Whether something can be done with a row at all. */
export const canBeChosen = ({ directions }: PriaRow): boolean => directions.length > 0

/** Changes the choices of rows; a direction that a row does not have is left out. */
export function withChoice(choices: Choices, rows: readonly PriaRow[], part: Partial<Choice>): Choices {
  const next = new Map(choices)
  for (const row of rows) {
    if (!canBeChosen(row)) continue
    const { direction, ...rest } = part
    const isOwn = direction === undefined || direction === null || row.directions.includes(direction)
    const own = direction === undefined || !isOwn ? rest : { ...rest, direction }
    next.set(row.id, { ...choiceOf(choices, row), ...own })
  }
  return next
}

/** Whether a direction asks which record of the agency is meant. */
export const asksCandidate = ({ candidates }: PriaRow, direction: PriaDirection | null): boolean =>
  candidates.length > 0 && (direction === 'LINK' || direction === 'SEND')

/** Whether a chosen row still lacks a decision: a link without its record is none. */
export const isUndecided = (row: PriaRow, { isChosen, direction, agencyId }: Choice): boolean =>
  isChosen &&
  (direction === null || (direction === 'LINK' && asksCandidate(row, direction) && agencyId === null))

/** Rows that are chosen, among those that the comparison still has. */
export const chosenRows = (rows: readonly PriaRow[], choices: Choices): PriaRow[] =>
  rows.filter((row) => canBeChosen(row) && choiceOf(choices, row).isChosen)

/** Choices as they are sent. */
export const choicesToSend = (rows: readonly PriaRow[], choices: Choices): PriaChoice[] =>
  rows.flatMap((row) => {
    const { direction, agencyId } = choiceOf(choices, row)
    if (direction === null) return []
    const meant = agencyId !== null && asksCandidate(row, direction)
    return [{ id: row.id, direction, ...(meant && { agencyId }) }]
  })

/** How many of the chosen rows go in each direction, in the order of the directions. */
export const countsByDirection = (
  rows: readonly PriaRow[],
  choices: Choices,
): (readonly [PriaDirection, number])[] =>
  PRIA_DIRECTIONS.map(
    (direction) =>
      [direction, rows.filter((row) => choiceOf(choices, row).direction === direction).length] as const,
  ).filter(([, count]) => count > 0)

/** Filters of the rows: all, those that the badge counts, those of one status, the chosen that lack a decision. */
export type Filter = 'all' | 'differences' | 'undecided' | PriaStatus

export const isShown = (row: PriaRow, filter: Filter, choices: Choices): boolean => {
  if (filter === 'all') return true
  if (filter === 'differences') return row.isDifference
  if (filter === 'undecided') return isUndecided(row, choiceOf(choices, row))
  return row.status === filter
}

/** Filters that have rows, each with how many. */
export function filterCounts(rows: readonly PriaRow[]): (readonly [Filter, number])[] {
  const ofStatus = PRIA_STATUSES.map(
    (status) => [status, rows.filter((row) => row.status === status).length] as const,
  )
  return [
    ['differences', rows.filter(({ isDifference }) => isDifference).length],
    ...ofStatus.filter(([, count]) => count > 0),
    ['all', rows.length],
  ]
}
