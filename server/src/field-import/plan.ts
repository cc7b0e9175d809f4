import type { FieldError } from '@vagu/core/errors'
import {
  ALL_PARTS,
  bringsNewest,
  hasOlderYears,
  type ImportedInto,
  mergeImported,
} from '@vagu/core/field-import/merge'
import type { ImportedPart } from '@vagu/core/field-import/schema'
import type { Effort } from '@vagu/core/geo/crossing'
import type { Field, FieldDraft } from '@vagu/core/fields/schema'
import { fieldError } from '@vagu/core/validation'
import { type BroughtByField, changesOf, proposedParts } from './changes.ts'
import { type SelectedRow, withYear } from './selected-rows.ts'

/** A row that goes to a field, with the parts that are really taken of it. */
export interface Step {
  readonly index: number
  readonly row: SelectedRow
  readonly draft: FieldDraft
  readonly take: ReadonlySet<ImportedPart>
}
/** Changes of one field, oldest year first, so that the newest has the last word. */
export interface FieldPlan {
  readonly field: Field
  readonly steps: readonly Step[]
}

type Result = ImportedInto & Pick<FieldDraft, 'mapData'> & { readonly shapeFrom?: number }

/** The field after the steps; without `mapData` where its shape stays. Older years keep the shape that they had. */
export function afterSteps(stored: ImportedInto, steps: readonly Step[]): Result {
  const shape = steps.findLast(({ draft, take }) => take.has('shape') && bringsNewest(stored, draft))
  const merged = steps.reduce((field, { draft, take }) => mergeImported(field, draft, take), stored)
  if (shape === undefined) return merged
  const { mapData } = shape.draft
  return { ...merged, mapData, ...(hasOlderYears(stored, shape.row.year) && { shapeFrom: shape.row.year }) }
}

interface Told {
  readonly brought: BroughtByField
  /** Effort that measuring shapes may take. */
  readonly effort: Effort
}

/**
 * Parts that a row takes: those it names, as far as they differ from what stands there; else those a review would
 * propose.
 */
function stepOf(
  field: Field,
  { row, index }: { row: SelectedRow; index: number },
  { brought, effort }: Told,
): Step {
  const draft = withYear(row)
  const changes = changesOf(field, { draft, year: row.year }, { brought: brought.of(field._id), effort })
  const parts = row.take === undefined ? proposedParts(changes) : new Set(row.take)
  return {
    index,
    row,
    draft,
    take: new Set(changes.map(({ part }) => part).filter((part) => parts.has(part))),
  }
}

/** Each field that rows go to, with its steps. */
export function plansOf(
  rows: readonly SelectedRow[],
  fields: ReadonlyMap<string, Field>,
  told: Told,
): FieldPlan[] {
  const plans = new Map<string, { field: Field; steps: Step[] }>()
  const oldestFirst = rows.map((row, index) => ({ row, index })).toSorted((a, b) => a.row.year - b.row.year)
  for (const numbered of oldestFirst) {
    const field = fields.get(numbered.row.fieldId ?? '')
    if (field === undefined) continue
    const plan = plans.get(field._id) ?? { field, steps: [] }
    plan.steps.push(stepOf(field, numbered, told))
    plans.set(field._id, plan)
  }
  return [...plans.values()]
}

function changesAnything({ field, steps }: FieldPlan): boolean {
  const withoutShape = (one: object): string => JSON.stringify({ ...one, mapData: undefined })
  return (
    steps.some(({ take }) => take.has('shape')) ||
    withoutShape(afterSteps(field, steps)) !== withoutShape(field)
  )
}

/** Rows whose field was changed after their review, and that would still change it: they are asked for again. */
export function changedSince(plans: readonly FieldPlan[]): FieldError[] {
  return plans.flatMap((plan) => {
    const { field, steps } = plan
    const isLater = ({ row }: Step): boolean =>
      row.updatedAt !== undefined && Date.parse(field.updatedAt) > Date.parse(row.updatedAt)
    const late = steps.filter(isLater)
    if (late.length === 0 || !changesAnything(plan)) return []
    return late.map(({ index }) => fieldError(`rows.${index}`, 'fieldChangedSince', { name: field.name }))
  })
}

/** The new fields, each from its rows of one or more years; the newest speaks for the whole. */
export function newFieldsOf(rows: readonly SelectedRow[]): FieldDraft[] {
  const groups = new Map<string, FieldDraft[]>()
  rows.forEach((row, i) => {
    if (row.fieldId !== null) return
    const key = row.draft._id ?? `row ${i}`
    groups.set(key, [...(groups.get(key) ?? []), withYear(row)])
  })
  return [...groups.values()].flatMap((drafts) => {
    const [newest, ...older] = drafts.toSorted((a, b) => yearOf(b) - yearOf(a))
    if (newest === undefined || older.length === 0) return newest ?? []
    const { mapData, _id, ...rest } = newest
    const whole = older.reduce((field, draft) => mergeImported(field, draft, ALL_PARTS), rest)
    return [{ ...whole, ...(_id && { _id }), mapData }]
  })
}
const yearOf = (draft: FieldDraft): number => Math.max(...draft.yearInfo.map(({ year }) => year))
