import { cropByKey, YIELD_TYPES, YIELD_UNIT } from '@vagu/core/crops/table'
import type { Candidate, ImportedPart, SelectedRow, Review, ReviewRow } from '@vagu/core/field-import/schema'
import type { FieldDraft, MainCrop } from '@vagu/core/fields/schema'
import { sumAreas } from '@vagu/core/units/rounding'
import type { z } from 'zod'

/** Where a row goes: a field of its own, or the farm's field with this id; undefined while nobody has said. */
export const AS_NEW = 'new'
/** Decision of the farmer on one row. */
export interface Choice {
  readonly isIncluded: boolean
  readonly name: string
  readonly crop: MainCrop | null
  readonly target: string | undefined
  /** Of a field that is there: the parts that are taken from the file. */
  readonly take: readonly ImportedPart[]
  /** The id that the row gets as a new field; made once, so that saving twice makes one. */
  readonly newFieldId: string
}
export type Choices = ReadonlyMap<number, Choice>
export type Selected = z.infer<typeof SelectedRow>

/** The field of the farm that a row goes to, as the review knows it. */
export const targetOf = (row: ReviewRow, target: string | undefined): Candidate | undefined =>
  row.candidates.find(({ _id }) => _id === target)

/** The parts that are ticked before anybody ticks: nothing that the farmer wrote himself. */
export const proposedFor = (row: ReviewRow, target: string | undefined): ImportedPart[] =>
  targetOf(row, target)?.changes.flatMap(({ part, isProposed }) => (isProposed ? [part] : [])) ?? []

/** Initial choice: all that is sure. */
export function firstChoice(row: ReviewRow, newId: () => string): Choice {
  const isSure = row.state === 'new' || row.state === 'matched'
  const target = row.state === 'new' ? AS_NEW : (row.fieldId ?? undefined)
  return {
    isIncluded: isSure,
    name: row.draft?.name ?? '',
    crop: row.mainCrop,
    target,
    take: proposedFor(row, target),
    newFieldId: row.draft?._id ?? newId(),
  }
}
export const firstChoices = (review: Review, newId: () => string): Choices =>
  new Map(review.rows.map((row) => [row.row, firstChoice(row, newId)]))

/** The choices with one row changed; saying where a row goes includes it, and ticks anew what that field would get. */
export function withChoice(choices: Choices, row: ReviewRow, change: Partial<Choice>): Choices {
  const before = choices.get(row.row)
  if (!before) return choices
  const hasTarget = change.target !== undefined
  const isIncluded = hasTarget || before.isIncluded
  const take = hasTarget ? proposedFor(row, change.target) : before.take
  return new Map(choices).set(row.row, { ...before, isIncluded, take, ...change })
}

/** A crop that was chosen by hand, with what is usual for it. */
export function cropChosen(key: string): MainCrop {
  const crop = cropByKey(key)
  return { crop: key, ...(crop && { yieldType: YIELD_TYPES[crop.harvest], yieldUnit: YIELD_UNIT }) }
}

const withCrop = (draft: FieldDraft, { year }: ReviewRow, crop: MainCrop | null): FieldDraft => ({
  ...draft,
  yearInfo: draft.yearInfo.map((info) => (info.year === year && crop ? { ...info, mainCrop: crop } : info)),
})

interface SameField {
  readonly kind: 'alsoIn'
  readonly row: number
}
/** Open question on a row before it can be stored. */
export type Question = { readonly kind: 'targetMissing' | 'nameMissing' } | SameField

/** The row whose name and id a row has as a new field: its own, or the one of its newest year in the file. */
const leadOf = (row: ReviewRow): number => row.sameAs ?? row.row

/** Open questions of the included rows, by row. */
export function questionsOf(review: Review, choices: Choices): ReadonlyMap<number, Question> {
  const questions = new Map<number, Question>()
  const taken = new Map<string, number>()
  for (const row of review.rows) {
    const choice = choices.get(row.row)
    if (!choice?.isIncluded || !row.draft) continue
    const key = `${choice.target} ${row.year}`
    const other = choice.target === AS_NEW ? undefined : taken.get(key)
    const name = choices.get(leadOf(row))?.name ?? choice.name
    if (choice.target === undefined) questions.set(row.row, { kind: 'targetMissing' })
    else if (other !== undefined) questions.set(row.row, { kind: 'alsoIn', row: other })
    else if (choice.target === AS_NEW && name.trim() === '') questions.set(row.row, { kind: 'nameMissing' })
    if (choice.target !== AS_NEW && other === undefined) taken.set(key, row.row)
  }
  return questions
}

/** A row that goes to a field of the farm: what is taken of it, and which state of the field was seen. */
function selectedByField(row: ReviewRow, choice: Choice, draft: FieldDraft): Selected {
  const field = targetOf(row, choice.target)
  // a crop that the file does not name was chosen here: that is a tick of its own
  const isCropChosen = row.mainCrop === null && choice.crop !== null
  return {
    fieldId: choice.target ?? null,
    year: row.year,
    draft: { ...draft, name: choice.name.trim() },
    take: [...new Set([...choice.take, ...(isCropChosen ? (['crop'] as const) : [])])],
    ...(field && { updatedAt: field.updatedAt }),
  }
}

function selectedAsNew(row: ReviewRow, lead: Choice, draft: FieldDraft): Selected {
  const seen = row.candidates.map(({ _id }) => _id)
  return {
    fieldId: null,
    year: row.year,
    draft: { ...draft, name: lead.name.trim(), _id: lead.newFieldId },
    seen,
  }
}

/** The rows that are kept, as they are sent, each with its number in the file. */
export function selectedRows(
  review: Review,
  choices: Choices,
): { readonly row: number; readonly selected: Selected }[] {
  return review.rows.flatMap((row) => {
    const choice = choices.get(row.row)
    if (!choice?.isIncluded || !row.draft || choice.target === undefined) return []
    const { _id: _unused, ...draft } = withCrop(row.draft, row, choice.crop)
    const lead = choices.get(leadOf(row)) ?? choice
    const isNew = choice.target === AS_NEW
    return [
      {
        row: row.row,
        selected: isNew ? selectedAsNew(row, lead, draft) : selectedByField(row, choice, draft),
      },
    ]
  })
}

/** Sum of the kept rows, hectares. */
export const selectedArea = (selected: readonly { readonly selected: Selected }[]): number =>
  sumAreas(selected.map(({ selected: { draft } }) => draft.area))

/** The crop year that most of the kept rows belong to: where the result is to be seen. */
export function mainYear(selected: readonly { readonly selected: Selected }[]): number | undefined {
  const counts = new Map<number, number>()
  for (const { selected: row } of selected) counts.set(row.year, (counts.get(row.year) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0]
}

/** Whether a row that is kept leaves its field as it is. */
const leavesSame = (row: ReviewRow, choice: Choice): boolean =>
  targetOf(row, choice.target)?.isSame === true && (row.mainCrop !== null || choice.crop === null)

/**
 * How many fields a file holds that was imported before: every row that can be used belongs to a field, and none of them
 * would change. Undefined where anything would, or waits for a decision.
 */
export function fieldsAlreadyThere(review: Review, choices: Choices): number | undefined {
  const fields = new Set<string>()
  for (const row of review.rows) {
    const choice = choices.get(row.row)
    if (row.state === 'rejected') continue
    if (!choice?.target || !leavesSame(row, choice)) return undefined
    fields.add(choice.target)
  }
  return fields.size === 0 ? undefined : fields.size
}
