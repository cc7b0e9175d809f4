/** The plan as the page shows it: by crop a table of fields and of the materials that any of them has. */
import { cropTitle } from '@vagu/core/crops/title'
import { spreadArea } from '@vagu/core/fertilization-plan/rules'
import type {
  FieldToPlan,
  PlannedLine,
  RequisitePlanYear,
  TemplateLine,
} from '@vagu/core/requisite-plan/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { ApplicationUnit } from '@vagu/core/units/schema'
import { compareNames } from '@vagu/core/text/order'
import { planText as text } from './text.ts'

/** A material in a season; its line is a pattern for fields that have none. */
export interface MaterialColumn {
  readonly key: string
  readonly pattern: PlannedLine
}
export interface CropGroup {
  readonly crop: string | null
  readonly title: string
  readonly area: number
  readonly fields: readonly FieldToPlan[]
  readonly columns: readonly MaterialColumn[]
  /** Lines of a field in a column. */
  readonly linesAt: (fieldId: string, key: string) => readonly PlannedLine[]
}

const keyOf = ({ requisiteId, name, timeframe }: PlannedLine): string => `${requisiteId ?? name}|${timeframe}`
const SEASONS = { AUTUMN: 0, SPRING: 1, SUMMER: 2 } as const

function groupOf(
  crop: string | null,
  fields: readonly FieldToPlan[],
  plans: readonly PlannedLine[],
): CropGroup {
  const ids = new Set(fields.map(({ fieldId }) => fieldId))
  const own = plans.filter(({ fieldId }) => ids.has(fieldId))
  const byKey = Map.groupBy(own, keyOf)
  const cells = Map.groupBy(own, (line) => `${line.fieldId} ${keyOf(line)}`)
  const columns = [...byKey]
    .flatMap(([key, [pattern]]) => (pattern ? [{ key, pattern }] : []))
    .toSorted(
      (a, b) =>
        SEASONS[a.pattern.timeframe] - SEASONS[b.pattern.timeframe] ||
        compareNames(a.pattern.name, b.pattern.name),
    )
  return {
    crop,
    title: crop === null ? text.noCrop : cropTitle({ crop }),
    area: fields.reduce((sum, { area }) => sum + area, 0),
    fields,
    columns,
    linesAt: (fieldId, key) => cells.get(`${fieldId} ${key}`) ?? [],
  }
}

/** Crops by name; fields without one come last. */
export function groupsOf({ fields, plans }: Pick<RequisitePlanYear, 'fields' | 'plans'>): CropGroup[] {
  return [...Map.groupBy(fields, ({ crop }) => crop)]
    .map(([crop, own]) => groupOf(crop, own, plans))
    .toSorted((a, b) => Number(a.crop === null) - Number(b.crop === null) || compareNames(a.title, b.title))
}

/** The rate and the share of a field; fields of other sizes are given neither its amount in all nor its hectares. */
function inShares(line: Pick<PlannedLine, 'amount' | 'unit' | 'area'>, field: FieldToPlan) {
  const { amount, unit } = line
  const area = spreadArea(line, field)
  const part = area < field.area ? { share: area / field.area } : {}
  const rate = ApplicationUnit.safeParse(`${unit}/ha`).data
  if (rate === undefined || area <= 0) return { amount, unit, ...part }
  return { amount: roundTo(amount / area, 6), unit: rate, ...part }
}

/** Lines of the largest field that has any: what the crop is usually given. */
export function usualLines({ fields }: CropGroup, plans: readonly PlannedLine[]): TemplateLine[] {
  const [largest] = fields
    .filter(({ fieldId }) => plans.some((line) => line.fieldId === fieldId))
    .toSorted((a, b) => b.area - a.area)
  if (largest === undefined) return []
  return plans
    .filter(({ fieldId }) => fieldId === largest.fieldId)
    .map(({ type, requisiteId, name, times, timeframe, note, ...line }) => ({
      type,
      requisiteId,
      name,
      ...inShares(line, largest),
      times,
      timeframe,
      note,
    }))
}
