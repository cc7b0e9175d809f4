/**
 * Lines that a plan is filled with: the template of each field's crop, what the crop was planned in the year before, and
 * lines of a field whose land others have become. An amount in all is shared by area: it is never given to each field.
 */
import { materialKey } from '../materials/schema.ts'
import { areaUnits, roundTo } from '../units/rounding.ts'
import { isPerHectare } from '../units/schema.ts'
import type {
  CropTemplate,
  FieldToPlan,
  OrphanedLines,
  RequisitePlan,
  RequisitePlanDraft,
  TemplateLine,
} from './schema.ts'

type Filled = Omit<RequisitePlanDraft, '_id'>
/** A line of another field or year, with hectares; one of a template, with a share of the field. */
type Usual = TemplateLine & Partial<Pick<RequisitePlan, 'area'>>

const AREA_DECIMALS = 4
const AMOUNT_DECIMALS = 6

const lineFor = (
  { type, requisiteId, name, amount, unit, times, timeframe, note, area = null }: Usual,
  { fieldId, crop, area: fieldArea }: FieldToPlan,
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
  area: area === null || areaUnits(area) >= areaUnits(fieldArea) ? null : area,
  jobEventIds: [],
  ...of,
})

/** A share of a line; undefined where nothing is left of it. */
function shareOf<L extends Usual>(line: L, share: number): L | undefined {
  const { unit, area = null } = line
  const amount = isPerHectare(unit) ? line.amount : roundTo(line.amount * share, AMOUNT_DECIMALS)
  const own = area === null ? null : roundTo(area * share, AREA_DECIMALS)
  return amount > 0 && own !== 0 ? { ...line, amount, area: own } : undefined
}

type Named = Pick<Filled, 'requisiteId' | 'name' | 'timeframe'>

/** Whether two lines plan the same: a field that has one is not given the other. */
const isSame = (a: Named, b: Named): boolean =>
  a.timeframe === b.timeframe &&
  (a.requisiteId !== null && b.requisiteId !== null
    ? a.requisiteId === b.requisiteId
    : materialKey(a.name) === materialKey(b.name))

interface Filling {
  readonly year: number
  readonly fields: readonly FieldToPlan[]
  /** Lines that the year has already. */
  readonly plans: readonly RequisitePlan[]
}

function filledWith(
  { year, fields, plans }: Filling,
  source: 'TEMPLATE' | 'COPY',
  usual: (field: FieldToPlan) => readonly Usual[],
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
  return filledWith(filling, 'TEMPLATE', ({ crop, area }) =>
    (crop === null ? [] : (byCrop.get(crop) ?? [])).map(({ share = 1, ...line }) => ({
      ...line,
      // Nothing goes on less than the smallest area that there is.
      area: share < 1 ? Math.max(roundTo(area * share, AREA_DECIMALS), 10 ** -AREA_DECIMALS) : null,
    })),
  )
}

/** The year before, as far as copying looks. */
export interface YearBefore {
  readonly fields: readonly FieldToPlan[]
  readonly plans: readonly RequisitePlan[]
}

interface UsualOfCrop {
  readonly field: FieldToPlan
  readonly lines: readonly RequisitePlan[]
}

/** Lines of a crop: those of its largest field that had any. */
function usualOf({ fields, plans }: YearBefore): ReadonlyMap<string, UsualOfCrop> {
  const byField = Map.groupBy(plans, ({ fieldId }) => fieldId)
  const largestFirst = fields.toSorted((a, b) => b.area - a.area)
  const usual = new Map<string, UsualOfCrop>()
  for (const field of largestFirst) {
    const lines = byField.get(field.fieldId)
    if (field.crop !== null && lines && !usual.has(field.crop)) usual.set(field.crop, { field, lines })
  }
  return usual
}

/**
 * The plan of the year before by crop: a field gets its own lines as they were where it has the same crop again, else a
 * share of its crop's by area.
 */
export function copiedFrom(filling: Filling, before: YearBefore): Filled[] {
  const usual = usualOf(before)
  const byField = Map.groupBy(before.plans, ({ fieldId }) => fieldId)
  const cropBefore = new Map(before.fields.map(({ fieldId, crop }) => [fieldId, crop]))
  return filledWith(filling, 'COPY', ({ fieldId, crop, area }) => {
    if (crop === null) return []
    const own = cropBefore.get(fieldId) === crop ? byField.get(fieldId) : undefined
    if (own) return own
    const { field, lines = [] } = usual.get(crop) ?? {}
    const share = field && field.area > 0 ? area / field.area : 1
    return lines.flatMap((line) => shareOf(line, share) ?? [])
  })
}

const coveredBy = (lines: readonly Pick<Filled, 'area'>[], field: FieldToPlan): number =>
  Math.min(
    field.area,
    lines.reduce((sum, { area }) => sum + (area ?? field.area), 0),
  )

/** A rate goes on no more of a field than what is left of it; undefined where it is planned on all of it. */
function onRest(line: Filled, field: FieldToPlan, has: readonly Filled[]): Filled | undefined {
  if (!isPerHectare(line.unit)) return line
  const rest = roundTo(field.area - coveredBy(has, field), AREA_DECIMALS)
  if (rest <= 0) return undefined
  return { ...line, area: (line.area ?? field.area) < rest || has.length === 0 ? line.area : rest }
}

/**
 * Lines of a field that was divided or merged, for the fields that its land became: by area, as often as they are not
 * done yet. A field that has the same already gets it for the rest of its land alone.
 */
export function carriedFrom(
  { year, plans }: Pick<Filling, 'year' | 'plans'>,
  orphan: Pick<OrphanedLines, 'area' | 'plans'>,
  to: readonly FieldToPlan[],
): Filled[] {
  const land = to.reduce((sum, { area }) => sum + area, 0)
  const open = orphan.plans.flatMap(({ timesDone, ...line }) => {
    const times = line.times - timesDone
    return times > 0 ? [{ ...line, times, area: line.area ?? (orphan.area > 0 ? orphan.area : null) }] : []
  })
  return to.flatMap((field) => {
    const own = plans.filter(({ fieldId }) => fieldId === field.fieldId)
    return open.flatMap((line) => {
      const share = shareOf(line, land > 0 ? field.area / land : 1)
      if (share === undefined) return []
      const filled = lineFor(share, field, { year, source: line.source })
      const same = own.filter((has) => isSame(has, line) && isPerHectare(has.unit))
      return onRest(filled, field, same) ?? []
    })
  })
}
