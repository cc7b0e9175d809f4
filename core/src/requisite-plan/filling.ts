/** Lines that a plan is filled with: the template of each field's crop, and what the crop was planned in the year before. */
import type { CropTemplate, FieldToPlan, RequisitePlan, RequisitePlanDraft, TemplateLine } from './schema.ts'

type Filled = Omit<RequisitePlanDraft, '_id'>

const lineFor = (
  { type, requisiteId, name, amount, unit, times, timeframe, note }: TemplateLine,
  { fieldId, crop }: FieldToPlan,
  of: Pick<Filled, 'year' | 'source'>,
): Filled => ({
  fieldId,
  crop,
  type,
  requisiteId,
  name,
  amount,
  unit,
  times,
  timeframe,
  note,
  area: null,
  jobEventIds: [],
  ...of,
})

/** Whether two lines plan the same: a field that has one is not given the other. */
const isSame = (
  a: Pick<Filled, 'requisiteId' | 'name' | 'timeframe'>,
  b: Pick<Filled, 'requisiteId' | 'name' | 'timeframe'>,
): boolean =>
  a.timeframe === b.timeframe &&
  (a.requisiteId === null ? a.name === b.name : a.requisiteId === b.requisiteId)

interface Filling {
  readonly year: number
  readonly fields: readonly FieldToPlan[]
  /** Lines that the year has already. */
  readonly plans: readonly RequisitePlan[]
}

function filledWith(
  { year, fields, plans }: Filling,
  source: 'TEMPLATE' | 'COPY',
  usual: (field: FieldToPlan) => readonly TemplateLine[],
): Filled[] {
  const own = Map.groupBy(plans, ({ fieldId }) => fieldId)
  return fields.flatMap((field) =>
    usual(field)
      .filter((line) => !(own.get(field.fieldId) ?? []).some((has) => isSame(has, line)))
      .map((line) => lineFor(line, field, { year, source })),
  )
}

/** Lines of the templates of the fields' crops, less what the fields have. */
export function fromTemplates(filling: Filling, templates: readonly CropTemplate[]): Filled[] {
  const byCrop = new Map(templates.map(({ crop, lines }) => [crop, lines]))
  return filledWith(filling, 'TEMPLATE', ({ crop }) => (crop === null ? [] : (byCrop.get(crop) ?? [])))
}

/** The year before, as far as copying looks. */
export interface YearBefore {
  readonly fields: readonly FieldToPlan[]
  readonly plans: readonly RequisitePlan[]
}

/** Lines of a crop: those of its largest field that had any. */
function usualOf({ fields, plans }: YearBefore): ReadonlyMap<string, readonly RequisitePlan[]> {
  const byField = Map.groupBy(plans, ({ fieldId }) => fieldId)
  const largestFirst = fields.toSorted((a, b) => b.area - a.area)
  const usual = new Map<string, readonly RequisitePlan[]>()
  for (const { fieldId, crop } of largestFirst) {
    const lines = byField.get(fieldId)
    if (crop !== null && lines && !usual.has(crop)) usual.set(crop, lines)
  }
  return usual
}

/** The plan of the year before by crop: a field gets its own lines where it has the same crop again, else its crop's. */
export function copiedFrom(filling: Filling, before: YearBefore): Filled[] {
  const usual = usualOf(before)
  const byField = Map.groupBy(before.plans, ({ fieldId }) => fieldId)
  const cropBefore = new Map(before.fields.map(({ fieldId, crop }) => [fieldId, crop]))
  return filledWith(filling, 'COPY', ({ fieldId, crop }) => {
    if (crop === null) return []
    const own = cropBefore.get(fieldId) === crop ? byField.get(fieldId) : undefined
    return own ?? usual.get(crop) ?? []
  })
}
