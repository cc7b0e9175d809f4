/**
 * Needs of a year in which a field had another crop: what is not done on it falls away, and what the crop takes elsewhere
 * comes. What a crop takes is told by the farm's other fields of it, a hectare of them all; where there are none, by its template.
 */
import type { FieldToPlan, TemplateLine } from '../requisite-plan/schema.ts'
import { typeOfPlan } from '../requisite-plan/schema.ts'
import { materialKey } from '../materials/schema.ts'
import { areaUnits, hectaresOf } from '../units/rounding.ts'
import type { Need } from './needs.ts'
import { baseUnitOf, measureOf, partsOfUse, USUAL_UNIT } from './quantities.ts'
import type { CropBasis } from './schema.ts'

export interface YearOfNeeds {
  readonly fields: readonly FieldToPlan[]
  readonly needs: readonly Need[]
}
export interface OtherCrop {
  readonly field: FieldToPlan
  readonly crop: string
  /** Lines of the crop's template. */
  readonly template: readonly TemplateLine[]
}
interface ChangedNeeds {
  readonly needs: readonly Need[]
  readonly basis: CropBasis
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0)

/** Materials are told apart as everywhere in the supplies, and amounts by what they measure. */
const keyOf = ({ requisiteId, type, name, unit, parts }: Need): string =>
  [requisiteId ?? `${type} ${materialKey(name)}`, unit && measureOf(unit), parts === null].join('|')

/** A share of whole parts by area, rounded half up. */
function shareOf(parts: number, area: number, of: number): number {
  const [own, all] = [BigInt(areaUnits(area)), BigInt(areaUnits(of))]
  return Number((BigInt(parts) * own * 2n + all) / (all * 2n))
}

const onField = (need: Need, { fieldId, area }: FieldToPlan, parts: number | null): Need => ({
  ...need,
  source: 'requisitePlan',
  recordId: fieldId,
  fieldId,
  area,
  parts,
  isDone: false,
  day: null,
})

/** Needs of a field as a hectare of others has them. */
function asElsewhere(needs: readonly Need[], field: FieldToPlan, hectares: number): Need[] {
  return [...Map.groupBy(needs, keyOf).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const parts = first.parts === null ? null : sumOf(own.map((need) => need.parts ?? 0))
    const share = parts === null ? null : shareOf(parts, field.area, hectares)
    // The season of one field need not be that of another.
    return [
      {
        ...onField(first, field, share),
        unit: first.unit && USUAL_UNIT[measureOf(first.unit)],
        timeframe: null,
      },
    ]
  })
}

function fromTemplate({ template, field }: OtherCrop): Need[] {
  return template.map(({ type, name, requisiteId, amount, unit, times, timeframe, share = 1 }) => ({
    source: 'requisitePlan',
    recordId: field.fieldId,
    fieldId: field.fieldId,
    type: typeOfPlan(type),
    name,
    requisiteId,
    parts: partsOfUse({ amount, unit, area: field.area * share, times }),
    unit: baseUnitOf(unit),
    area: field.area,
    isDone: false,
    isOrganic: false,
    timeframe,
    day: null,
  }))
}

export function needsWithOtherCrop({ fields, needs }: YearOfNeeds, other: OtherCrop): ChangedNeeds {
  const { field, crop } = other
  const kept = needs.filter(({ fieldId, isDone }) => fieldId !== field.fieldId || isDone)
  const like = fields.filter((each) => each.crop === crop && each.fieldId !== field.fieldId && each.area > 0)
  const ids = new Set(like.map(({ fieldId }) => fieldId))
  const elsewhere = needs.filter(({ fieldId }) => ids.has(fieldId))
  if (elsewhere.length > 0) {
    const area = hectaresOf(sumOf(like.map((each) => areaUnits(each.area))))
    const basis = { source: 'FIELDS' as const, fields: like.length, area }
    return { needs: [...kept, ...asElsewhere(elsewhere, field, area)], basis }
  }
  const own = fromTemplate(other)
  return {
    needs: [...kept, ...own],
    basis: { source: own.length > 0 ? 'TEMPLATE' : 'NONE', fields: 0, area: 0 },
  }
}
