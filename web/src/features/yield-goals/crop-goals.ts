/** The plan of yields by crop: its fields with their goals, what the farm and each field gave, and the total. */
import type { Field } from '@vagu/core/fields/schema'
import { inFieldOrder } from '@vagu/core/fields/order'
import { nameOfYear } from '@vagu/core/fields/rules'
import { type CropTotal, measureOfCrop, totalOf, type YieldMeasure } from '@vagu/core/yield-goals/rules'
import type { GoalChange, GoalContent, GoalUnit, PastYield, YieldPlan } from '@vagu/core/yield-goals/schema'

export interface GoalField {
  readonly fieldId: string
  readonly name: string
  /** Hectares. */
  readonly area: number
  readonly goal: GoalContent | undefined
  readonly measure: YieldMeasure | undefined
}
export interface CropGoals {
  readonly crop: string
  readonly area: number
  readonly fields: readonly GoalField[]
  readonly measure: YieldMeasure | undefined
  readonly price: number | null
  readonly total: CropTotal
  /** Harvests of past years that had no weight. */
  readonly unweighed: readonly PastYield[]
}

/** Yields of the years before, of each crop and of each field under it: they stay as they are while goals are typed. */
export interface Measures {
  readonly ofCrop: ReadonlyMap<string, YieldMeasure>
  /** By field and crop. */
  readonly ofField: ReadonlyMap<string, YieldMeasure>
  /** Harvests that had no weight, by crop. */
  readonly unweighed: ReadonlyMap<string, readonly PastYield[]>
}

const keyOf = (fieldId: string, crop: string): string => `${fieldId} ${crop}`

type Group = readonly [key: string, past: readonly PastYield[]]

const measuresOf = (groups: Iterable<Group>): Map<string, YieldMeasure> =>
  new Map(
    [...groups].flatMap(([key, past]): [string, YieldMeasure][] => {
      const measure = past[0] && measureOfCrop(past, past[0].crop)
      return measure ? [[key, measure]] : []
    }),
  )

export const pastMeasures = (past: readonly PastYield[]): Measures => ({
  ofCrop: measuresOf(Map.groupBy(past, ({ crop }) => crop)),
  ofField: measuresOf(Map.groupBy(past, ({ fieldId, crop }) => keyOf(fieldId, crop))),
  unweighed: Map.groupBy(
    past.filter(({ unweighed }) => unweighed.length > 0),
    ({ crop }) => crop,
  ),
})

/** Crops of the year, the one on most land first. */
export function cropGoals(plan: YieldPlan, fields: readonly Field[], measures: Measures): CropGoals[] {
  const byId = new Map(fields.map((field) => [field._id, field]))
  const ordered = fields.toSorted(inFieldOrder(plan.year))
  const order = new Map(ordered.map((field, index) => [field._id, index]))
  const goals = new Map(plan.goals.map((goal) => [keyOf(goal.fieldId, goal.crop), goal]))
  const crops = Map.groupBy(plan.fields, ({ crop }) => crop)
  return [...crops]
    .map(([crop, of]): CropGoals => {
      const own = of
        .toSorted((a, b) => (order.get(a.fieldId) ?? 0) - (order.get(b.fieldId) ?? 0))
        .map(({ fieldId, area }): GoalField => {
          const field = byId.get(fieldId)
          const goal = goals.get(keyOf(fieldId, crop))
          return {
            fieldId,
            area,
            name: field ? nameOfYear(field, plan.year) : '',
            goal: goal && { perHa: goal.perHa, unit: goal.unit },
            measure: measures.ofField.get(keyOf(fieldId, crop)),
          }
        })
      const price = plan.prices.find((each) => each.crop === crop)?.tonnePrice ?? null
      return {
        crop,
        fields: own,
        area: own.reduce((sum, { area }) => sum + area, 0),
        measure: measures.ofCrop.get(crop),
        price,
        total: totalOf(own, price),
        unweighed: measures.unweighed.get(crop) ?? [],
      }
    })
    .toSorted((a, b) => b.area - a.area)
}

/** A goal that a field is to have, beside the one that was seen there. */
export const goalChange = (
  { fieldId, goal }: GoalField,
  next: { readonly crop: string; readonly perHa: number | null; readonly unit: GoalUnit },
): GoalChange => ({ fieldId, ...next, seen: goal ?? null })

/** Whether two states of a field look the same. */
export const isSameGoal = (a: GoalField, b: GoalField): boolean =>
  a.fieldId === b.fieldId &&
  a.name === b.name &&
  a.area === b.area &&
  a.measure === b.measure &&
  a.goal?.perHa === b.goal?.perHa &&
  a.goal?.unit === b.goal?.unit
