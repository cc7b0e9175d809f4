/** Rows of the matrix: each field with what is planned on it, judged by itself, so that a painted cell judges one field. */
import { isInUse, yearInfoOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { cellsOf, cropAt, isHistory, type PlannedYears } from '@vagu/core/rotation/plan'
import type { Terms } from '@vagu/core/rotation/judge'
import type { Conflict, PlannedContent } from '@vagu/core/rotation/schema'
import type { PlanEdits, Stored } from './plan-edits.ts'

export interface CellView {
  readonly year: number
  readonly crop: string | null
  /** Year that is not the field's: the field is new, or has come to an end. */
  readonly isNoField: boolean
  readonly isPast: boolean
  /** Painting is offered: not history, and nothing in the book of this year. */
  readonly isOpen: boolean
  readonly locked: boolean
  readonly conflicts: readonly Conflict[]
  readonly better: readonly string[]
  /** Other crops of the year. */
  readonly others: readonly string[]
  /** Main crop of the book where the plan has another one. */
  readonly inBook: string | undefined
}

type ByField = ReadonlyMap<string, PlannedYears>

/** Stored cells, by field. */
export function storedByField(stored: Stored): ByField {
  const years = new Map<string, Map<number, PlannedContent>>()
  for (const [key, content] of stored) {
    const [fieldId = '', year] = key.split(' ')
    const own = years.get(fieldId)
    if (own) own.set(Number(year), content)
    else years.set(fieldId, new Map([[Number(year), content]]))
  }
  return years
}

/** The same under what was painted: a field of which nothing was painted keeps its own, so that its row is not drawn anew. */
export function plannedByField(stored: ByField, { painted }: PlanEdits): ByField {
  if (painted.size === 0) return stored
  const all = new Map(stored)
  for (const [fieldId, cells] of Map.groupBy(painted.values(), (cell) => cell.fieldId)) {
    const years = new Map(stored.get(fieldId))
    for (const { year, content } of cells) years.set(year, content)
    all.set(fieldId, years)
  }
  return all
}

export interface RowFacts {
  readonly field: Field
  readonly planned: PlannedYears
  readonly years: readonly number[]
  readonly terms: Terms
  readonly among: readonly string[]
}

/** The cells of one row. */
export function cellViews({ field, planned, years, terms, among }: RowFacts): CellView[] {
  const [from = 0, to = 0] = [years[0], years.at(-1)]
  const cells = cellsOf(field, planned, { terms, from, to, among })
  return years.map((year): CellView => {
    const { crop, source } = cropAt(field, planned, { year, thisYear: terms.thisYear })
    const main = cells.find((cell) => cell.year === year && cell.cropUse === 'MAIN')
    const book = yearInfoOf(field, year)?.mainCrop?.crop
    const isNoField = !isInUse(field, year)
    const isOfBook = isHistory({ year, source }, terms.thisYear)
    return {
      year,
      crop,
      isNoField,
      isPast: isOfBook,
      isOpen: !isOfBook && !isNoField,
      locked: planned.get(year)?.locked ?? false,
      conflicts: main?.conflicts ?? [],
      better: main?.better ?? [],
      others: cells.flatMap((cell) =>
        cell.year === year && cell.cropUse !== 'MAIN' ? [cell.crop ?? ''] : [],
      ),
      inBook: source === 'PLANNED' && book !== crop ? book : undefined,
    }
  })
}

/** The worst that is held against a cell. */
export const levelOf = ({ conflicts }: Pick<CellView, 'conflicts'>): Conflict['level'] | undefined =>
  conflicts[0]?.level
